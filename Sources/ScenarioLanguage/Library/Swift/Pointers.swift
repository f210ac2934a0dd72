/// Memory that is written through pointers: that of an array for the length of a call, of single values, or allocated. A pointer knows
/// its memory and its place there, so none leads anywhere else: what is undefined in Swift traps.
extension LibraryArea {
  static let pointers = LibraryArea(
    name: "Pointers",
    provides: [
      "_Memory", "_Pointer", "_TypedPointer", "_BytePointer", "UnsafePointer", "UnsafeMutablePointer", "UnsafeBufferPointer",
      "UnsafeMutableBufferPointer", "withUnsafePointer", "withUnsafeMutablePointer",
      "withUnsafeTemporaryAllocation", "_lentElements", "_elementsBack", "_lentValue", "_valueBack", "_addressOf", "_storageOf",
      "_Addresses", "_pointerAt", "_hexadecimal",
    ],
    extends: Extended(types: ["Int", "UInt"], onUseOf: ["UnsafePointer", "UnsafeMutablePointer"]),
    source: text("Swift/Pointers"))
}
