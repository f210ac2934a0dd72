/// Foundation's objects for dates and index paths: `date as NSDate`, and back.
extension LibraryArea {
  static let dateObjects = LibraryArea(
    name: "DateObjects",
    module: "Foundation",
    provides: ["NSDate", "NSIndexPath"],
    source: text("Foundation/Dates/DateObjects"))
}
