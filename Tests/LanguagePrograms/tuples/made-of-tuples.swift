// a tuple made by the name of an alias
typealias Child = (label: String?, value: Any)
typealias Point = (x: Double, y: Double)
typealias Pair<T> = (T, T)
let c = Child(label: "a", value: 1)
print(c, Mirror.Child(label: "b", value: 2).value)
var p = Point(x: 1, y: 2)
p.x += 1
print(p, Point(x: 3, y: p.x).y, [Point(x: 0, y: 0), Point(x: 1, y: 1)].map { $0.x + $0.y })
let pair = Pair<Int>(1, 2)
print(pair.0 + pair.1)
