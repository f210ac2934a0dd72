// what a generic signature asks by the types it names is asked of outer parameters, too
protocol Source { associatedtype Output; var value: Output { get } }
protocol Coder { associatedtype Made; func make<T: CustomStringConvertible>(_ value: T) -> Made }
enum Sources {}
extension Sources {
  struct Coded<Up: Source, C: Coder>: Source where Up.Output: CustomStringConvertible {
    typealias Output = C.Made
    let up: Up
    let coder: C
    var value: C.Made { coder.make(up.value) }
  }
}
extension Source {
  func coded<C: Coder>(by coder: C) -> Sources.Coded<Self, C> { .init(up: self, coder: coder) }
}
struct One: Source { let value: Int }
struct Texts: Coder { func make<T: CustomStringConvertible>(_ value: T) -> String { "<\(value.description)>" } }
print(One(value: 4).coded(by: Texts()).value)
print(One(value: 4).coded(by: Texts()).coded(by: Texts()).value)
struct Box<Element> {
  var items: [Element]
  func mapped<T>(_ f: (Element) -> T) -> [Element: T] {
    var result: [Element: T] = [:]
    for item in items { result[item] = f(item) }
    return result
  }
}
print(Box(items: [3]).mapped { "\($0)" })
struct Chain<A: Collection, B: Collection> where A.Element == B.Element {
  let a: A, b: B
  var all: [A.Element] { Array(a) + Array(b) }
}
func chain<A, B>(_ a: A, _ b: B) -> Chain<A, B> { Chain(a: a, b: b) }
print(chain([1], 2...3).all)
struct OfInts<C: Collection> where C.Element == Int { let base: C; var sum: Int { base.reduce(0, +) } }
func sum<C>(_ values: OfInts<C>) -> Int { values.sum }
print(sum(OfInts(base: [1, 2])))
