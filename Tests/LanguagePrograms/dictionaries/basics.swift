// dictionaries: reading, writing, removing, defaults, updating; only printed sorted or with a single entry
var ages = ["Ann": 30, "Bob": 25]
ages["Cy"] = 41
ages["Ann"]! += 1
print(ages.count, ages["Ann"] as Any, ages["Zed"] as Any, ages["Zed"] ?? 0, ages.isEmpty)
print(ages.keys.sorted(), ages.values.sorted())
print(ages.updateValue(26, forKey: "Bob") as Any, ages.updateValue(1, forKey: "Dan") as Any)
print(ages.removeValue(forKey: "Cy") as Any, ages.removeValue(forKey: "Cy") as Any)
ages["Dan"] = nil
print(ages.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(ages.contains { $0.value > 30 }, ages["Bob"] != nil, ages.keys.contains("Bob"))

var counts: [Character: Int] = [:]
for letter in "mississippi" { counts[letter, default: 0] += 1 }
for (letter, count) in counts.sorted(by: { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }) {
  print(letter, count, terminator: " ")
}
print()
var groups: [Int: [String]] = [:]
for word in ["a", "bb", "c", "dd", "eee"] { groups[word.count, default: []].append(word) }
print(groups.keys.sorted().map { groups[$0]! })
groups[1]?.append("z")
groups[9]?.append("never")
groups[2]?[0] = "BB"
print(groups[1]!, groups[2] ?? [], groups[9] as Any)
groups.removeAll()
print(groups, groups.count, ["one": 1], [1: [2: "x"]])
if let (name, age) = ages.min(by: { $0.value < $1.value }) { print(name, age) }
