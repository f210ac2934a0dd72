#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds where declarations begin and end in the library's text, and what they are called, without parsing them.
///
/// The library is Swift as anybody writes it, as long as
///
/// * a declaration ends with its line, unless a bracket is open, the line ends with a comma, or the next one begins with `where`, an
///   arrow or a brace;
/// * a brace that ends a line is closed below the first letter of its declaration;
/// * a variable whose value is computed, and a static one, is declared alone;
/// * the name of an operator is followed by a blank;
/// * what stands in the round brackets of a subscript that takes a range or a set of them, and of no other, names a type called `…Range…`.
struct LibraryCutter {
  /// What subscripts that take ranges are found by: they are looked for apart.
  static let rangeSubscript = "subscript of ranges"

  struct Piece {
    enum Kind {
      case type, protocolType, extensionOfType, function, subscripting, variable, other
    }

    var kind: Kind
    var isStatic = false
    /// What it declares, or what it extends.
    var name: String
    var range: Range<Int>
    /// What stands between its first braces.
    var inside: Range<Int>?
  }

  /// The library is our own text, and read at each start: no index is checked in an optimised build.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int

  /// The declarations of `range`, in order, without those inside them.
  static func pieces(of bytes: [UInt8], in range: Range<Int>) -> [Piece] {
    bytes.withUnsafeBufferPointer { bytes in
      var cutter = LibraryCutter(bytes: bytes, index: range.lowerBound, end: range.upperBound)
      var pieces: [Piece] = []
      while let piece = cutter.next() { pieces.append(piece) }
      return pieces
    }
  }

  private mutating func next() -> Piece? {
    skipBetween()
    guard index < end else { return nil }
    let start = index
    var piece = Piece(kind: .other, name: "", range: start..<start)
    readName(into: &piece)
    piece.inside = skipDeclaration(from: start)
    piece.range = start..<index
    return piece
  }

  // MARK: - Names

  private mutating func readName(into piece: inout Piece) {
    while index < end {
      let word = word()
      switch word {
      case "func": piece.kind = .function
      case "init":
        piece.kind = .function
        piece.name = word
        return
      case "deinit":
        piece.name = word
        return
      case "subscript":
        piece.kind = .subscripting
        piece.name = takesRange ? Self.rangeSubscript : word
        return
      case "var", "let": piece.kind = .variable
      case "struct", "class", "enum": piece.kind = .type
      case "protocol": piece.kind = .protocolType
      case "extension": piece.kind = .extensionOfType
      case "typealias", "associatedtype", "case": piece.kind = .other
      case "static":
        piece.isStatic = true
        continue
      default: continue
      }
      piece.name = self.word()
      return
    }
  }

  /// An identifier without its backticks, an operator, or an attribute.
  private mutating func word() -> String {
    skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "`") }
    let start = index
    skip(isPartOfIdentifier)
    if index == start { skip { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isPartOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private var takesRange: Bool {
    var rest = index
    while rest < end, bytes[rest] != UInt8(ascii: ")"), bytes[rest] != UInt8(ascii: "\n") {
      if bytes[rest] == UInt8(ascii: "R"), bytes[rest..<end].starts(with: "Range".utf8) { return true }
      rest += 1
    }
    return false
  }

  // MARK: - Ends

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while index < end, isSkipped(bytes[index]) { index += 1 }
  }

  private mutating func skipBetween() {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: ";"): index += 1
      case UInt8(ascii: "/") where isComment: skipLine()
      case UInt8(ascii: "i") where isImport: skipLine()
      default: return
      }
    }
  }

  private var isComment: Bool { index + 1 < end && bytes[index + 1] == UInt8(ascii: "/") }

  /// A file that is compiled elsewhere, too, says where its names are from.
  private var isImport: Bool { bytes[index...].starts(with: "import ".utf8) }

  private mutating func skipLine() {
    skip { $0 != UInt8(ascii: "\n") }
  }

  /// Goes to the end of the declaration that begins at `start`; what its first braces hold.
  private mutating func skipDeclaration(from start: Int) -> Range<Int>? {
    var inside: Range<Int>?
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: ";"): return inside
      case UInt8(ascii: "\n"):
        if inside != nil || !goesOn(after: index) { return inside }
        index += 1
      case UInt8(ascii: "{"):
        let inner = index + 1
        if inner < end, bytes[inner] == UInt8(ascii: "\n") { skipLines(inside: start) } else { skipBrackets() }
        if inside == nil { inside = inner..<index - 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["): skipBrackets()
      case UInt8(ascii: "\""): skipText()
      case UInt8(ascii: "/") where isComment: skipLine()
      default: index += 1
      }
    }
    return inside
  }

  private func goesOn(after lineBreak: Int) -> Bool {
    if bytes[lineBreak - 1] == UInt8(ascii: ",") { return true }
    let rest = bytes[(lineBreak + 1)..<end].drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: "{") || rest.starts(with: "where ".utf8) || rest.starts(with: "-> ".utf8)
  }

  /// From a brace that ends its line to behind the one that closes it: the library is formatted, so that one stands below the first
  /// letter of the declaration. To look for line ends alone takes an eighth of the time.
  private mutating func skipLines(inside declaration: Int) {
    var line = declaration
    while line > 0, bytes[line - 1] != UInt8(ascii: "\n") { line -= 1 }
    let indentation = bytes[line...declaration].prefix { $0 == UInt8(ascii: " ") }.count
    while let lineBreak = memchr(bytes.baseAddress! + index, Int32(UInt8(ascii: "\n")), end - index) {
      index = UnsafePointer(lineBreak.assumingMemoryBound(to: UInt8.self)) - bytes.baseAddress! + 1
      let brace = index + indentation
      if brace < end, bytes[brace] == UInt8(ascii: "}"), bytes[index..<brace].allSatisfy({ $0 == UInt8(ascii: " ") }) {
        index = brace + 1
        return
      }
    }
    index = end
  }

  /// From an opening bracket to behind the one that closes it.
  private mutating func skipBrackets() {
    var depth = 0
    repeat {
      skipPlain()
      guard index < end else { return }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        skipText()
        continue
      case UInt8(ascii: "/") where isComment: skipLine()
      default: break
      }
      index += 1
    } while depth > 0 && index < end
  }

  /// Over what neither opens nor closes anything: nine in ten of the library's bytes, which are all read at each start.
  private mutating func skipPlain() {
    var index = index
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
        UInt8(ascii: "\""), UInt8(ascii: "/"):
        self.index = index
        return
      default: index += 1
      }
    }
    self.index = index
  }

  /// From a quote to behind the one that ends the literal.
  private mutating func skipText() {
    index += 1
    while index < end, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      index += 1
      if bytes[index] == UInt8(ascii: "(") { skipBrackets() } else { index += 1 }
    }
    index += 1
  }
}
