/// Foundation's `Data`: bytes, as a collection that is its own slice. Texts become bytes and come back in `encodedText`.
extension LibraryArea {
  static let data = LibraryArea(
    name: "Data",
    module: "Foundation",
    provides: ["Data", "_base64Digit"],
    source: text("Foundation/Data", "Foundation/Files/FilesOfBytes"))
}
