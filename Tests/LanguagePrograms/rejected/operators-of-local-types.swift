// What a type that is local to some braces declares as an operator is found only where a protocol asks for it.
infix operator |>

func local() {
  struct Point: Equatable {
    var x: Int
    static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x) }
    static func += (left: inout Point, right: Point) { left.x += right.x }
    static prefix func - (point: Point) -> Point { Point(x: -point.x) }
    static func == (left: Point, right: Int) -> Bool { left.x == right }
    func doubled() -> Point { self + self }
  }
  var point = Point(x: 1)
  print(point == Point(x: 2))
  print(point + point)
  point += point
  print(-point)
  print(point == 1)
}

struct Outer {
  struct Inner { static func |> (left: Inner, right: Inner) -> Int { 1 } }
}
print(Outer.Inner() |> Outer.Inner())

do {
  struct Plain { static func == (left: Plain, right: Plain) -> Bool { true } }
  print(Plain() == Plain())
}
local()
