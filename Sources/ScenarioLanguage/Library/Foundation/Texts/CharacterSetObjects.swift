/// Foundation's objects for sets of characters: `set as NSCharacterSet`, and back. Its own sets it gives as `CharacterSet`s.
extension LibraryArea {
  static let characterSetObjects = LibraryArea(
    name: "CharacterSetObjects",
    module: "Foundation",
    provides: ["NSCharacterSet", "_CharacterSetObject", "_castNSCharacterSet", "_castCharacterSet"],
    source: text("Foundation/Texts/CharacterSetObjects"))
}
