/// Foundation's identifiers: random ones follow the seed.
extension LibraryArea {
  static let identifiers = LibraryArea(
    name: "Identifiers",
    module: "Foundation",
    provides: [
      "UUID", "NSUUID", "CustomNSError", "NSError", "_ErrorObject", "_castNSError", "_castNSErrorOfCocoa", "_castURLError",
      "_castCocoaError", "_castAnyCocoaError", "_errorObject", "unsafeBitCast", "MemoryLayout",
    ],
    source: text("Foundation/Identifiers"))
}
