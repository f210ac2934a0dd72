// A conformance for one parameter does not make others that one.
struct Parser<O> {
    let o: O
    static func of(_ p: Parser) -> Parser { p }
}
extension Parser: CustomStringConvertible where O == String {
    var description: String { "P\(o)" }
}
let one = Parser<Int>(o: 1)
print(Parser.of(one).o)
print(Parser.of(Parser(o: "x")))
