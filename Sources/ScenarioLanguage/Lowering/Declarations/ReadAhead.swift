/// Parses what a scenario will need of the library while another thread reads the scenario, which would do it piece by piece.
///
/// It changes nothing but the time that takes: a piece that is not there yet when it is needed is parsed by whoever needs it.
final class ReadAhead: @unchecked Sendable {
  /// What nearly every scenario looks up, in the order in which that happens.
  static let usual = [
    "Equatable", "Hashable", "Comparable", "String", "Int", "Array", "CustomStringConvertible", "Sequence", "IteratorProtocol",
    "Collection", "BidirectionalCollection", "Substring", "TextOutputStream", "RandomAccessCollection",
    "ExpressibleByArrayLiteral", "Optional", "print", "MutableCollection", "FixedWidthInteger", "StringProtocol",
    "BinaryInteger", "LosslessStringConvertible", "Bool", "RangeReplaceableCollection", "ExpressibleByStringLiteral", "Numeric",
    "CustomDebugStringConvertible", "AdditiveArithmetic", "ExpressibleByIntegerLiteral", "Strideable", "SignedInteger",
    "Character", "SignedNumeric", "Double", "Error", "DispatchQueue", "DispatchQoS", "OptionSet", "SetAlgebra",
    "RawRepresentable", "BinaryFloatingPoint", "DispatchGroup", "DispatchWorkItemFlags", "DispatchWorkItem", "FloatingPoint",
  ]

  private let texts: [String]
  // Unchecked: only touched inside `lock`.
  private var isStopped = false
  private let lock = PlainLock()

  init(of files: [ScenarioFile]) { texts = files.map(\.text) }

  /// Parses until everything is, or until it is stopped.
  func read() {
    var types: [LibraryDeclaration] = []
    guard read(Self.usual, into: &types) else { return }
    let words = Set(texts.flatMap(Self.words))
    guard read(words.sorted(), into: &types) else { return }
    for type in types {
      for member in type.members where member.name == "init" || words.contains(member.name) {
        if hasStopped { return }
        _ = member.syntax()
      }
    }
  }

  func stop() { lock.withLock { isStopped = true } }

  private var hasStopped: Bool { lock.withLock { isStopped } }

  /// False when it was stopped.
  private func read(_ names: [String], into found: inout [LibraryDeclaration]) -> Bool {
    for name in names {
      for declaration in Library.declarations(named: name) {
        if hasStopped { return false }
        _ = declaration.syntax()
        found.append(declaration)
      }
    }
    return true
  }

  /// What may be a name at the beginning of the text, which most are no longer than.
  private static func words(of text: String) -> [String] {
    text.utf8.prefix(1 << 16).split { !LibraryCutter.isPartOfIdentifier($0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}
