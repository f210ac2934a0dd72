/// Bytes of numbers, of arrays of them and of `Data`, for the length of a call. The simulated machine keeps the least byte first.
extension LibraryArea {
  static let rawBytes = LibraryArea(
    name: "RawBytes",
    provides: [
      "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes", "_numberOfBytes",
      "_bytesOf",
    ],
    source: text("Swift/RawBytes"))
}
