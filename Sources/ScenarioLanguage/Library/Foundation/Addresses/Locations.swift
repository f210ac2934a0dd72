/// Foundation's `URL` as a value: its parts, and how one is made of another. There is nothing that it leads to.
extension LibraryArea {
  static let locations = LibraryArea(
    name: "Locations",
    module: "Foundation",
    provides: [
      "URL", "NSURL", "_percentEncoded", "_percentDecoded", "_encodedPath", "_encodedPart", "_encodedDomain", "_readableDomain",
      "_hostText", "_addressParts", "URLResourceKey", "URLResourceValues",
    ],
    source: text("Foundation/Addresses/Locations", "Foundation/Files/ResourceValues"))
}
