// A parameter that is its own associated type: the equation may be written either way round.
protocol Dec { associatedtype DecodedType = Self; static func decode(_ x: Int) -> Box<DecodedType> }
enum Box<T> { case ok(T), mismatch(String); static func fail<U>(_ s: U) -> Box<T> { .mismatch("\(s)") } }
extension Int: Dec { static func decode(_ x: Int) -> Box<Int> { .ok(x) } }
struct P { let n: Int }
extension P: Dec { static func decode(_ x: Int) -> Box<P> { .ok(P(n: x)) } }
func dec<T: Dec>(_ x: Int) -> T? where T == T.DecodedType { if case .ok(let v) = T.decode(x) { return v }; return nil }
func many<T: Dec>(_ x: [Int]) -> [T] where T.DecodedType == T { x.compactMap { dec($0) } }
extension Array where Element: Dec, Element == Element.DecodedType { static func all(_ x: [Int]) -> [Element] { many(x) } }
print((dec(3) as Int?) ?? 0, (dec(4) as P?)!.n, (many([1, 2]) as [P]).count, [Int].all([5, 6]))
func pure<T>(_ t: T) -> Box<T> { .ok(t) }
extension Dec where Self.DecodedType == Self, Self: RawRepresentable, Self.RawValue == Int {
  static func decode(_ x: Int) -> Box<Self> { return self.init(rawValue: x).map(pure) ?? .fail("x") }
}
enum E: Int, Dec { case a = 1 }
print(E.decode(1), E.decode(2))
