/// `Dictionary` and `Set`: tables that keep the order of insertion.
extension LibraryArea {
  static let dictionaries = LibraryArea(
    name: "Dictionaries",
    provides: [
      "Dictionary", "Set", "_setFromArray", "_dictionaryFromPairs", "_mapEntries", "_mapMembers", "_equalSets",
      "_equalDictionaries",
      "_describeSet",
      "_describeDictionary", "_hashSet", "_hashDictionary", "DictionaryIterator", "DictionaryIndex", "SetIndex", "SetIterator",
      "_TableIndex",
    ],
    source: text("Swift/TableIndices", "Swift/Dictionary"))
}
