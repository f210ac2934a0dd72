// What an app sends as JSON: lists and dictionaries of anything, many levels deep.
let order: [String: Any] = [
  "id": 7,
  "customer": [
    "name": "Ada",
    "contacts": [
      ["kind": "mail", "values": ["a@b.c", 1, ["checked", true, ["by": "clerk", "steps": [1, "two", ["three", 3.5]]]]]],
      ["kind": "phone", "values": ["555", 2, ["open", false, ["by": "nobody", "steps": [["none", 0], "left"]]]]],
    ],
  ],
]
func depth(_ value: Any) -> Int {
  if let list = value as? [Any] { return 1 + (list.map(depth).max() ?? 0) }
  if let table = value as? [String: Any] { return 1 + (table.values.map(depth).max() ?? 0) }
  return 0
}
print(order.count, depth(order))

let nested: [Any] = [1, ["a", [2, ["b", [3, ["c", [4, ["d", [5, ["e"]]]]]]]]]]
print(nested.count, depth(nested))
