// How slices of own collections and notifications are printed, and that dump numbers types as it does objects.
import Foundation

struct Ring: RandomAccessCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(index: Int) -> Int { items[index] }
}
print(Ring(items: [1, 2, 3]).prefix(2))
print(Ring(items: [1, 2, 3])[1...], Ring(items: [4])[...].base.items)

let loaded = Notification.Name("loaded")
print(Notification(name: loaded))
print(Notification(name: loaded, object: 1, userInfo: ["rows": 3]))

final class Node { var kind: Any.Type = Int.self }
dump((Double.self, 1, Int.self))
let node = Node()
dump([node, node])

struct Steps: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1
    return state
  }
}
var steps = Steps()
var numbers = Array(0..<8)
numbers[2..<6].shuffle(using: &steps)
print(numbers)
