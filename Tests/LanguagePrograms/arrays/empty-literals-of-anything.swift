// An empty literal of which the whole statement does not say what it holds holds anything; an initial value has to say it.
struct Family<Member> {
  var members: [Member] = []
  var first: Member? { members.first }
}
final class Queue<Item> {
  var items: [Item]
  init(_ items: [Item]) { self.items = items }
}
struct Table<Key: Hashable, Value> { var rows: [Key: Value] = [:] }

func name<Value>(_ value: Value) -> Value.Type { Value.self }
func element<Element>(of list: [Element]) -> Element.Type { Element.self }
func parts<Key, Value>(of rows: [Key: Value]) -> String { "\(Key.self) \(Value.self)" }
func maybe<Element>(_ list: [Element]?) -> Element.Type { Element.self }

let family = Family(members: [])
print(type(of: family), family.first as Any, type(of: Table(rows: [:])))
let queue = Queue([])
queue.items.append(3)
print(type(of: queue), queue.items)
print(name([]), name([:]), element(of: []), parts(of: [:]), maybe([]), [].count, [:].isEmpty)
let pair = (1, []), lists = [1, 2].map { _ in [] }, nested = [[]], either = true ? [] : []
print(type(of: pair), type(of: lists), type(of: nested), type(of: either))
print(Family(members: [] as [Int]).first as Any, element(of: [] + [2.5]), Array([]).count)
let known: Family<String> = Family(members: [])
print(type(of: known))
