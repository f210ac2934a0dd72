/// Points, sizes and rectangles, as Foundation on Linux has them, and Foundation's paths of indices.
extension LibraryArea {
  static let graphics = LibraryArea(
    name: "Graphics",
    module: "Foundation",
    provides: ["CGPoint", "CGSize", "CGRect", "IndexPath"],
    source: text("Foundation/Graphics"))
}
