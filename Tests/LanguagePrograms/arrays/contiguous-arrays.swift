// An array that lies in one piece is a type of its own: for overloads, extensions, casts and what is printed.
let c: ContiguousArray = [1, 2, 3]
let a = [1, 2, 3]
let s = a[1...]
print(type(of: c), type(of: a), type(of: s), type(of: c[1...]))
print(c, s)
debugPrint(c, s, a)
func f(_ x: [Int]) -> String { "array" }
func f(_ x: ArraySlice<Int>) -> String { "slice" }
func f(_ x: ContiguousArray<Int>) -> String { "contiguous" }
print(f(a), f(s), f(c))
let any: [Any] = [a, s, c]
for x in any { print(x is [Int], x is ArraySlice<Int>, x is ContiguousArray<Int>, type(of: x)) }
for x in any {
  switch x {
  case let y as ContiguousArray<Int>: print("c", y)
  case let y as ArraySlice<Int>: print("s", y)
  case let y as [Int]: print("a", y)
  default: print("none")
  }
}
print(ContiguousArray<Int>.self, ArraySlice<String>.self)
extension ContiguousArray { var kind: String { "ContiguousArray" } }
extension ArraySlice { var kind: String { "ArraySlice" } }
extension Array { var kind: String { "Array" } }
print(c.kind, s.kind, a.kind)
print(Array(c) == a, ContiguousArray(a) == c, c == ContiguousArray([1, 2, 3]))
print(c.map { $0 * 2 }, type(of: c.map { $0 }), type(of: c.sorted()), type(of: c.filter { _ in true }), type(of: c.reversed()))
var d = c; d.append(4); d += [5]; d.insert(0, at: 0); d.remove(at: 1); print(d, d.count, d.first!, d.last!)
d.sort(by: >); d.swapAt(0, 1); print(d)
dump(c); dump(s)
print(ContiguousArray(repeating: 0, count: 3), ContiguousArray<Int>())
print(c.hashValue == ContiguousArray([1, 2, 3]).hashValue)
protocol P { static var n: String { get } }
extension Array: P { static var n: String { "A" } }
extension ContiguousArray: P { static var n: String { "C" } }
extension ArraySlice: P { static var n: String { "S" } }
func g<T: P>(_ t: T) -> String { T.n }
print(g(a), g(c), g(s))
print(c + [4], type(of: c + [4]), type(of: s + [1]), type(of: a + s))
c.withUnsafeBufferPointer { print($0.count, $0[1]) }
print(String(describing: c), "\(s)", String(reflecting: c))
print(a.elementsEqual(c), s.startIndex, s.endIndex)
