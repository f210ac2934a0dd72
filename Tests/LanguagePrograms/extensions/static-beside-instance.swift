// A static and an instance member of one name: the first value of a static property means the static one.
struct Parser<T> { let n: Int }
extension Parser {
  func any(separator: Int) -> Parser { self }
  var any: Parser { self }
  static func any(from list: [T]) -> Parser { Parser(n: list.count) }
}
extension Parser where T == String {
  static let letters = any(from: ["a", "b", "c"])
  static var pair: Parser { any(from: ["a", "b"]) }
}
print(Parser<String>.letters.n, Parser<String>.pair.n, Parser<Int>(n: 4).any.n)
