/// Values of any type behind one: iterators, sequences, keys; and pairs that keep their order.
extension LibraryArea {
  static let erasedTypes = LibraryArea(
    name: "ErasedTypes",
    provides: [
      "AnyIterator", "AnySequence", "AnyHashable", "_AnyNumber", "_anyNumber", "_kindOfParts", "_parts", "_castArray",
      "_castSet", "_castDictionary", "_castParts", "_castHashable", "_ObjectParts", "KeyValuePairs", "_iterated", "_iteratedAny",
      "_ofClass", "_isInstance",
    ],
    source: text("Swift/ErasedTypes"))
}
