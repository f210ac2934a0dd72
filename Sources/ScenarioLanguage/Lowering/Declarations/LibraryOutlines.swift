/// What the areas declare. Shared between loads, which may run on several threads.
final class LibraryOutlines: @unchecked Sendable {
  // Unchecked: the dictionary is only touched inside `lock`.
  private var outlines: [String: [String: [LibraryDeclaration]]] = [:]
  private let lock = PlainLock()

  /// What an area declares under each name.
  func outline(of area: LibraryArea) -> [String: [LibraryDeclaration]] {
    lock.withLock {
      if let known = outlines[area.name] { return known }
      let outline = LibraryDeclaration.all(in: area)
      outlines[area.name] = outline
      return outline
    }
  }
}
