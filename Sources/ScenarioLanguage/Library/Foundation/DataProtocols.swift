/// What collections of bytes have in common: `DataProtocol`, and bytes where they lie.
extension LibraryArea {
  static let dataProtocols = LibraryArea(
    name: "DataProtocols",
    module: "Foundation",
    provides: ["DataProtocol", "MutableDataProtocol", "ContiguousBytes"],
    extends: Extended(
      types: [
        "Data", "Array", "ArraySlice", "UnsafeRawBufferPointer", "UnsafeBufferPointer", "EmptyCollection", "CollectionOfOne",
        "Repeated", "Slice",
      ],
      onUseOf: ["DataProtocol", "MutableDataProtocol", "ContiguousBytes"]),
    source: text("Foundation/DataProtocols"))
}
