import DispatchTrace

/// Finds nesting so deep that the text must be refused before it is parsed: the parser looks ahead through every `[` twice (it may
/// begin a type), so each further level of them doubles its time, whatever the nesting limit it is given. Other brackets, `<` and
/// `\(` among them, take memory that grows with the square of their depth.
struct NestingScan {
  struct Problem {
    var what: String
    var position: SourcePosition
  }

  private static let deepestSquare = 12
  private static let deepestAngle = 24
  private static let deepest = 96

  private enum Context {
    /// `angles`: how many `<` are open when the bracket is closed again.
    case bracket(close: UInt8, angles: Int)
    /// A string literal: the number signs around it, and whether it runs over several lines. `start` is its first byte of text.
    case string(signs: Int, isMultiline: Bool, start: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [Context] = []
  private var squares = 0
  /// Open `<` that stand right behind a name.
  private var angles = 0
  /// Quotes that begin no literal, because their line ends first.
  private var loneQuotes: Set<Int> = []

  /// The first bracket that is too deep.
  static func tooDeep(in bytes: UnsafeBufferPointer<UInt8>) -> Problem? {
    var scan = NestingScan(bytes: bytes)
    guard let (offset, what) = scan.run() else { return nil }
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Problem(what: what, position: SourcePosition(line: line, column: offset - lineStart + 1))
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func run() -> (offset: Int, what: String)? {
    while index < bytes.count {
      if case .string(let signs, let isMultiline, let start) = open.last {
        text(signs, isMultiline, start)
      } else {
        code()
      }
      if squares > Self.deepestSquare { return (index - 1, "Square brackets are nested more than \(Self.deepestSquare) deep") }
      if angles > Self.deepestAngle { return (index - 1, "Angle brackets are nested more than \(Self.deepestAngle) deep") }
      if open.count > Self.deepest { return (index - 1, "Brackets are nested more than \(Self.deepest) deep") }
    }
    return nil
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private func signs(at place: Int) -> Int {
    var count = 0
    while place + count < bytes.count, bytes[place + count] == UInt8(ascii: "#") { count += 1 }
    return count
  }

  // MARK: - Code

  private mutating func code() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where has("//", at: index): skipLine()
    case UInt8(ascii: "/") where has("/*", at: index): skipComment()
    case UInt8(ascii: "#"):
      let count = signs(at: index)
      index += count
      if has("\"", at: index) { beginString(signs: count) }
    case UInt8(ascii: "\""): beginString(signs: 0)
    case UInt8(ascii: "["): push(close: UInt8(ascii: "]"))
    case UInt8(ascii: "("): push(close: UInt8(ascii: ")"))
    case UInt8(ascii: "{"): push(close: UInt8(ascii: "}"))
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
      if case .bracket(close: byte, _) = open.last { pop() }
      index += 1
    case UInt8(ascii: "<"):
      if index > 0, isPartOfName(bytes[index - 1]) || bytes[index - 1] == byte { angles += 1 }
      index += 1
    case UInt8(ascii: ">"):
      if angles > 0 { angles -= 1 }
      index += 1
    case UInt8(ascii: "="), UInt8(ascii: ";"):
      angles = 0
      index += 1
    default: index += 1
    }
  }

  private mutating func push(close: UInt8) {
    // What stands before braces is not a type that goes on behind them.
    if close == UInt8(ascii: "}") { angles = 0 }
    open.append(.bracket(close: close, angles: angles))
    if close == UInt8(ascii: "]") { squares += 1 }
    index += 1
  }

  private mutating func pop() {
    guard case .bracket(let close, let angles) = open.removeLast() else { return }
    if close == UInt8(ascii: "]") { squares -= 1 }
    self.angles = angles
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  // MARK: - String literals

  private mutating func beginString(signs: Int) {
    let isLone = loneQuotes.contains(index)
    let isMultiline = has("\"\"\"", at: index)
    index += isMultiline && !isLone ? 3 : 1
    if !isLone { open.append(.string(signs: signs, isMultiline: isMultiline, start: index)) }
  }

  private mutating func text(_ signs: Int, _ isMultiline: Bool, _ start: Int) {
    let isEnd = isMultiline ? has("\"\"\"", at: index) : has("\"", at: index)
    let quotes = isMultiline ? 3 : 1
    if isEnd, self.signs(at: index + quotes) >= signs {
      index += quotes + signs
      open.removeLast()
    } else if has("\\", at: index), self.signs(at: index + 1) >= signs {
      index += 1 + signs
      if has("(", at: index) { push(close: UInt8(ascii: ")")) } else { index += 1 }
    } else if has("\n", at: index), !isMultiline {
      // Not a literal after all: what follows the quote is code.
      loneQuotes.insert(start - 1)
      index = start
      open.removeLast()
    } else {
      index += 1
    }
  }
}
