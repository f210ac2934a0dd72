// a text with values in it where an overload takes a type that makes something else of it
struct H: ExpressibleByStringInterpolation {
  let s: String
  init(stringLiteral v: String) { s = v }
  init(stringInterpolation: I) { s = stringInterpolation.buffer }
  struct I: StringInterpolationProtocol {
    var buffer = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { buffer += literal }
    mutating func appendInterpolation(_ value: Int) { buffer += "<\(value)>" }
  }
}
func f(_ n: Int) -> String { "number" }
func f(_ text: H) -> String { text.s }
print(f("a\(1)b"), f("plain"), f(3))
func g(_ text: String) -> String { "text" }
func g(_ text: H) -> String { text.s }
print(g("a\(1)b"), g("plain"), g("a\(2)" as H))
struct Log {
  func write(_ message: H, level: Int = 0) -> String { message.s }
  func write(_ error: any Error) -> String { "error" }
}
print(Log().write("x\(5)"), Log().write("x\(5)", level: 1))
