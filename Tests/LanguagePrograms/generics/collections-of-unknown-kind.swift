// What generic code asks of collections and texts of which it knows only the protocols.
func mix<C: MutableCollection & RandomAccessCollection, G: RandomNumberGenerator>(_ cards: C, _ generator: inout G) -> C {
  var cards = cards
  cards.shuffle(using: &generator)
  return cards
}
struct Countdown: RandomNumberGenerator {
  var state: UInt64 = 11
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state
  }
}
var generator = Countdown()
print(mix([1, 2, 3, 4, 5], &generator), Array(mix([1, 2, 3, 4, 5, 6][2...], &generator)).count)
struct Pointer: Hashable { let parts: ArraySlice<String> }
let pointer = Pointer(parts: ["a", "b", "c"].dropFirst())
print(pointer == Pointer(parts: ["b", "c"][...]), Set([pointer, Pointer(parts: ["b", "c"]), Pointer(parts: ["b"])]).count)
let sums: [ArraySlice<Int>: Int] = [[1, 2][...]: 3]
print(sums[[0, 1, 2][1...]] as Any)
struct Box<C: Collection> { let raw: C }
extension Box where C: StringProtocol {
  var utf8: C.UTF8View { raw.utf8 }
  var utf16: C.UTF16View { raw.utf16 }
  var scalars: C.UnicodeScalarView { raw.unicodeScalars }
}
let box = Box(raw: "aé")
print(box.utf8.count, box.utf16.count, box.scalars.count)
extension StringProtocol { func back() -> Substring { Substring(self.reversed()) } }
print("abc".back(), String("abc".reversed()), Substring(["x", "y"] as [Character]))
struct Full {
  let raw: String
  init?(_ text: String) {
    if text.isEmpty { return nil }
    raw = text
  }
}
extension Full { init?<T: LosslessStringConvertible>(_ value: T) { self.init(String(value)) } }
print(Full(12)!.raw, Full(true)!.raw, Full(1.5)!.raw)
func written<T: LosslessStringConvertible>(_ values: [T]) -> [String] { values.map { String($0) } }
print(written([1, 2]), written(["a"]), [3, 4].map(String.init), String(Int8(5)), String(2.5 as Float))
protocol Stream: Collection, ExpressibleByArrayLiteral where ArrayLiteralElement == Element {}
extension Array: Stream {}
protocol Reader { associatedtype Source: Stream }
extension Reader {
  static func tokens(_ source: Source) -> String { "\(source)" }
  static func one(_ token: Source.Element) -> String { tokens([token]) }
  static func none() -> String { tokens([]) }
}
struct Words: Reader { typealias Source = [String] }
print(Words.one("a"), Words.none())
