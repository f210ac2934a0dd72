/// Foundation's `IndexSet`, by the ranges in it.
extension LibraryArea {
  static let indexSets = LibraryArea(
    name: "IndexSets",
    module: "Foundation",
    provides: ["IndexSet"],
    source: text("Foundation/IndexSets"))
}
