/// An array that is a type of its own, as lists with two overloads, extensions and `type(of:)` tell.
extension LibraryArea {
  static let contiguousArrays = LibraryArea(
    name: "ContiguousArrays",
    provides: ["ContiguousArray"],
    source: text("Swift/ContiguousArrays"))
}
