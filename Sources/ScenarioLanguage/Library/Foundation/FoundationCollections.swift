/// Foundation's collections of objects. What is put in comes out as it was: a Swift value stays one.
extension LibraryArea {
  static let foundationCollections = LibraryArea(
    name: "FoundationCollections",
    module: "Foundation",
    provides: [
      "NSPredicate", "NSCompoundPredicate", "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet",
      "NSMutableSet", "NSCountedSet", "NSOrderedSet", "NSMutableOrderedSet", "NSEnumerator", "_sameObject", "_ObjCBool",
      "_castNSArray", "_castNSDictionary", "_castNSSet",
    ],
    source: text(
      "Foundation/ArrayObjects", "Foundation/DictionaryObjects", "Foundation/SetObjects", "Foundation/Enumerators",
      "Foundation/Texts/Predicates"))
}
