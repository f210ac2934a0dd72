// `some P` inside the brackets of another one, and lists that are written out for `any Sequence<any P>`.
protocol Shape { var area: Double { get } }
struct Square: Shape { var area: Double }
struct Circle: Shape { var area: Double { 3 } }
protocol Store<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  func get(_ key: Key) -> Value?
}
struct Memory<Key: Hashable, Value>: Store {
  var values: [Key: Value]
  func get(_ key: Key) -> Value? { values[key] }
}

func total(_ list: some Collection<some Shape>) -> Double { list.reduce(0) { $0 + $1.area } }
func rows(_ list: some Sequence<some Sequence<Int>>) -> Int { list.reduce(0) { $0 + $1.reduce(0, +) } }
func counts(_ list: some Sequence<some Collection<String>>) -> [Int] { list.map(\.count) }
func flat<T>(_ list: some Collection<some Sequence<T>>) -> [T] { list.flatMap { $0 } }
func found(_ store: some Store<String, some Collection<Int>>) -> Int { store.get("a")?.count ?? -1 }
func areas(_ shapes: any Sequence<any Shape>) -> [Double] {
  var result: [Double] = []
  for shape in shapes { result.append(shape.area) }
  return result
}
func sum(_ list: any Collection<Double>) -> Double { list.reduce(0, +) }
func anything(_ isThere: Bool) -> any Sequence<Any> { isThere ? [1, "a"] : [] }

print(total([Square(area: 1), Square(area: 2)]), total(["a": Circle()].values))
print(rows([[1, 2], [3]]), counts([["a"], []]), counts(["a": ["b"]].values), flat([[1], [2]]), flat(["ab", "c"]))
print(found(Memory(values: ["a": [1, 2]])), found(Memory<String, Set<Int>>(values: [:])))
print(areas([Square(area: 1), Circle()]), areas([]), sum([1, 2]), Array(anything(true)).count)
struct Board { var shapes: any Collection<any Shape> = [Circle()] }
var board = Board()
board.shapes = [Square(area: 2), Circle()]
let maybe: any RandomAccessCollection<Int?> = [1, nil]
print(board.shapes.map(\.area), maybe.count)
