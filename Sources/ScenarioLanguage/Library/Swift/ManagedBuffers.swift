/// Objects that carry memory behind a header. What they reserve is what was asked for; the real ones may have room for more.
extension LibraryArea {
  static let managedBuffers = LibraryArea(
    name: "ManagedBuffers",
    provides: ["ManagedBuffer", "unsafeDowncast", "_blank"],
    source: text("Swift/ManagedBuffers"))
}
