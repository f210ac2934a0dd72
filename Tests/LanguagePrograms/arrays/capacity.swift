// For how many elements collections have memory: allocators round up, arrays grow to the double, literals are exact, tables have three quarters.
// simulate: platform linux
// What is freed may be used again whole, with a little more room: these stay.
var reserved: [Int] = []
reserved.reserveCapacity(10)
let mapped = (0..<4).map { $0 * 2 }
let kept = mapped.filter { $0 >= 0 }
let repeated = Array(repeating: 0, count: 8)
let joined = mapped + [1]
print(reserved.capacity, mapped.capacity, kept.capacity, repeated.capacity, joined.capacity)
var numbers = [1, 2, 3]
print(numbers.capacity)
numbers.append(4)
print(numbers.capacity)
numbers += [5, 6, 7, 8]
print(numbers.capacity)
numbers.removeLast(6)
print(numbers.count, numbers.capacity)
let shared = numbers
numbers[0] = 9
print(numbers.capacity, shared.capacity)
numbers.removeAll(keepingCapacity: true)
print(numbers.count, numbers.capacity)
numbers.removeAll()
print(numbers.capacity)
print(Array([1, 2, 3, 4][1..<3]).capacity, [3, 1, 2].sorted().capacity, [[1, 2], [3, 4, 5, 6]].flatMap { $0 }.capacity)
print(["a": 1, "b": 2, "c": 3].capacity, Set([1, 2, 3, 4]).capacity, Set<Int>().capacity, [Int: Int](minimumCapacity: 10).capacity)
var table: [Int: Int] = [:]
for i in 1...30 {
  let old = table.capacity
  table[i] = i
  if table.capacity != old { print(i, table.capacity, terminator: "; ") }
}
print()
for i in 1...25 { table[i] = nil }
print(table.count, table.capacity, table.filter { $0.key > 27 }.capacity, table.mapValues { $0 }.capacity)
table.removeAll(keepingCapacity: true)
print(table.capacity)
table.removeAll()
table.reserveCapacity(13)
print(table.capacity)
struct Point { var x = 0, y = 0, z = 0 }
final class Node {}
// The smallest blocks are the ones that others left.
func growth<T>(_ name: String, _ element: T) {
  var list = Array(repeating: element, count: 100)
  var steps: [Int] = []
  for _ in 1...800 {
    let old = list.capacity
    list.append(element)
    if list.capacity != old { steps.append(list.capacity) }
  }
  print(name, steps)
}
growth("UInt8", UInt8(1))
growth("Int16", Int16(1))
growth("Int32", Int32(1))
growth("Int", 1)
growth("String", "a")
growth("Point", Point())
growth("Node", Node())
growth("Optional", Int?.none)
growth("Bool", true)
