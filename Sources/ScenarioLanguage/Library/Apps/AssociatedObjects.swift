/// What Objective-C's runtime hangs on objects: it goes with an `NSObject`; what hangs on others stays.
extension LibraryArea {
  static let associatedObjects = LibraryArea(
    name: "AssociatedObjects",
    module: "ObjectiveC",
    provides: [
      "objc_AssociationPolicy", "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
      "_Associations", "_Unretained",
    ],
    source: text("Apps/AssociatedObjects"))
}
