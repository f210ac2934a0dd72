/// Foundation's `Progress`, its children beside it.
extension LibraryArea {
  static let progresses = LibraryArea(
    name: "Progresses",
    module: "Foundation",
    provides: ["Progress", "ProgressKind", "ProgressUserInfoKey"],
    source: text("Foundation/Progresses"))
}
