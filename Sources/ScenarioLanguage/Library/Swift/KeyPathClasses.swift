/// Key paths as values. What reads and writes is made by the checker, as closures.
extension LibraryArea {
  static let keyPaths = LibraryArea(
    name: "KeyPaths",
    provides: ["AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "_Rooted"],
    source: text("Swift/KeyPathClasses"))
}
