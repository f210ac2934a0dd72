// own operators that change what stands beside them
infix operator -->: AssignmentPrecedence
func --> (list: inout [Int], n: Int) { list.append(n) }
func --> (list: inout [Int], make: () -> Int) { list.append(make()) }
var a: [Int] = []
a --> 3
a --> { 4 }
print(a)
infix operator <->: AssignmentPrecedence
func <-> <T>(left: inout T, right: inout T) { (left, right) = (right, left) }
var x = 1, y = 2
x <-> y
print(x, y)
struct Pair { var left = "l", right = "r", all = [1, 2, 3] }
var pair = Pair()
func exchanged() -> Pair {
  var pair = Pair()
  pair.left <-> pair.right
  return pair
}
print(exchanged().left, exchanged().right)
infix operator <~: AssignmentPrecedence
infix operator ??=: AssignmentPrecedence
func ??= <T>(left: inout T?, right: @autoclosure () -> T) { if left == nil { left = right() } }
var name: String?
name ??= "first"
name ??= "second"
print(name as Any)
struct Settings {
  var values: [String: Int] = [:]
  static func <~ (settings: inout Settings, pair: (String, Int)) { settings.values[pair.0] = pair.1 }
}
final class Holder { var settings = Settings() }
let holder = Holder()
holder.settings <~ ("a", 1)
holder.settings <~ ("b", 2)
print(holder.settings.values.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
extension Array { static func <~ (list: inout [Element], item: Element) { list.insert(item, at: 0) } }
a <~ 9
pair.all <~ 0
print(a, pair.all)
