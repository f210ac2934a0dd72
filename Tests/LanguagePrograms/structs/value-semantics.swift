// structs: copies are independent, memberwise initialisers, mutating methods, self assignment, nested structs
struct Point {
  var x = 0
  var y = 0
  mutating func move(dx: Int, dy: Int = 0) {
    x += dx
    y += dy
  }
  func moved(dx: Int) -> Point {
    var copy = self
    copy.move(dx: dx)
    return copy
  }
  mutating func reset() { self = Point() }
}
var a = Point(x: 1)
var b = a
b.move(dx: 5, dy: 2)
print(a, b, a.moved(dx: 10), a, Point(), Point(y: 4))
a.reset()
print(a)

struct Line {
  var from: Point
  var to: Point
  var name: String?
}
var line = Line(from: a, to: Point(x: 9, y: 9))
line.to.move(dx: 1)
line.from.x = 7
var other = line
other.from.x = 0
other.name = "other"
print(line, a)
print(other.from.x, other.name!)

func change(_ p: Point) -> Point {
  var p = p
  p.x = 99
  return p
}
print(change(a), a)
var points = [a, b]
points[0].move(dx: 3)
points[1].y = 0
for var p in points { p.x = -1 }
print(points, a, b)
let frozen = points
points.append(Point())
print(frozen.count, points.count)
let later = { a }
a.x = 42
print(later().x)
