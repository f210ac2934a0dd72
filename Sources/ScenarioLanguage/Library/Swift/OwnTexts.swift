/// What texts with parts are made with, for scenarios that add to it. All others have instructions for that.
extension LibraryArea {
  static let interpolations = LibraryArea(
    name: "Interpolations",
    provides: ["DefaultStringInterpolation", "StringInterpolationProtocol"],
    source: text("Swift/OwnTexts"))
}
