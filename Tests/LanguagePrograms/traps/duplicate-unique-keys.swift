// traps: Dictionary(uniqueKeysWithValues:) with the same key twice
func lengths(_ words: [String]) -> [Int: String] { Dictionary(uniqueKeysWithValues: words.map { ($0.count, $0) }) }
print(lengths(["a", "bb"]).count)
print(lengths(["a", "b"]).count)
