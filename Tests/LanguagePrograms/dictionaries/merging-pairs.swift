// Dictionaries merge with any sequence of pairs.
import Foundation

var counts = ["a": 1]
counts.merge([("a", 2), ("a", 3)]) { $0 + $1 }
print(counts)
counts.merge(zip(["a"], [10])) { old, _ in old }
print(counts, counts.merging([("a", 5)], uniquingKeysWith: max), counts.merging(zip(["a"], [7])) { $1 })
let words = ["one", "three", "seven"]
print(["x": 0].merging(words.map { ($0, $0.count) }, uniquingKeysWith: +).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
counts.merge(["a": 100]) { $0 + $1 }
counts.merge([:]) { $1 }
print(counts, counts.merging(["a": 1].lazy.map { ($0.key, $0.value * 2) }) { $0 - $1 })
