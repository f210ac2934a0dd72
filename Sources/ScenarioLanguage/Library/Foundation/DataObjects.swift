/// Foundation's objects for bytes: `data as NSData`, and back.
extension LibraryArea {
  static let dataObjects = LibraryArea(
    name: "DataObjects",
    module: "Foundation",
    provides: ["NSData", "NSMutableData", "_DataObject", "_castNSData", "_castData"],
    source: text("Foundation/DataObjects"))
}
