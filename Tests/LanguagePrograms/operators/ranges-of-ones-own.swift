// `...` and `..<` for a type of one's own go before the library's, where their result is what is wanted.
import Foundation

enum Level: Int, Comparable, CaseIterable {
  case low = 1, middle, high
  static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
}
extension Level {
  static func ... (first: Self, last: Self) -> [Self] { allCases.filter { $0 >= first && $0 <= last } }
}
struct Day: Hashable {
  var number: Int
  static func ..< (first: Day, count: Int) -> [Day] { (0..<count).map { Day(number: first.number + $0) } }
}
struct Version: Comparable {
  var major: Int
  static func < (left: Version, right: Version) -> Bool { left.major < right.major }
}

print(Level.low ... .middle)
print((Level.middle ... Level.high).count)
for level in Level.low ... .high { print(level) }
let closed: ClosedRange<Level> = .low ... .middle
print(closed, closed.contains(.high))
func takes(_ range: ClosedRange<Level>) -> Bool { range.contains(.low) }
print(takes(.low ... .middle), takes(Level.middle ... Level.high))
print(Day(number: 3) ..< 2)
print(Version(major: 1) ... Version(major: 3), (1...3).count, (0..<2).map { $0 })
