/// Foundation's errors that code throws and catches by itself, and its null.
extension LibraryArea {
  static let foundationErrors = LibraryArea(
    name: "FoundationErrors",
    module: "Foundation",
    provides: ["URLError", "CocoaError", "NSNull", "_foundationError", "_cocoaReason", "_objectOfOptional"],
    source: text("Foundation/FoundationErrors"))
}
