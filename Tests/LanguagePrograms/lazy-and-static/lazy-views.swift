// lazy views: their types, how often their closures run, and protocols of one's own on top of them
func t<T>(_ x: T) { print(type(of: x)) }
let a = [1, 2, 3]
t(a.lazy); t(a.lazy.lazy); t(a.lazy.map { $0 }.lazy); t(a.lazy.map { $0 }.map { "\($0)" }); t(a.lazy.filter { $0 > 1 }.filter { $0 > 2 })
t(a.lazy.compactMap { Int?($0) }); t(a.lazy.filter { $0 > 1 }.map { $0 }); t(a.lazy.flatMap { [$0] })
t(a.lazy.prefix(2)); t(a.lazy.map { $0 }.prefix(2)); t(a.lazy.map { $0 }.prefix(2).map { $0 }); t(a.lazy.filter { $0 > 1 }.dropFirst())
t(a.lazy.prefix { $0 < 2 }); t(a.lazy.drop { $0 < 2 }); t(a.lazy.reversed()); t(a.lazy.map { $0 }.reversed()); t(a.lazy.enumerated())
t(a.lazy.enumerated().map { $0.1 }); t([[1], [2]].lazy.joined()); t(a.lazy.elements); t((1...).lazy.map { $0 }.filter { $0 > 1 }.prefix(2))
let even: LazyFilterSequence<[Int]> = [1, 2].lazy.filter { $0 % 2 == 0 }
let squares: LazyMapSequence<[Int], Int> = [1, 2].lazy.map { $0 * $0 }
print(Array(even), Array(squares), squares[1], squares.count, even.first as Any)
struct Table {
  var keys = [1, 2]
  var squares: LazyMapCollection<[Int], Int> { keys.lazy.map { $0 * $0 } }
}
print(Table().squares.reduce(0, +), Table().squares.last!)

func noisy(_ n: Int) -> Int { print("(\(n))", terminator: " "); return n }
print(a.lazy.map(noisy).filter { $0 > 1 }.first!)
print(a.lazy.flatMap { [noisy($0), 0] }.first { $0 == 2 }!)
print(Array(a.lazy.map(noisy).prefix { $0 < 2 }))
print(a.lazy.map(noisy).drop { $0 < 2 }.first { _ in true }!)
print(a.lazy.map(noisy).prefix(2).map { $0 * 10 }.first!)
print([[1, 2], [3]].lazy.joined().map(noisy).contains(2))
print(a.lazy.filter { noisy($0) > 0 }.map { $0 * 2 }.reduce(0, +))
print(a.lazy.map(noisy).reversed().first!)
let eager: [Int] = a.lazy.map { $0 + 1 }
print(eager + a.lazy.map { $0 })

extension LazySequenceProtocol {
  func firstTwo() -> [Element] { Array(prefix(2)) }
  func scaled(by n: Int) -> LazyMapSequence<Elements, Int> where Element == Int { map { $0 * n } }
}
print([5, 6, 7].lazy.map { $0 * 3 }.firstTwo(), a.lazy.filter { $0 != 2 }.scaled(by: 5).firstTwo())
struct Doubled<Base: Collection>: LazyCollectionProtocol where Base.Element == Int {
  let base: Base
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  subscript(i: Base.Index) -> Int { base[i] * 2 }
}
print(Array(Doubled(base: [1, 2, 3]).map { $0 + 1 }), Doubled(base: 1...3).firstTwo())
t(Doubled(base: [1]).map { $0 })
struct Pairs<Base: Sequence>: LazySequenceProtocol {
  let base: Base
  func makeIterator() -> AnyIterator<(Base.Element, Base.Element)> {
    var inner = base.makeIterator()
    return AnyIterator { if let x = inner.next(), let y = inner.next() { (x, y) } else { nil } }
  }
}
extension LazySequenceProtocol { var pairs: Pairs<Elements> { Pairs(base: elements) } }
print(Array([1, 2, 3, 4].lazy.pairs.map { $0 + $1 }))
let flat = a.lazy.flatMap { [$0, -$0] }
print(flat.first!, flat.count, flat.dropFirst(2).first!, flat.isEmpty)
print([[1], [], [2, 3]].lazy.joined().map { $0 * 2 }.firstTwo(), Array([[Int]]().lazy.joined()))
let numbersBefore = [1, 2, 3, 4, 5, 6]
let prefixOfMany = numbersBefore.lazy.map { $0 * 2 }.filter { $0 > 2 }.prefix { $0 < 9 }
print(prefixOfMany.last ?? 0, prefixOfMany.last { $0 < 8 } ?? 0, prefixOfMany.index(before: prefixOfMany.endIndex) == prefixOfMany.index(after: prefixOfMany.startIndex), Array(prefixOfMany.reversed()), prefixOfMany.isEmpty)
print(numbersBefore.lazy.prefix { $0 < 0 }.last as Any, numbersBefore.lazy.prefix { $0 < 9 }.last!)

func doubled(_ numbers: LazyCollection<[Int]>) -> [Int] { numbers.map { $0 * 2 } }
print(doubled([1, 2].lazy))
