// Wrappers that are literals when what they wrap is; conditions that lead back to where they begin; members of conditional extensions.
struct Tagged<R> { let raw: R }
extension Tagged: ExpressibleByUnicodeScalarLiteral where R: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral v: R.UnicodeScalarLiteralType) { raw = R(unicodeScalarLiteral: v) }
}
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral where R: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral v: R.ExtendedGraphemeClusterLiteralType) { raw = R(extendedGraphemeClusterLiteral: v) }
}
extension Tagged: ExpressibleByStringLiteral where R: ExpressibleByStringLiteral {
  init(stringLiteral v: R.StringLiteralType) { raw = R(stringLiteral: v) }
}
extension Tagged: ExpressibleByStringInterpolation where R: ExpressibleByStringInterpolation {
  init(stringInterpolation: R.StringInterpolation) { raw = R(stringInterpolation: stringInterpolation) }
}
let text: Tagged<String> = "x\(1)", plain: Tagged<String> = "plain"
print(text.raw, plain.raw)
extension Tagged where R: ExpressibleByDictionaryLiteral {
  static func one(_ key: R.Key, _ value: R.Value) -> R { [key: value] }
}
print(Tagged<[String: Int]>.one("a", 1)["a"]!)

protocol Convertible { associatedtype Converted = Self; static func made(of value: Any) throws -> Converted }
protocol Plain: Convertible {}
extension Plain {
  static func made(of value: Any) throws -> Converted { value as! Converted }
}
extension String: Plain {}
struct Size: Plain { var width = 1 }
func raw<T: RawRepresentable>(_ value: Any) throws -> T? where T.RawValue: Convertible, T.RawValue == T.RawValue.Converted {
  T(rawValue: try T.RawValue.made(of: value))
}
func converted<T: Convertible>(_ value: Any, _ type: T.Type) throws -> T where T == T.Converted { try T.made(of: value) }
enum Suit: String { case hearts }
let suit: Suit? = try raw("hearts")
print(suit!, try converted(Size(width: 4), Size.self).width)

protocol Stream { associatedtype Element }
extension Array: Stream {}
struct Parser<T, S: Stream> { let n: Int }
extension Parser where T == S.Element { static var element: Parser { Parser(n: 1) } }
extension Parser where T == S.Element, T: Equatable {
  static func element(where test: (T) -> Bool) -> Parser { Parser(n: 2) }
  static func any<Q: Sequence>(from list: Q) -> Parser where Q.Element == T { element(where: list.contains) }
}
print(Parser<Int, [Int]>.element.n, Parser<Int, [Int]>.any(from: [1]).n)

struct Point {}
struct Line {}
struct Path {
  let n: Int
  init(_ points: some Collection<Point>) { n = 1 }
  init(_ lines: some Collection<Line>, color: Int? = nil) { n = 2 }
  init(_ line: Line, color: Int? = nil) { n = 3 }
  static let empty: Path = .init([])
}
print(Path.empty.n, Path([Line()]).n, Path(Line()).n)

@discardableResult func register<T>(_ s: Int = 0, type: T.Type = T.self, factory: @escaping (()) throws -> T) -> Int { 0 }
@discardableResult func register<T, A>(_ s: Int = 0, type: T.Type = T.self, factory: @escaping ((A)) throws -> T) -> Int { 1 }
@discardableResult func register<T, A, B>(_ s: Int = 0, type: T.Type = T.self, factory: @escaping ((A, B)) throws -> T) -> Int { 2 }
print(register { "x" }, register { (a: Int) -> String in "y" }, register { (a: Int, b: String) -> String in
  print(b)
  return "z"
})
