/// What the areas declare. Shared between loads, which may run on several threads.
final class LibraryOutlines: @unchecked Sendable {
  // Unchecked: the dictionary is only touched inside `lock`, and what it gets is made outside of it.
  private var outlines: [String: [String: [LibraryDeclaration]]] = [:]
  private let lock = PlainLock()

  /// What an area declares under each name.
  func outline(of area: LibraryArea) -> [String: [LibraryDeclaration]] {
    if let known = lock.withLock({ outlines[area.name] }) { return known }
    let made = LibraryDeclaration.all(in: area)
    return lock.withLock {
      let outline = outlines[area.name] ?? made
      outlines[area.name] = outline
      return outline
    }
  }
}
