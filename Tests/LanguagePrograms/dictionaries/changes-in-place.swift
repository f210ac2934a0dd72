// Values of a dictionary changed in place: by key, by key with a default, through optionals, in nested dictionaries.
var totals: [String: [Int]] = ["ann": [1]]
let before = totals
totals["ann"]!.append(2)
totals["bob"]?.append(3)
totals["bob", default: [9]].append(3)
let between = totals
totals["ann"]?[0] = 7
totals["ann"]![1] += 5
print(before["ann"]!, before.count)
print(totals["ann"]!, totals["bob"]!, totals.count)
print(between["ann"]!, between["bob"]!)

struct Basket {
  var items: [String] = []
  mutating func add(_ item: String) { items.append(item) }
}
var baskets: [Int: Basket] = [1: Basket()]
baskets[1]!.add("pear")
baskets[1]?.add("plum")
baskets[2, default: Basket()].add("fig")
baskets[1]!.items.append("nut")
baskets[3]?.add("nobody")
print(baskets[1]!.items, baskets[2]!.items, baskets[3] == nil)

final class Store {
  var counts: [String: [String: Int]] = [:]
}
let store = Store()
store.counts["red", default: [:]]["apple", default: 0] += 4
store.counts["red"]?["apple"]? += 1
store.counts["red"]?["cherry"] = 2
store.counts["red"]!["apple"] = nil
print(store.counts["red"]!)

var long: [Bool: [Int]] = [:]
for number in 0..<20_000 {
  long[number % 3 == 0, default: []].append(number)
  long[true]?.append(number)
}
print(long[true]!.count, long[false]!.count, long[true]!.last!)
