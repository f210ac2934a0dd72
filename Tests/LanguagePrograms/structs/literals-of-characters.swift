// The protocols of the literals of characters.
struct P: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral {
    typealias StringLiteralType = String
    let s: String
    init(stringLiteral value: String) { s = value }
}
let p: P = "abc", q: P = "a"
print(p.s, q.s)
