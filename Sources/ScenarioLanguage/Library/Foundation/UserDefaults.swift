/// Foundation's `UserDefaults`, kept in memory: each run begins without any.
extension LibraryArea {
  static let userDefaults = LibraryArea(
    name: "UserDefaults",
    module: "Foundation",
    provides: ["UserDefaults"],
    source: text("Foundation/UserDefaults"))
}
