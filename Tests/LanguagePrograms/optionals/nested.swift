// optionals: nested optionals from dictionaries of optionals, first of an array of optionals, try? and as? flatten or not
let table: [String: Int?] = ["one": 1, "none": nil]
print(table["one"] as Any, table["none"] as Any, table["missing"] as Any)
if let entry = table["none"] { print("present", entry as Any) }
if let entry = table["one"], let value = entry { print("value", value) }
print((table["one"] ?? 0) ?? -1, (table["none"] ?? 0) ?? -1, (table["missing"] ?? 7) ?? -1)
print(table.count)

var scores: [String: Int?] = [:]
scores["a"] = 1
scores["b"] = .some(nil)
scores.updateValue(nil, forKey: "c")
print(scores.count, scores.keys.sorted())
scores["b"] = nil
print(scores.count)

let list: [Int?] = [nil, 2]
print(list.first as Any, list.last as Any, list.first == nil, list[0] == nil)
if case .some(.none) = list.first { print("present but nil") }
if case let first?? = list.last { print("really", first) }

struct Failure: Error {}
func risky(_ n: Int) throws -> Int? {
  if n == 0 { throw Failure() }
  return n > 5 ? n : nil
}
let x = try? risky(9)
let y = try? risky(0)
let z = try? risky(1)
print(x as Any, y as Any, z as Any)
let any: Any = 5
print((any as? Int) as Any, (any as? String) as Any)
class Node { var next: Node?; var value: Int?; init(_ v: Int?) { value = v } }
let node = Node(1)
node.next = Node(nil)
print(node.next?.value as Any, node.next?.next?.value as Any, node.value as Any)
print(node.next.map { $0.value } as Any)
