// what is wanted of the last call of a chain says what a nil at its beginning is an Optional of
protocol Opt { associatedtype W; var v: W? { get } }
extension Optional: Opt { var v: Wrapped? { self } }
struct Seq<T> { var items: [T]
  func scan<U>(_ initial: U, _ f: (U, T) -> U) -> Seq<U> { var r: [U] = []; var s = initial; for i in items { s = f(s, i); r.append(s) }; return Seq<U>(items: r) }
  func zipPrevious() -> Seq<(T?, T)> { scan(nil) { (p, n) in (p?.1, n) }.skipNil() }
  func withPrevious() -> Seq<(T?, T)> { return scan((nil, nil)) { (acc: (T?, T?), n) in (acc.1, n) }.map { ($0.0, $0.1!) } }
  func map<U>(_ f: (T) -> U) -> Seq<U> { Seq<U>(items: items.map(f)) }
}
extension Seq where T: Opt { func skipNil() -> Seq<T.W> { Seq<T.W>(items: items.compactMap { $0.v }) } }
print(Seq(items: [1, 2, 3]).zipPrevious().items.map { "\($0.0 ?? 0)-\($0.1)" })
print(Seq(items: [1, 2, 3]).withPrevious().items.map { "\($0.0 ?? 0)-\($0.1)" })
func pairwise<T>(_ s: Seq<T>) -> Seq<(T, T)> { s.scan(nil) { (p: (T?, T)?, n) in (p?.1, n) }.skipNil().map { p -> (T, T)? in guard let a = p.0 else { return nil }; return (a, p.1) }.skipNil() }
print(pairwise(Seq(items: [1, 2, 3])).items)
