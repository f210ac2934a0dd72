/// Foundation's `FileHandle` and `Pipe`: the standard streams, pipes, and files that are kept in memory.
extension LibraryArea {
  static let fileHandles = LibraryArea(
    name: "FileHandles",
    module: "Foundation",
    provides: ["FileHandle", "Pipe"],
    source: text("Foundation/Files/FileHandles"))
}
