/// The keys and the values of a dictionary, as collections of their own.
extension LibraryArea {
  static let dictionaryViews = LibraryArea(
    name: "DictionaryViews",
    provides: ["_DictionaryKeys", "_DictionaryValues", "DictionaryKeyIterator", "DictionaryValueIterator"],
    source: text("Swift/DictionaryViews"))
}
