// Arrays, dictionaries and sets are CustomStringConvertible: asked for their description, as values of that protocol, and in generic code.
let ages = ["a": 1]
print(ages.description, ages.debugDescription, [1, 2].description, ["x"].debugDescription, Set(["q"]).description)
print(Set(["q"]).debugDescription, [1: 2].mapValues { $0.description }.description, [[1], []].description, (1...3).description)
let texts: [CustomStringConvertible] = [[1], ["k": [true]], Set([2.5]), "text", 3, [1, 2][...]]
print(texts.map(\.description), texts.count)
func shout<T: CustomStringConvertible>(_ value: T) -> String { value.description.uppercased() }
print(shout(["a": "b"]), shout(["c"]), shout(Set(["d"])))
let anything: [Any] = [[1], ["k": 2], Set([3]), 4]
print(anything.compactMap { ($0 as? CustomStringConvertible)?.description })
extension CustomStringConvertible {
  var bracketed: String { "<\(description)>" }
}
print([1].bracketed, ["k": 1].bracketed, "t".bracketed)
print([1], ["k": 1], Set([1]), "\([1]) \(["k": "v"]) \(Set(["s"]))")
