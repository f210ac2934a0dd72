import DispatchTrace
import RecordingFormat

/// What a recording says, in the order in which it happened.
///
/// Any bytes that begin like a recording are one: what cannot be read is left out, as is what a process that was killed did not finish.
package struct RecordedLines: Sendable {
  /// The program that was recorded.
  package private(set) var program = ""
  package private(set) var cores = 1
  private(set) var isDarwin = false
  /// The names of the files, without modules and folders; the first is the trace's own.
  private(set) var files: [String] = []
  private let bytes: [UInt8]
  private var order: [Entry] = []
  /// File number of the recording → number of the trace.
  private var fileNumbers: [Int: Int] = [:]

  private struct Entry {
    var instant: Int64
    var thread: Int
    var offset: Int
  }

  /// Whether a file with these first bytes is a recording.
  package static func begin(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: RecordWords.mark.utf8) }

  /// `files` are those that are known to be the program, in the order of their numbers; others come behind them as they are met.
  package init(_ bytes: [UInt8], of files: [String] = []) {
    self.bytes = bytes
    self.files = files
    readHeader()
    var names: [(instant: Int64, number: Int, name: String)] = []
    // A process that was killed while it put a chunk away has left it twice; the first is whole.
    var seen: Set<[UInt64]> = []
    for chunk in stride(from: RecordWords.chunkSize, to: bytes.count, by: RecordWords.chunkSize)
    where seen.insert([word(at: chunk), word(at: chunk + 16)]).inserted {
      readChunk(chunk, &names)
    }
    for file in names.sorted(by: { ($0.instant, $0.number) < ($1.instant, $1.number) }) { name(file.number, file.name) }
    order.sort { ($0.instant, $0.offset) < ($1.instant, $1.offset) }
    // Threads that were not the one that ended it went on for a moment.
    if let end = order.firstIndex(where: { kind(at: $0.offset)?.isEnd == true }) { order.removeSubrange((end + 1)...) }
  }

  private mutating func readHeader() {
    guard bytes.count >= RecordWords.nameStart else { return }
    cores = min(max(Int(clamping: word(at: RecordWords.headerNumbers)), 1), 4096)
    isDarwin = word(at: RecordWords.headerNumbers + 8) == 1
    let length = min(Int(clamping: word(at: RecordWords.headerNumbers + 16)), RecordWords.longestName)
    program = String(decoding: bytes[RecordWords.nameStart...].prefix(length), as: UTF8.self)
  }

  private mutating func readChunk(_ chunk: Int, _ names: inout [(instant: Int64, number: Int, name: String)]) {
    let end = min(chunk + RecordWords.chunkSize, bytes.count)
    var offset = chunk
    var thread = 0
    while let kind = kind(at: offset), let length = length(of: kind, at: offset), offset + length <= end {
      let instant = Int64(bitPattern: word(at: offset)) >> 8
      switch kind {
      case .thread: thread = Int(clamping: word(at: offset + 16))
      case .file: names.append((instant, Int(clamping: word(at: offset + 16)), text(at: offset, kind)))
      default: order.append(Entry(instant: max(instant, 0), thread: thread, offset: offset))
      }
      offset += length
    }
  }

  private mutating func name(_ number: Int, _ fileID: String) {
    let name = FileName.last(of: fileID)
    if !files.contains(name), files.count <= SourcePosition.mostFiles { files.append(name) }
    fileNumbers[number] = files.firstIndex(of: name) ?? files.count - 1
  }

  // MARK: Words

  private func word(at offset: Int) -> UInt64 {
    guard offset + 8 <= bytes.count else { return 0 }
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }

  private func kind(at offset: Int) -> RecordKind? { RecordKind(rawValue: UInt8(truncatingIfNeeded: word(at: offset))) }

  /// In bytes; nil when it cannot be.
  private func length(of kind: RecordKind, at offset: Int) -> Int? {
    let words = kind.fixed + kind.numbers
    guard kind.hasText else { return words * 8 }
    let text = Int(clamping: word(at: offset + words * 8))
    return text <= RecordWords.longestText ? (words + 1 + (text + 7) / 8) * 8 : nil
  }

  private func text(at offset: Int, _ kind: RecordKind) -> String {
    let start = offset + (kind.fixed + kind.numbers) * 8
    return String(decoding: bytes[(start + 8)...].prefix(Int(clamping: word(at: start))), as: UTF8.self)
  }

  // MARK: Lines

  var count: Int { order.count }

  func kind(of index: Int) -> RecordKind { kind(at: order[index].offset) ?? .exited }
  func instant(of index: Int) -> Instant { Instant(nanoseconds: order[index].instant) }
  func thread(of index: Int) -> Int { order[index].thread }
  /// The first number.
  func subject(of index: Int) -> Int { number(order[index].offset, 0, kind(of: index)) }

  private func number(_ offset: Int, _ index: Int, _ kind: RecordKind) -> Int {
    Int(Int64(bitPattern: word(at: offset + (kind.fixed + index) * 8)))
  }

  subscript(index: Int) -> LogLine {
    let offset = order[index].offset
    let kind = kind(of: index)
    var line = LogLine(
      instant: instant(of: index), thread: order[index].thread,
      position: kind.hasPlace ? position(word(at: offset + 8)) : .none, kind: kind)
    let count = kind.numbers
    if count > 0 { line.a = number(offset, 0, kind) }
    if count > 1 { line.b = number(offset, 1, kind) }
    if count > 2 { line.c = number(offset, 2, kind) }
    if count > 3 { line.d = number(offset, 3, kind) }
    if count > 4 { line.e = number(offset, 4, kind) }
    if count > 5 { line.f = number(offset, 5, kind) }
    if kind.hasText { line.text = text(at: offset, kind) }
    return line
  }

  private func position(_ place: UInt64) -> SourcePosition {
    let line = Int(clamping: place >> 32)
    guard line > 0, let file = fileNumbers[Int(place >> 16 & 0xFFFF)] else { return .none }
    return SourcePosition(file: file, line: line, column: Int(place & 0xFFFF))
  }
}
