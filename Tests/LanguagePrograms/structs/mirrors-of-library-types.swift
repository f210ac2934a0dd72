// structs: what Mirror and dump show of types that Swift and Foundation have
import Foundation

struct Visit: CustomReflectable {
  let at = Date(timeIntervalSince1970: 5)
  var customMirror: Mirror { Mirror(self, children: ["at": at, "stay": 1..<2]) }
}
struct Order {
  var id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
  var placed = Date(timeIntervalSince1970: 0)
  var lines = 1...3
  var items = [1, 2, 3][1...]
  var due = DateComponents(year: 2024, month: 2)
  var path = IndexPath(indexes: [1, 2])
  var chosen = IndexSet([1, 2, 5])
  var span = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)
  var key = AnyHashable("x")
  var place = NSRange(location: 1, length: 2)
  var page: Range<Int>? = 0..<10
  var visit: Visit? = Visit()
}
func show(_ value: Any) {
  let mirror = Mirror(reflecting: value)
  print(mirror.subjectType, mirror.displayStyle.map { "\($0)" } ?? "nil", mirror.children.map { $0.label ?? "-" })
}
show([1, 2, 3][1...])
show(1...3)
show(1..<3)
show(1...)
show(stride(from: 1, to: 3, by: 1))
show(stride(from: 1.5, through: 3, by: 1))
show(CollectionOfOne(1))
show(AnyHashable(1))
show(UUID())
show(IndexPath(indexes: [1, 2]))
show("ab".unicodeScalars)
show("ab".utf8)
show([1: 2] as KeyValuePairs)
show(DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0), year: 1, hour: 2, quarter: 3))
show(Date())
show(IndexSet([1]))
for child in Mirror(reflecting: Date(timeIntervalSince1970: 5)).children { print(child) }
print(Mirror(reflecting: 2...4).descendant("upperBound") as Any, Mirror(reflecting: Visit()).descendant("stay", "lowerBound") as Any)

dump(Order())
dump([1, 2, 3].prefix(2))
dump(["a": 1...2])
dump([3: ["a", "b"].suffix(1)])
dump(Optional(1..<2))
dump([Date(timeIntervalSince1970: 1)], name: "dates")
dump("ab".utf16)
dump(stride(from: 1, to: 3, by: 1))
dump([AnyHashable("a"): 1])
print(Visit(), stride(from: 1, to: 3, by: 1), [1, 2, 3][1...], 1..<2, AnyHashable(3), "ab".utf8)
