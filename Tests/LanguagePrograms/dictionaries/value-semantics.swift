// dictionaries: copies are independent; in structs, classes, closures; arrays inside; removing while iterating a copy
var original = ["a": [1], "b": [2]]
var copy = original
copy["a"]!.append(9)
copy["c"] = []
original["b"] = nil
print(original, copy.count, copy["a"]!, copy["b"]!)

final class Registry {
  var entries: [String: Int] = [:]
  func add(_ name: String) -> Int {
    let id = entries.count + 1
    entries[name] = id
    return id
  }
}
let registry = Registry()
print(registry.add("x"), registry.add("y"))
let snapshot = registry.entries
registry.entries["x"] = 100
print(snapshot["x"]!, registry.entries["x"]!)

var cache = [1: "one", 2: "two", 3: "three"]
for (key, value) in cache where value.count == 3 { cache[key] = nil }
print(cache)
let keep = { [cache] in cache.count }
cache[7] = "seven"
print(keep(), cache.count)

func counted(_ words: [String]) -> [String: Int] {
  var result: [String: Int] = [:]
  words.forEach { result[$0, default: 0] += 1 }
  return result
}
print(counted(["a", "b", "a"])["a"]!, counted([]))
var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y", default: 0] += 3
nested["x"]?["y"]? += 1
nested["z"]?["y"] = 1
print(nested)
