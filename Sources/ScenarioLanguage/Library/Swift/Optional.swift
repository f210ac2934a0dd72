/// `Optional` and `Result`.
extension LibraryArea {
  static let optionals = LibraryArea(
    name: "Optionals", provides: ["Optional", "Result"],
    source: text("Swift/Optional"))
}
