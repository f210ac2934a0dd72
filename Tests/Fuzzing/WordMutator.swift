import TestSupport

/// Changes a text by its words, so that what comes out is a program more often.
///
/// On bytes: as characters, a text takes longer to change than to run.
enum WordMutator {
  static func changed(_ bytes: [UInt8], _ choices: inout Choices) -> [UInt8] {
    var bytes = bytes
    for _ in 0...choices.below(3) {
      switch choices.below(4) {
      case 0: changeLines(&bytes, &choices)
      case 1: changeNumber(&bytes, &choices)
      default: changeWords(&bytes, &choices)
      }
    }
    return bytes
  }

  /// A line is doubled, dropped or swapped with another.
  private static func changeLines(_ bytes: inout [UInt8], _ choices: inout Choices) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = choices.below(lines.count)
    switch choices.below(3) {
    case 0: lines.insert(lines[line], at: choices.below(lines.count + 1))
    case 1: lines.remove(at: line)
    default: lines.swapAt(line, choices.below(lines.count))
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static let numbers = [
    "0", "1", "2", "-1", "255", "65536", "2147483647", "4294967296", "9223372036854775807", "1.5", "1e300", "Int.max", "Int.min",
    "Double.nan", "nil", ".infinity",
  ].map { Array($0.utf8) }

  private static func changeNumber(_ bytes: inout [UInt8], _ choices: inout Choices) {
    let places = TextPiece.all(in: bytes).filter { $0.kind == .number }
    guard !places.isEmpty else { return }
    bytes.replaceSubrange(places[choices.below(places.count)].range, with: numbers[choices.below(numbers.count)])
  }

  /// A piece is dropped, doubled, swapped with the next one, or replaced by another.
  private static func changeWords(_ bytes: inout [UInt8], _ choices: inout Choices) {
    let pieces = TextPiece.all(in: bytes).filter { $0.kind != .space }
    guard !pieces.isEmpty else { return }
    let place = choices.below(pieces.count)
    let piece = pieces[place]
    switch choices.below(6) {
    case 0: bytes.removeSubrange(piece.range)
    case 1: bytes.insert(contentsOf: [UInt8(ascii: " ")] + bytes[piece.range], at: piece.range.upperBound)
    case 2:
      let next = pieces[min(place + 1, pieces.count - 1)]
      let texts = (first: Array(bytes[piece.range]), second: Array(bytes[next.range]))
      bytes.replaceSubrange(next.range, with: texts.first)
      if next.range != piece.range { bytes.replaceSubrange(piece.range, with: texts.second) }
    case 3: bytes.replaceSubrange(piece.range, with: Array(bytes[pieces[choices.below(pieces.count)].range]))
    default:
      // A name by a name, a number by a number.
      let alike = pieces.filter { $0.kind == piece.kind }
      bytes.replaceSubrange(piece.range, with: Array(bytes[alike[choices.below(alike.count)].range]))
    }
  }
}

/// A piece of a text. Rough on purpose: one after the other the pieces are the text, and a mutation need not know Swift.
struct TextPiece {
  enum Kind {
    case space, word, number, literal, comment, operators, sign
  }

  var kind: Kind
  var range: Range<Int>

  static func all(in bytes: [UInt8]) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start = 0
    while start < bytes.count {
      let kind = self.kind(at: start, in: bytes)
      let end = self.end(of: kind, from: start, in: bytes)
      pieces.append(TextPiece(kind: kind, range: start..<end))
      start = end
    }
    return pieces
  }

  private static func kind(at start: Int, in bytes: [UInt8]) -> Kind {
    let byte = bytes[start]
    if isSpace(byte) { return .space }
    if isDigit(byte) { return .number }
    if isWord(byte) { return .word }
    if byte == UInt8(ascii: "\"") { return closingQuote(of: start, in: bytes) == nil ? .sign : .literal }
    if byte == UInt8(ascii: "/"), start + 1 < bytes.count, bytes[start + 1] == byte { return .comment }
    return isOperator(byte) ? .operators : .sign
  }

  private static func end(of kind: Kind, from start: Int, in bytes: [UInt8]) -> Int {
    let rest = bytes[start...]
    let end: Int? =
      switch kind {
      case .space: rest.firstIndex { !isSpace($0) }
      case .number, .word: rest.firstIndex { !isWord($0) }
      case .literal: closingQuote(of: start, in: bytes).map { $0 + 1 }
      case .comment: rest.firstIndex(of: UInt8(ascii: "\n"))
      case .operators: rest.firstIndex { !isOperator($0) }
      case .sign: start + 1
      }
    return end ?? bytes.count
  }

  /// Nil for a text that has an escape in it or does not end in its line.
  private static func closingQuote(of start: Int, in bytes: [UInt8]) -> Int? {
    let stops = [UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\\")]
    let end = bytes[(start + 1)...].firstIndex { stops.contains($0) }
    return end.flatMap { bytes[$0] == UInt8(ascii: "\"") ? $0 : nil }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// What is not ASCII belongs to words.
  private static func isWord(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small) && byte < 0x80 || isDigit(byte) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static let operators = Array("+-*/%=<>&|^~?!.".utf8)
  private static func isOperator(_ byte: UInt8) -> Bool { operators.contains(byte) }
}
