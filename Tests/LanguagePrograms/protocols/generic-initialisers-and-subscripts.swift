// protocols: generic initialisers and subscripts are what a protocol asks for without parameters
protocol Divisible: Numeric {
  init(_ value: Int)
  static func / (lhs: Self, rhs: Self) -> Self
}
extension Double: Divisible {}
extension Float: Divisible {}
func mean<T: Divisible>(_ values: [T]) -> T { values.reduce(0, +) / T(values.count) }
print(mean([1.0, 2, 4.5]), mean([Float(1), 2]))
protocol Combi {
  associatedtype Sub
  associatedtype Index: SignedInteger
  init(seed: [Sub], size: Index)
  var count: Index { get }
  subscript(_: Index) -> [Sub] { get }
}
struct Space<Index: SignedInteger> {
  struct BaseN<Sub>: Combi, Sequence {
    let seed: [Sub]
    let size: Index
    let count: Index
    init(seed: [Sub], size: Index = 0) {
      self.seed = seed; self.size = 0 < size ? size : Index(seed.count)
      self.count = (0..<Int(self.size)).reduce(Index(1)) { n, _ in n * Index(seed.count) }
    }
    subscript<I: SignedInteger>(_ idx: I) -> [Sub] { [seed[Int(idx)]] }
    func makeIterator() -> AnyIterator<[Sub]> { var i = Index(-1); return AnyIterator { i += 1; return i < self.count ? self[i] : nil } }
  }
}
print(Array(Space<Int>.BaseN(seed: [1, 2], size: 1)))
protocol Made { init(_ value: Int) }
struct Text: Made {
  let text: String
  init<T>(_ value: T) { text = "any \(value)" }
  init(_ value: Int) { text = "number \(value)" }
}
struct Any1: Made {
  let text: String
  init<T>(_ value: T) { text = "any \(value)" }
}
func make<M: Made>(_ type: M.Type) -> M { M(4) }
print(make(Text.self).text, make(Any1.self).text)
