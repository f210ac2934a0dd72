import SwiftParser
import SwiftSyntax

/// A declaration of the library: cut out of an area's text, and parsed when a scenario first needs it.
final class LibraryDeclaration: @unchecked Sendable {
  /// What it declares, or the type it extends.
  let name: String
  private let piece: LibraryCutter.Piece
  private let isMember: Bool
  private let bytes: [UInt8]
  /// Of a function: what stands in its braces, which is parsed apart. Of four functions that are looked up three are never called.
  private let bodyRange: Range<Int>?
  /// Of a member: those of its type, or of the extension that it stands in.
  private var siblings: Siblings?

  // Unchecked: what follows is only touched inside `lock`. Trees are immutable and serve every load in the life of the tool.
  /// Made when it is first needed: of an area's types a scenario uses few.
  private lazy var parts = takenApart()
  private var parsed: DeclSyntax?
  private var parsedBody: CodeBlockItemListSyntax?
  private static let lock = PlainLock()

  /// The declarations of an area by name, in the order of its text.
  static func all(in area: LibraryArea) -> [String: [LibraryDeclaration]] {
    let bytes = area.source
    let pieces = LibraryCutter.pieces(of: bytes, in: bytes.indices)
    return Dictionary(grouping: pieces.map { LibraryDeclaration($0, of: bytes, isMember: false) }, by: \.name)
  }

  private init(_ piece: LibraryCutter.Piece, of bytes: [UInt8], isMember: Bool) {
    name = piece.name
    self.piece = piece
    self.isMember = isMember
    self.bytes = bytes
    bodyRange = piece.kind == .function ? piece.inside : nil
  }

  private struct Parts {
    /// Those of `bytes` that are its own text.
    var ranges: [Range<Int>]
    var members: [LibraryDeclaration] = []
  }

  private func takenApart() -> Parts {
    let whole = piece.range
    guard let inside = piece.inside, Self.isTaken(apart: piece), !isMember else {
      return Parts(ranges: bodyRange.map { [whole.lowerBound..<$0.lowerBound, $0.upperBound..<whole.upperBound] } ?? [whole])
    }
    let all = LibraryCutter.pieces(of: bytes, in: inside)
    let kept = all.filter { !Self.isCutOut($0) }.map(\.range)
    let members = all.filter(Self.isCutOut).map { LibraryDeclaration($0, of: bytes, isMember: true) }
    let siblings = Siblings(members)
    for member in members { member.siblings = siblings }
    return Parts(
      ranges: [whole.lowerBound..<inside.lowerBound] + kept + [inside.upperBound..<whole.upperBound], members: members)
  }

  /// Members that are not part of the type's `syntax`: they are parsed one by one.
  var members: [LibraryDeclaration] { Self.lock.withLock { parts.members } }

  private static func isTaken(apart piece: LibraryCutter.Piece) -> Bool {
    switch piece.kind {
    case .type, .protocolType, .extensionOfType: true
    case .function, .subscripting, .variable, .other: false
    }
  }

  /// Everything but what a type must know as a whole: its cases, its stored properties, its associated types and the types inside it.
  private static func isCutOut(_ piece: LibraryCutter.Piece) -> Bool {
    switch piece.kind {
    case .function, .subscripting: true
    case .variable: piece.isStatic || piece.inside != nil
    case .type, .protocolType, .extensionOfType, .other: false
    }
  }

  /// Its syntax, without `members` and with nothing in a function's braces.
  func syntax() -> DeclSyntax? {
    Self.lock.withLock {
      if parsed == nil { parsed = parse() }
      return parsed
    }
  }

  var hasBody: Bool { bodyRange != nil }

  /// What stands in a function's braces; nil where there are none.
  func body() -> CodeBlockItemListSyntax? {
    guard let bodyRange else { return nil }
    return Self.lock.withLock {
      let body = parsedBody ?? Parser.parse(source: String(decoding: bytes[bodyRange], as: UTF8.self)).statements
      parsedBody = body
      return body
    }
  }

  private func parse() -> DeclSyntax? {
    guard let siblings else { return Parser.parse(source: text).statements.first?.item.as(DeclSyntax.self) }
    siblings.parse(named: name)
    return parsed
  }

  private var text: String { parts.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: "\n") }

  private final class Siblings {
    private let members: [LibraryDeclaration]

    init(_ members: [LibraryDeclaration]) { self.members = members }

    /// Those of a name are parsed together: who looks up one looks up all, and to begin takes longer than to parse one of them.
    func parse(named name: String) {
      let namesakes = members.filter { $0.name == name }
      var parser = Parser("{\(namesakes.map(\.text).joined(separator: "\n"))}")
      let parsed = MemberBlockSyntax.parse(from: &parser).members.map { $0.decl.detached }
      assert(parsed.count == namesakes.count, "\(name) of the library is cut at the wrong places")
      for (member, syntax) in zip(namesakes, parsed) { member.parsed = syntax }
    }
  }
}
