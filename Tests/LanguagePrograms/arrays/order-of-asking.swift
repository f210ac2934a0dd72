// A collection of one's own is asked for its elements as often, and in the order, as the standard library asks.
func p(_ s: String) { print(s, terminator: " ") }
struct D: Collection { var d = [4, 2, 7]; var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { p("after\(i)"); return i + 1 }
  subscript(i: Int) -> Int { p("get\(i)"); return d[i] } }
struct C: Collection { var startIndex: Int { 0 }; var endIndex: Int { 2 }; func index(after i: Int) -> Int { p("after"); return i + 1 }; var count: Int { p("count"); return 2 }
  subscript(i: Int) -> Int { p("get"); return i }; var underestimatedCount: Int { p("under"); return 2 } }
struct Q: Sequence, IteratorProtocol { var n = 0; var underestimatedCount: Int { p("under"); return 2 }; mutating func next() -> Int? { p("next"); n += 1; return n > 2 ? nil : n } }
func go(_ name: String, _ f: () -> Any) { p(name); print(f()) }
go("map") { D().map { $0 } }; go("array") { Array(D()) }; go("filter") { D().filter { $0 > 2 } }; go("set") { Set(D()).count }
go("compactMap") { D().compactMap { $0 } }; go("flatMap") { D().flatMap { [$0] } }; go("reduce") { D().reduce(0, +) }
go("sorted") { D().sorted() }; go("sortedby") { D().sorted(by: >) }; go("reversed") { D().reversed() as [Int] }; go("contains") { D().contains(2) }
go("min") { D().min()! }; go("prefix") { Array(D().prefix(2)) }; go("suffix") { Array(D().suffix(2)) }; go("dropLast") { Array(D().dropLast()) }
go("dropFirst") { Array(D().dropFirst()) }; go("first") { D().first! }; go("firstIndex") { D().firstIndex(of: 2)! }; go("split") { D().split(separator: 2).map { Array($0) } }
go("splitmax") { D().split(maxSplits: 1, omittingEmptySubsequences: false) { $0 < 5 }.count }
go("starts") { D().starts(with: [4, 2]) }; go("equal") { D().elementsEqual([4, 2, 7]) }; go("joined") { D().map(String.init).joined() }
go("zip") { Array(zip(D(), D())).count }; go("enum") { D().enumerated().map { $0.offset } }; go("enumArray") { Array(D().enumerated()).count }
go("shuffled") { D().shuffled().count }; go("dict") { Dictionary(grouping: D()) { $0 }.count }; go("append") { var a = [1]; a.append(contentsOf: D()); a += D(); return a }
go("lazyMap") { Array(D().lazy.map { $0 }) }; go("lazyFilter") { Array(D().lazy.filter { $0 > 2 }) }; go("indices") { D().indices.map { $0 } }
go("C map") { C().map { $0 } }; go("C set") { Set(C()).count }; go("C filter") { C().filter { _ in true } }; go("C compactMap") { C().compactMap { $0 } }
go("C under") { C().underestimatedCount }
go("Q map") { Q().map { $0 } }; go("Q array") { Array(Q()) }; go("Q set") { Set(Q()).count }; go("Q filter") { Q().filter { _ in true } }; go("Q sorted") { Q().sorted() }
go("Q append") { var a = [1]; a.append(contentsOf: Q()); a += Q(); return a }; go("Q any") { Array(AnySequence(Q())) }; go("Q prefix") { Array(Q().prefix(1)) }; go("Q slice") { ArraySlice(Q()) }
go("string") { String(["a", "b"] as [Character]) }; go("insert") { var a = [1]; a.insert(contentsOf: D(), at: 0); a.replaceSubrange(0..<1, with: D()); return a }
go("starts shorter") { [1, 2].starts(with: D()) }; go("lex") { D().lexicographicallyPrecedes([4]) }; go("uniq") { Dictionary(uniqueKeysWithValues: D().lazy.map { ($0, 1) }).count }
struct M: MutableCollection, BidirectionalCollection {
  var d = [1, 2, 3, 4, 5]; var startIndex: Int { 0 }; var endIndex: Int { 5 }
  func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> Int { get { d[i] } set { print("set", i, newValue); d[i] = newValue } }
}
var c = M(); c.reverse(); print("swap"); c.swapAt(2, 2); c.swapAt(0, 1)
struct F: MutableCollection { var d = [4, 2, 3, 1, 5]; var startIndex: Int { 0 }; var endIndex: Int { 5 }; func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { get { d[i] } set { p("set\(i)"); d[i] = newValue } } }
var f = F(); print(f.partition { $0 > 2 }, f.d, f.partition { $0 > 9 }, f.partition { $0 > 0 }, f[1...].partition { $0 > 2 })
