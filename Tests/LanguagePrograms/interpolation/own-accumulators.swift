// Types that collect the parts of an interpolated text themselves.
struct SQL: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  var text = ""; var args: [Any] = []
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""; var args: [Any] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ s: String) { text += s }
    mutating func appendInterpolation<T>(_ v: T) { text += "?"; args.append(v) }
    mutating func appendInterpolation(raw v: String) { text += v }
  }
  init(stringLiteral value: String) { text = value }
  init(stringInterpolation i: StringInterpolation) { text = i.text; args = i.args }
}
let id = 7
let q: SQL = "select * from \(raw: "users") where id = \(id) and name = \("bob")"
print(q.text, q.args)
