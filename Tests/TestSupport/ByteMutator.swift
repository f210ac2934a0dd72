package import Foundation

/// Makes new inputs of a corpus: bytes changed, pieces cut out, doubled by the hundred, moved from one file to another, numbers and
/// words replaced by awkward ones.
package struct ByteMutator {
  private let corpus: [Data]
  /// `pick(n)` is one of `0..<n`.
  private let pick: (Int) -> Int

  package init(corpus: [Data], pick: @escaping (Int) -> Int) {
    self.corpus = corpus
    self.pick = pick
  }

  package mutating func next() -> [UInt8] {
    var bytes = [UInt8](corpus[pick(corpus.count)])
    for _ in 0...pick(4) { bytes = changed(bytes) }
    return bytes
  }

  private static let longest = 200_000

  private func changed(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty, bytes.count < Self.longest else { return Array(bytes.prefix(1000)) }
    let range = piece(of: bytes)
    var bytes = bytes
    switch pick(9) {
    case 0: bytes[range.lowerBound] = UInt8(pick(256))
    case 1: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: bytes[range], at: pick(bytes.count + 1))
    case 3: bytes.insert(contentsOf: Self.repeated(bytes[range], 1 << pick(9)), at: range.upperBound)
    case 4: bytes.replaceSubrange(range, with: Self.awkward[pick(Self.awkward.count)].utf8)
    case 5, 6: replaceNumber(in: &bytes)
    case 7:
      let other = [UInt8](corpus[pick(corpus.count)])
      if !other.isEmpty { bytes.replaceSubrange(range, with: other[piece(of: other)]) }
    default:
      bytes.replaceSubrange(range, with: Self.repeated(ArraySlice(Self.awkward[pick(Self.awkward.count)].utf8), 1 << pick(9)))
    }
    return bytes
  }

  /// Mostly words, sometimes lines or anything.
  private func piece(of bytes: [UInt8]) -> Range<Int> {
    let start = pick(bytes.count)
    let end = min(start + 1 + pick(pick(4) == 0 ? 200 : 12), bytes.count)
    return start..<end
  }

  private func replaceNumber(in bytes: inout [UInt8]) {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let starts = bytes.indices.filter { isDigit(bytes[$0]) && ($0 == 0 || !isDigit(bytes[$0 - 1])) }
    guard !starts.isEmpty else { return }
    let start = starts[pick(starts.count)]
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Self.numbers[pick(Self.numbers.count)].utf8)
  }

  private static func repeated(_ piece: ArraySlice<UInt8>, _ count: Int) -> [UInt8] {
    let wanted = min(count, max(longest / max(piece.count, 1) / 4, 1))
    return (0..<wanted).flatMap { _ in piece }
  }

  private static let numbers = [
    "0", "-1", "1", "255", "256", "2147483647", "2147483648", "4294967296", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551615", "1e300", "0.1", "00", "99999999999999999999999",
  ]

  private static let awkward = [
    "\"\\(", "x as (", "{ @a (", "Array<", "[", "(", "{", "<", "let 1 ", "var (1,1", "\u{FEFF}", "\u{C}", "\u{0}", "e\u{301}",
    "🇩🇪",
    "$0", "$9223372036854775807", "_resume(q)", "try? ", "#if ", "@", "\\", "\"\"\"", "/*", "*/", "//", "while true {",
    "q.async {",
    "q.sync {", ".never", ".distantFuture", "Int.max", "DispatchQueue.concurrentPerform(iterations: ",
    "String(repeating: \"a\", count: ",
    "print(", "{}", "[]", "\"\"", "\u{1B}[31m", "->", "&&", "?.", "!", "inout ", "some ", "any ", "case let ", "// expect: ",
    "// simulate: ", ",", ":", "null", "true", "\"at\":", "\"i0\"", "\"t0\"", "\n",
  ]
}
