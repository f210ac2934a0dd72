// dictionaries: values changed in place under keys of every kind, copies that stay as they were, entries removed and added again
final class Token {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}

struct Stock {
  var counts: [String: Int] = [:]
  var notes: [Bool: [String]] = [:]
}

var byByte: [UInt8: Int] = [:]
for byte: UInt8 in [7, 255, 7, 0, 255, 7] { byByte[byte, default: 10] += 1 }
print(byByte[7, default: 0], byByte[255, default: 0], byByte[0, default: 0], byByte[1, default: -1])

var stock = Stock()
let before = stock
stock.counts["pear", default: 0] += 3
stock.counts["pear", default: 0] -= 1
stock.counts["apple", default: 5] *= 2
let middle = stock
stock.counts["pear", default: 0] += 100
stock.notes[true, default: []].append("fresh")
stock.notes[true, default: []].append("ripe")
stock.notes[false, default: ["old"]] += ["soft"]
print(before.counts.count, middle.counts["pear"]!, stock.counts["pear"]!, stock.counts["apple"]!)
print(stock.notes[true]!, stock.notes[false]!, middle.notes.isEmpty)

var words: [String: [Int]] = [:]
for (index, word) in "a b a c b a".split(separator: " ").enumerated() { words[String(word), default: []].append(index) }
for key in words.keys.sorted() { print(key, words[key]!) }
words["a"] = nil
words["a", default: []].append(words.count)
print(words["a"]!)

var tokens: [Int: Token] = [:]
tokens[1, default: Token("unused")] = Token("first")
tokens[1] = Token("second")
print("replaced")
tokens[1, default: Token("never made")] = Token("third")
tokens[1] = nil
print("removed")

var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y", default: 0] += 1
nested["x", default: [:]]["y", default: 0] += nested.count
nested["x", default: [:]]["z", default: 7] += 1
print(nested["x"]!["y"]!, nested["x"]!["z"]!)

var composed: [String: Int] = [:]
composed["caf\u{E9}", default: 0] += 1
composed["cafe\u{301}", default: 0] += 1
var key = "caf"
composed[key, default: 0] += 1
key += "\u{E9}"
composed[key, default: 0] += 1
print(composed.count, composed["café"]!)

func twice(_ body: () -> Int) -> Int { body() + body() }
var calls: [String: Int] = [:]
calls["f", default: twice { 3 }] += twice { 10 }
print(calls["f"]!)

var removed: [Int: Int] = [:]
for number in 0..<40 { removed[number % 20, default: 0] += number }
for number in stride(from: 0, to: 20, by: 2) { removed[number] = nil }
let kept = removed
for number in 0..<20 { removed[number, default: -1] += 1 }
print(kept.count, removed.count, kept.values.reduce(0, +), removed.values.reduce(0, +))
