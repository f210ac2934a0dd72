/// `NSCalendar`, as code from before Swift 3 has it.
extension LibraryArea {
  static let calendarObjects = LibraryArea(
    name: "CalendarObjects",
    module: "Foundation",
    provides: ["NSCalendar"],
    source: text("Foundation/Dates/CalendarObjects"))
}
