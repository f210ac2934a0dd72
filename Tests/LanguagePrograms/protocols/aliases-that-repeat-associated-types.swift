// A scenario's type alias that repeats an associated type of the library's protocol changes none of the library's types.
let words = ["Swift", "iOS"]
print(words.lazy.map { $0 }.contains(where: { $0 == "iOS" }), words.contains(where: Set(["a"]).contains))
extension Sequence {
  typealias Element = Self.Iterator.Element
  func parted(by isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
print([82, 58, 76, 49].parted { $0 < 60 })
var parts = [82, 58].reduce(([], []), { (a: ([Int], [Int]), n: Int) -> ([Int], [Int]) in n < 60 ? (a.0 + [n], a.1) : (a.0, a.1 + [n]) })
print(parts)
