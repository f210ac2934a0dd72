/// Foundation's `URL` as a value: its parts, and how one is made of another. There is nothing that it leads to.
extension LibraryArea {
  static let locations = LibraryArea(
    name: "Locations",
    module: "Foundation",
    provides: [
      "URL", "NSURL", "_percentEncoded", "_percentDecoded", "_encodedPath", "URLResourceKey", "URLResourceValues", "_Authority",
      "_AddressParts",
    ],
    source: text("Foundation/Addresses/Locations", "Foundation/Addresses/AddressParts", "Foundation/Files/ResourceValues"))
}
