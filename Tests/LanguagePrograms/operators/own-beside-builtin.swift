enum Direction: Int { case down = -1, idle, up }
extension Int {
  static func += (floor: inout Int, direction: Direction) { floor += direction.rawValue }
  static func + (floor: Int, direction: Direction) -> Int { floor + direction.rawValue }
  static func == (floor: Int, text: String) -> Bool { "\(floor)" == text }
  static func < (floor: Int, text: String) -> Bool { floor < text.count }
}
extension String { static func * (text: String, n: Int) -> String { String(repeating: text, count: n) } }
extension Array { static func + (list: [Element], one: Element) -> [Element] { list + [one] } }
var floor = 1
floor += 2
floor += Direction.up
floor += .down
floor = floor + Direction.up + 1
print(floor, floor == 5, floor == "5", floor < 9, floor < "ab", "ab" * 3 + "c", 2 * 3)
print([1] + 2, [1] + [2], [1] + [2] + 3)
var list = [1, 2]
list[0] += 5
list[1] += Direction.down
print(list)
