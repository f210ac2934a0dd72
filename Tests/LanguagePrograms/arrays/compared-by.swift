// arrays: sequences compared by a closure, and the indices of any collection by their name
extension BidirectionalCollection {
  func ends<P: BidirectionalCollection>(with part: P, by same: (Element, P.Element) throws -> Bool) rethrows -> Bool {
    try reversed().starts(with: part.reversed(), by: same)
  }
}
struct Indexed<Base: Collection>: Collection {
  let base: Base
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after position: Base.Index) -> Base.Index { base.index(after: position) }
  subscript(position: Base.Index) -> (index: Base.Index, element: Base.Element) { (position, base[position]) }
  var indices: Base.Indices { base.indices }
}
print([1, 2, 3].ends(with: ["2", "3"]) { "\($0)" == $1 }, "abc".starts(with: "AB", by: { $0.uppercased() == String($1) }))
print(["a"].starts(with: [1], by: { $0.count == $1 }), [Int]().starts(with: [1], by: ==), [1].starts(with: [Int](), by: ==))
print([1, 2].lexicographicallyPrecedes([1, 3], by: >), [1].lexicographicallyPrecedes([1, 3], by: <))
print(Array(Indexed(base: [7, 8]).indices), Indexed(base: [7, 8]).count, Indexed(base: "ab").indices.count)
let positions: [Int].Indices = 0..<2
print(positions)
