// Static members of an extension for one element are looked at without making the element that.
protocol P { associatedtype Element }
struct Obs<Element>: P { var name: String { "\(Element.self)" } }
extension P {
  static func zip<A, B>(_ a: A, _ b: B, select: @escaping (A, B) -> Element) -> Obs<Element> { Obs() }
  static func all<C: Collection>(_ c: C) -> Obs<[Element]> where C.Element == Element { Obs() }
}
extension P where Element == Any {
  static func zip<A, B>(_ a: A, _ b: B) -> Obs<(A, B)> { Obs<(A, B)>.zip(a, b, select: { ($0, $1) }) }
  static func all<C: Collection>(_ c: C, _ n: Int) -> Obs<C.Element> { Obs() }
}
struct Trait<Element> {
  var raw: Obs<Element>
  static func zip<A, B>(_ a: A, _ b: B, select: @escaping (A, B) -> Element) -> Trait<Element> { Trait(raw: Obs.zip(a, b, select: select)) }
  static func list<C: Collection>(_ c: C) -> Trait<[Element]> where C.Element == Element { let raw = Obs.all(c); return Trait<[Element]>(raw: raw) }
}
print(Obs.zip(1, "a").name, Obs.zip(1, 2, select: { $0 + $1 }).name, Trait<Int>.zip(1, "x", select: { a, b in a }).raw.name, Obs.all([1, 2]).name, Obs.all(["a"], 1).name, Trait.list([2.5]).raw.name)
