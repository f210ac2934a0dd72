/// Foundation's files, kept in memory: each run begins with the usual folders and no file, and none of it takes time.
extension LibraryArea {
  static let files = LibraryArea(
    name: "Files",
    module: "Foundation",
    provides: [
      "FileManager", "ObjCBool", "FileAttributeKey", "FileAttributeType", "FileProtectionType", "NSHomeDirectory",
      "NSTemporaryDirectory", "NSSearchPathForDirectoriesInDomains", "_Disk", "_StoredItem",
    ],
    source: text("Foundation/Files/Disk", "Foundation/Files/StoredFiles"))
}
