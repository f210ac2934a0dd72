// What is given beyond the parameters is extra, whatever it is called; what a list's elements lack is said, and the other way; '&&' binds nothing.
func move(x: Int) {}
func place(x: Int, y: Int = 1) {}
func load(x: Int, then: () -> Void) {}
struct Point { var x: Int }
struct Box { let x: Int; init(x: Int) { self.x = x } }
enum Shape { case dot(x: Int) }
move(x: 1, y: 2)
place(x: 1, z: 2)
place(x: 1, y: 2, z: 3)
load(x: 1, y: 2) {}
_ = Point(x: 1, y: 2)
_ = Box(x: 1, y: 2)
_ = Shape.dot(x: 1, y: 2)
var points = [Point(x: 1)]
print(
  points
    .sorted())
print(points.max() as Any, points.count)
points.sort()
print([[1], [2]].sorted())
print(points.contains(Point(x: 1)))
print(points.firstIndex(of: points[0]) as Any)
let found: Int? = 3
while let number = found && number > 0 { print(number) }
if let number = found && true { print(number) }
if let number = found ?? nil, number > 0 && number < 9 { print(number) }
print([3, 1].sorted(<), [3, 1].max(>))
