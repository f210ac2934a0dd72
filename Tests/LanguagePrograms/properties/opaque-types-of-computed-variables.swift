// properties: what a computed variable answers is its opaque type, of locals and globals as of members
protocol Shape { var sides: Int { get } }
struct Square: Shape { var sides = 4 }
var watched: some Shape = Square() { didSet { print("set") } }
var made: some Shape { Square(sides: watched.sides * 2) }
func twice(_ n: Int) -> Int {
  var local: some Shape { print("asked"); return Square(sides: n) }
  var numbers: some Collection<Int> { (1...n).map { $0 * $0 } }
  return local.sides + local.sides + numbers.reduce(0, +)
}
enum Shapes { static var small: some Shape { Square(sides: 1) } }
print(watched.sides, made.sides, twice(3), Shapes.small.sides)
print(type(of: made))
