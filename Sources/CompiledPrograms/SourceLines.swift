import DispatchTrace
import SimulatedDispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which line of which file the code at an address stands in, as the debug information says: asked of `llvm-symbolizer`, which
/// comes with the compiler, once for each address of a program.
struct SourceLines {
  private let symbolizer: String
  private let program: String
  /// Where it is remembered for the next run.
  private let memory: String
  private var known: [UInt: SeenByOthers.Place?] = [:]
  private var order: [UInt] = []
  private var texts: [String: [Substring]] = [:]
  private let folders: [String]

  /// `sources` are the program's files, with their folders.
  init(symbolizer: String, program: String, memory: String, sources: [String]) {
    self.symbolizer = symbolizer
    self.program = program
    self.memory = memory
    folders = sources
    for line in readText(memory)?.split(separator: "\n") ?? [] {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count >= 3, let offset = UInt(words[0], radix: 16), let row = Int(words[1]), let column = Int(words[2]) else {
        continue
      }
      remember(offset, words.count == 4 ? SeenByOthers.Place(file: String(words[3]), line: row, column: column) : nil)
    }
  }

  private mutating func remember(_ offset: UInt, _ place: SeenByOthers.Place?) {
    if known.updateValue(place, forKey: offset) == nil { order.append(offset) }
  }

  /// The code that a call returns to at `offset`; nil where it stands in no line.
  mutating func place(_ offset: UInt) -> SeenByOthers.Place? {
    if known[offset] == nil { look(at: [offset]) }
    return known[offset] ?? nil
  }

  /// All of them at once: to start the other program takes longer than its answers.
  mutating func look(at offsets: [UInt]) {
    let new = offsets.filter { known[$0] == nil }
    for offset in new { remember(offset, nil) }
    guard !new.isEmpty, !symbolizer.isEmpty else { return }
    let words = new.flatMap { offset in Self.nearby.map { "0x" + String(UInt(Int(offset) + $0), radix: 16) } }
    for start in stride(from: 0, to: words.count, by: 6 * 400) {
      let part = words[start..<min(start + 6 * 400, words.count)]
      let lines = answers(to: part)
      guard lines.count == part.count else { continue }
      for (index, offset) in new[(start / 6)..<((start + part.count) / 6)].enumerated() {
        remember(offset, lines[(index * 6)..<(index * 6 + 6)].lazy.compactMap(SeenByOthers.Place.init(symbolized:)).first)
      }
    }
    let text = order.map { offset in
      let place = known[offset] ?? nil
      return String(offset, radix: 16) + " \(place?.line ?? 0) \(place?.column ?? 0)" + (place.map { " \($0.file)" } ?? "") + "\n"
    }
    writeText(text.joined(), to: memory)
  }

  /// The call itself, or what comes soon after it: not all that the compiler adds has a line.
  private static let nearby = [-1, 4, 9, 14, 24, 40]

  private func answers(to addresses: ArraySlice<String>) -> [Substring] {
    let quoted = [symbolizer, program].map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let command = "\(quoted[0]) -e \(quoted[1]) --no-inlines -s --functions=none \(addresses.joined(separator: " ")) 2>/dev/null"
    guard let pipe = popen(command, "r") else { return [] }
    defer { pclose(pipe) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&part, 1, part.count, pipe), count > 0 { text += part[..<count] }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").filter { !$0.isEmpty }
  }

  // MARK: Names

  /// What the text at a place calls the variable that is touched there: the name there, or the nearest one before it.
  mutating func name(at place: SeenByOthers.Place) -> String? {
    let lines = lines(of: place.file)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let bytes = Array(lines[place.line - 1].utf8)
    var end = min(max(place.column - 1, 0), bytes.count)
    if end < bytes.count, Self.isPartOfName(bytes[end]) {
      while end < bytes.count, Self.isPartOfName(bytes[end]) { end += 1 }
      // The name of what is called says nothing; what it is called on does.
      if end < bytes.count, bytes[end] == UInt8(ascii: "(") || bytes[end] == UInt8(ascii: " ") && Self.opens(bytes, end + 1) {
        var start = end
        while start > 0, Self.isPartOfName(bytes[start - 1]) { start -= 1 }
        if start > 0, bytes[start - 1] == UInt8(ascii: ".") { end = start - 1 }
      }
    }
    while end > 0, !Self.isPartOfName(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, Self.isPartOfName(bytes[start - 1]) { start -= 1 }
    guard start < end, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func opens(_ bytes: [UInt8], _ place: Int) -> Bool { place < bytes.count && bytes[place] == UInt8(ascii: "{") }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let known = texts[file] { return known }
    let path = folders.first { FileName.last(of: $0) == file }
    let lines = path.flatMap(readText)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    texts[file] = lines
    return lines
  }
}

func readText(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var text: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 14)
  while case let count = fread(&part, 1, part.count, file), count > 0 { text += part[..<count] }
  return String(decoding: text, as: UTF8.self)
}

/// Whole or not at all: others may read it meanwhile.
func writeText(_ text: String, to path: String) {
  let temporary = "\(path).\(getpid())"
  guard let file = fopen(temporary, "w") else { return }
  var text = text
  let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  if fclose(file) == 0, isWritten { rename(temporary, path) } else { unlink(temporary) }
}
