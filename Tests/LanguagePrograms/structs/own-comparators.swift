// structs: comparators of one's own, by which sequences are sorted
import Foundation

struct ByValue: SortComparator {
  var order: SortOrder = .forward
  func compare(_ l: Int, _ r: Int) -> ComparisonResult {
    let c: ComparisonResult = l < r ? .orderedAscending : l > r ? .orderedDescending : .orderedSame
    if order == .forward { return c }
    return c == .orderedAscending ? .orderedDescending : c == .orderedDescending ? .orderedAscending : .orderedSame
  }
}
struct Person { var name: String; var age: Int }
struct ByLength: SortComparator {
  typealias Compared = String
  var order: SortOrder = .forward
  func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    lhs.count == rhs.count ? .orderedSame : (lhs.count < rhs.count) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}
print([2, 3, 1].sorted(using: ByValue(order: .reverse)), [2, 3, 1].sorted(using: ByValue()))
var list = [5, 4, 6]
list.sort(using: ByValue())
print(list, ["aaa", "b", "cc"].sorted(using: ByLength(order: .reverse)), ByValue() == ByValue(), Set([ByLength(), ByLength(order: .reverse)]).count)
func sorted<C: SortComparator>(_ values: [C.Compared], _ comparator: C) -> [C.Compared] { values.sorted(using: comparator) }
print(sorted([3, 1], ByValue()))
let people = [Person(name: "B", age: 3), Person(name: "A", age: 3), Person(name: "C", age: 1)]
print(people.sorted(using: KeyPathComparator(\.age)).map(\.name), people.sorted(using: [KeyPathComparator(\Person.age), KeyPathComparator(\.name, order: .reverse)]).map(\.name))
print(sorted(people, KeyPathComparator(\Person.name)).map(\.name), KeyPathComparator(\Person.age).order)
print(people.sorted(using: KeyPathComparator(\.name, comparator: ByLength())).map(\.name), [ByValue(), ByValue(order: .reverse)].map { "\($0.order)" })
print([2, 1, 3].sorted(using: [ByValue(order: .reverse)]))
