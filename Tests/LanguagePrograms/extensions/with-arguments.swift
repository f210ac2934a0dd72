// extensions: of types and protocols with arguments
import Foundation

extension Sequence<Int> { var total: Int { reduce(0, +) } }
extension Collection<String> {
  func glued(_ separator: String = "-") -> String { joined(separator: separator) }
  var longest: String? { self.max { $0.count < $1.count } }
}
extension Array<String> { mutating func appendTwice(_ text: String) { append(text); append(text) } }
extension [Double] { var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) } }
extension Dictionary<String, Int> { var sum: Int { values.reduce(0, +) } }
extension Optional<String> { var orEmpty: String { self ?? "" } }
extension Set<Character> { var text: String { String(sorted()) } }
extension Result<Int, Error> { var number: Int { (try? get()) ?? -1 } }

struct Box<Value, Tag> { var value: Value; var tag: Tag }
extension Box<Int, String> { var described: String { "\(tag)=\(value + 1)" } }
extension Box<Int, String>: CustomStringConvertible { var description: String { "<\(described)>" } }
protocol Source<Item> { associatedtype Item; func next() -> Item }
extension Source<Int> { func twice() -> Int { next() * 2 } }
struct Seven: Source { func next() -> Int { 7 } }

print([1, 2].total, Set([4]).total, (1...3).total, ["a", "b"].glued(), ["x", "yy"].longest ?? "-")
var list = ["q"]
list.appendTwice("r")
print(list, [1.0, 2.0].mean, ["k": 3, "l": 4].sum)
let none: String? = nil
print(none.orEmpty.isEmpty, Optional("x").orEmpty, Set("hello").text)
let good: Result<Int, Error> = .success(4)
print(good.number, Box(value: 1, tag: "t").described, Box(value: 2, tag: "u"), Seven().twice())
