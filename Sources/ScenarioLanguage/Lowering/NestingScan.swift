import DispatchTrace

/// Finds brackets nested so deep that the text must be refused before it is parsed: the parser looks ahead through every `[`
/// twice (it may begin a type), so each further level of them doubles its time, whatever the nesting limit it is given.
struct NestingScan {
  static let deepestSquare = 12

  private enum Context {
    case bracket(close: UInt8)
    /// A string literal: the number signs around it, and whether it runs over several lines. `start` is its first byte of text.
    case string(signs: Int, isMultiline: Bool, start: Int)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [Context] = []
  private var squares = 0
  /// Quotes that begin no literal, because their line ends first.
  private var loneQuotes: Set<Int> = []

  /// The place of the first bracket that is too deep.
  static func tooDeep(in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition? {
    var scan = NestingScan(bytes: bytes)
    guard let offset = scan.run() else { return nil }
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func run() -> Int? {
    while index < bytes.count {
      if case .string(let signs, let isMultiline, let start) = open.last {
        text(signs, isMultiline, start)
      } else {
        code()
        if squares > Self.deepestSquare { return index - 1 }
      }
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
      if case .bracket(close: byte) = open.last { pop() }
      index += 1
    default: index += 1
    }
  }

  private mutating func push(close: UInt8) {
    open.append(.bracket(close: close))
    if close == UInt8(ascii: "]") { squares += 1 }
    index += 1
  }

  private mutating func pop() {
    if case .bracket(close: UInt8(ascii: "]")) = open.removeLast() { squares -= 1 }
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
