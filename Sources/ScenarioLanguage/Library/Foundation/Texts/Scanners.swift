/// Foundation's `Scanner`.
extension LibraryArea {
  static let scanners = LibraryArea(
    name: "Scanners",
    module: "Foundation",
    provides: ["Scanner"],
    source: text("Foundation/Texts/Scanners"))
}
