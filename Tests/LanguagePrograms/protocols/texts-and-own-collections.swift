// Texts as generic parameters, and collections of one's own that can be changed.
import Foundation
func shout(_ text: some StringProtocol) -> String { text.uppercased() + "!" }
func initials<S: StringProtocol>(_ text: S) -> String { text.split(separator: " ").compactMap(\.first).map { String($0) }.joined() }
func count(_ texts: [any StringProtocol]) -> Int { texts.reduce(0) { $0 + $1.count } }
func vowels<S>(in text: S) -> Int where S: StringProtocol { text.lowercased().filter { "aeiou".contains($0) }.count }
func parts<S: StringProtocol>(_ text: S) -> [Character] {
  var result: [Character] = []
  for character in text where character.isLetter { result.append(character) }
  return result
}
let whole = "Grand Central Dispatch"
print(shout(whole), shout(whole.prefix(5)), initials(whole), initials(whole.dropFirst(6)), vowels(in: whole.suffix(8)))
print(count([whole, whole.prefix(3)]), parts("a1b2"), String(whole[whole.startIndex...].prefix(5)))
func plain(_ text: some StringProtocol) -> String { String(text) }
print(plain("x"), plain("xyz".dropLast()), Array(plain("ab").utf8), plain("a,b").components(separatedBy: ","))
extension StringProtocol {
  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
  func words() -> [String] { split(separator: " ").map { String($0) } }
}
print("queue".firstUppercased, "serial queue".dropFirst(7).firstUppercased, "a bc d".words())

struct Ring: RandomAccessCollection, MutableCollection {
  var items: [Int]
  var start = 2
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int {
    get { items[(start + i) % items.count] }
    set { items[(start + i) % items.count] = newValue }
  }
}
var ring = Ring(items: [4, 5, 1, 3])
ring.swapAt(0, 3)
print(Array(ring))
ring.sort()
print(Array(ring), ring.items)
ring.reverse()
print(Array(ring))
ring.sort { $0 % 3 < $1 % 3 }
print(ring.map { $0 % 3 })
ring[1] += 10
for i in ring.indices { ring[i] *= 2 }
print(Array(ring).sorted(), ring.max()!)
