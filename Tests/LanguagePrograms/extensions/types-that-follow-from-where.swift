// extensions: what an extension's where promises holds for the types of its computed properties
struct Bitmap<Pixel> { var pixels: [Pixel] }
extension Bitmap where Pixel: BinaryInteger {
  var histogram: [Pixel: Int] { pixels.reduce(into: [:]) { counts, pixel in counts[pixel, default: 0] += 1 } }
}
print(Bitmap(pixels: [1, 1, 1]).histogram)
extension Bitmap where Pixel: Comparable & Hashable {
  var s: Set<Pixel> { Set(pixels) }
  func top() -> [Pixel: Int] { Dictionary(grouping: pixels, by: { $0 }).mapValues(\.count) }
}
print(Bitmap(pixels: ["a"]).s, Bitmap(pixels: ["a"]).top())
extension Array where Element: BinaryFloatingPoint {
  var seen: Set<Element> { Set(self) }
}
print([1.5, 1.5].seen)
