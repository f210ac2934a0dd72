// A whole number is a Double where that, and no Int, has what is asked for; what any floating-point number has, generic code can use.
func half<T: FloatingPoint>(_ x: T) -> T { x / 2 }
func mean<T: BinaryFloatingPoint>(_ x: [T]) -> T { x.reduce(0, +) / T(x.count) }
func avg<C: Collection>(_ c: C) -> C.Element where C.Element: FloatingPoint { c.reduce(0, +) / 2 }
print(half(3), mean([1, 2]), avg([1, 4]))
extension Collection where Element: FloatingPoint { var total: Element { reduce(0, +) } }
print([1.0, 2].total)
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
print(lerp(0, 10, 0.5), lerp(0, 1, 1))
struct Vec<T: FloatingPoint> { var xs: [T]; init(_ xs: T...) { self.xs = xs }; var sum: T { xs.reduce(0, +) } }
print(Vec(1, 2).sum, Vec(1, 2.5).sum)
struct Point<T: BinaryFloatingPoint> { var x: T, y: T }
print(Point(x: 1, y: 2))
extension Double: P {}
protocol P {}
func any<T: P>(_ x: T) -> T { x }
print(any(3))
print(half(-3))
extension Collection where Element: BinaryFloatingPoint {
  var mean: Element { isEmpty ? .nan : reduce(0, +) / Element(count) }
  var top: Element { self.max() ?? -.infinity }
}
print([1.0, 2.5].mean, [Float]().mean, [Double]().top)
func r<V: FloatingPoint>(_ v: V) -> V { V.pi * v + .leastNonzeroMagnitude }
print(r(2.0))
func pick<V: BinaryFloatingPoint>(_ r: ClosedRange<V>) -> V where V.RawSignificand: FixedWidthInteger { V.random(in: r) }
func dice<V: FixedWidthInteger, G: RandomNumberGenerator>(_ r: ClosedRange<V>, _ g: inout G) -> V { V.random(in: r, using: &g) }
