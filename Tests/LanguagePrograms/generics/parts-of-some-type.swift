// `some P` as a part of a type: of a list, an Optional, a tuple.
protocol Shape { associatedtype Unit; var area: Double { get }; var unit: Unit { get } }
extension Shape { func twice() -> Double { area * 2 } }
struct Circle: Shape { var radius = 1.0; var area: Double { radius * 3 }; var unit: Int { 7 } }
struct Square: Shape { var side = 2.0; var area: Double { side * side }; var unit: String { "u" } }
var shapes: [some Shape] = [Circle(), Circle(radius: 2)]
for shape in shapes { print(shape.area, shape.twice(), shape.unit) }
shapes.append(shapes[0])
shapes += shapes.reversed()
print(shapes.count, shapes.map { $0.area }, shapes)
let maybe: (some Shape)? = Square()
print(maybe?.area as Any, maybe!.unit)
if let maybe { print(maybe.twice()) }
let both: (some Shape, second: some Shape) = (Circle(), Square())
print(both.0.area, both.second.area)
let table: [String: some Shape] = ["a": Square(side: 3)]
print(table["a"]!.area, table.mapValues { $0.area })

func squares(_ count: Int) -> [some Shape] { (1...count).map { Square(side: Double($0)) } }
print(squares(3).map(\.area), squares(2)[1].unit, squares(1))
func first(_ flag: Bool) -> (some Shape)? {
  let circle: Circle? = Circle()
  return flag ? circle : nil
}
print(first(true)!.area, first(false) == nil)
func pair() -> (some Shape, Int) { (Square(), 3) }
let (shape, count) = pair()
print(shape.area, count)
func numbers() -> [some Collection<Int>] { [[1, 2], [3]] }
print(numbers().map { $0.reduce(0, +) })

struct Drawing {
  var shapes: [some Shape] = [Square()]
  var largest: (some Shape)? { shapes.max { $0.area < $1.area } }
  func all() -> [some Shape] { shapes }
  static let one: [some Shape] = [Circle()]
}
let drawing = Drawing()
print(drawing.shapes.count, drawing.largest!.area, drawing.all()[0].area, Drawing.one[0].area)

func total(_ shapes: [some Shape], and other: (some Shape)?) -> Double {
  shapes.reduce(0) { $0 + $1.area } + (other?.area ?? 0)
}
print(total([Circle()], and: Square()), total([Square()], and: nil as Circle?), total(shapes, and: maybe))
func each(_ pairs: [(some Shape, some Shape)]) { for (left, right) in pairs { print(left.area, right.area) } }
each([(Circle(), Square())])
func filled<T: Shape>(with shape: T) -> [some Shape] { [shape, shape] }
print(filled(with: Circle()).map(\.area))
func local() {
  let inner: [some Shape] = [Square(), Square(side: 1)]
  var other: [some Equatable] = ["a", "b"]
  other.swapAt(0, 1)
  print(inner.last!.area, other[0] == other[1], other)
}
local()
let same: Set<some Hashable> = [1, 2, 2]
print(same.count)
