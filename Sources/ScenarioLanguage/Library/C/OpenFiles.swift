/// Files that are open, by the descriptors of C's functions: files that are kept in memory, pipes and the standard streams.
extension LibraryArea {
  static let openFiles = LibraryArea(
    name: "OpenFiles",
    module: "Foundation",
    provides: ["_OpenFile", "_PipeContents", "_Descriptors", "_Transfer", "errno"],
    source: text("C/OpenFiles"))
}
