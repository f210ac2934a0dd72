/// The errors of the system that Foundation has a type for: what code throws in the place of a call that failed.
extension LibraryArea {
  static let systemErrors = LibraryArea(
    name: "SystemErrors",
    module: "Foundation",
    provides: ["POSIXError", "POSIXErrorCode", "_castPOSIXError"],
    source: text("Foundation/SystemErrors"))
}
