// Elements named through the iterator; where clauses whose lines need each other.
final class Promise<V> { func add(_ n: Int) { print("add", n) } }
func all<L, S: Sequence>(_ promises: S) -> Int where S.Iterator.Element == Promise<L> { for p in promises { p.add(1) }; return 0 }
_ = all([Promise<Int>()])
struct P<T> { let v: T; func map<U>(_ f: (T) -> U) -> P<U> { P<U>(v: f(v)) } }
extension P where T: Sequence, T.Iterator.Element: Comparable { func sortedValues() -> P<[T.Iterator.Element]> { map { $0.sorted() } } }
print(P(v: [3, 1, 2]).sortedValues().v)
