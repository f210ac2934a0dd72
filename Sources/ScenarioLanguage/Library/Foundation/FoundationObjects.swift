/// What apps keep of Foundation's objects around Dispatch: a cache, its keys, and `NSLog`.
extension LibraryArea {
  static let foundationObjects = LibraryArea(
    name: "FoundationObjects",
    module: "Foundation",
    provides: [
      "NSObject", "NSObjectProtocol", "NSCache", "NSCacheDelegate", "Bundle", "NSLog",
      "NSCopying", "NSZone", "NSCoder", "NSStringFromClass", "NSClassFromString", "unichar",
      "_CacheEntry",
    ],
    source: text("Foundation/FoundationObjects"))
}
