// Lazy views of collections are collections: how often their closures run.
var calls = 0
func step(_ x: Int) -> Int { calls += 1; return x * 2 }
func count(_ what: String, _ body: () -> Any) { calls = 0; let value = body(); print(what, value, calls) }
let mapped = [1, 2, 3].lazy.map(step)
count("subscript") { mapped[1] }
count("last") { mapped.last! }
count("first") { mapped.first! }
count("isEmpty") { mapped.isEmpty }
count("count") { mapped.count }
count("dropFirst") { mapped.dropFirst().count }
count("prefix") { Array(mapped.prefix(2)) }
count("reversed") { mapped.reversed().first! }
count("contains") { mapped.contains(4) }
count("first where") { mapped.first { $0 > 2 }! }
count("firstIndex") { mapped.firstIndex(of: 4)! }
let even = [1, 2, 3, 4, 5, 6].lazy.filter { step($0) % 4 == 0 }
count("filter first") { even.first! }
count("filter reversed") { even.reversed().first! }
count("filter count") { even.count }
count("filter isEmpty") { even.isEmpty }
count("filter array") { Array(even) }
count("filter map first") { even.map { $0 + 1 }.first! }
let whole = ["1", "x", "3"].lazy.compactMap { text -> Int? in calls += 1; return Int(text) }
count("compactMap first") { whole.first! }
count("compactMap array") { Array(whole) }
count("compactMap isEmpty") { whole.isEmpty }
count("sum") { whole.reduce(0, +) }
count("joined") { ["a", "b"].lazy.map { text -> String in calls += 1; return text + "!" }.joined(separator: "-") }
print(["a", "b"].enumerated().count, Array("ab").enumerated().isEmpty)
