// A member of the subclass that the other side of a conditional operator is; what a number was made of; indices of dictionaries by name.
import Foundation
func value(_ text: String?) -> NSNumber { let decimal = NSDecimalNumber(string: text); return decimal == .notANumber ? .zero : decimal }
print(value("2.5"), value("x"), value(nil))
class Shape { static let unit: Shape = Shape() ; var n: Int { 1 } }; final class Sq: Shape { static let big = Sq(); override var n: Int { 4 } }
func pick(_ f: Bool, _ s: Sq) -> Shape { f ? .big : s }
func pick2(_ f: Bool, _ s: Sq) -> Shape { f ? .unit : s }
print(pick(true, Sq()).n, pick2(true, Sq()).n)
for n in [NSNumber(value: true), NSNumber(value: 2.5)] { print(String(cString: n.objCType)) }
enum Index { case dictionary(DictionaryIndex<String, Int>), array(Int) }
let d = ["a": 1]
if case .dictionary(let i) = Index.dictionary(d.startIndex) { print(d[i].value) }

// The first one says of which type the second one's `+` is.
func reversedOrTurned(_ text: String, _ count: Int) -> String {
  stride(from: 0, to: text.count - text.count % count, by: count).map {
    let part = String(text.dropFirst($0).prefix(count))
    return part.contains("e") ? String(part.reversed()) : part.dropFirst() + String(part.first!)
  }.joined()
}
print(reversedOrTurned("abcdefgh", 3), reversedOrTurned("abcdefgh", 2))
