/// Foundation's objects for texts and numbers. Casts know them: `value as? NSNumber` of an `Int`, `text as String` of an `NSString`.
extension LibraryArea {
  static let bridgedValues = LibraryArea(
    name: "BridgedValues",
    module: "Foundation",
    provides: [
      "NSString", "NSMutableString", "NSNumber", "NSValue", "NSRange", "NSMakeRange", "NSMaxRange", "NSLocationInRange",
      "NSIntersectionRange", "NSUnionRange", "NSEqualRanges", "NSLocalizedString", "_TextObject", "_NumberObject",
      "_castNSNumber", "_castNSString", "_castString",
    ],
    source: text(
      "Foundation/TextObjects", "Foundation/RareTextMembers", "Foundation/NumberObjects", "Foundation/BoxedValues",
      "Foundation/FoundationRanges"))
}
