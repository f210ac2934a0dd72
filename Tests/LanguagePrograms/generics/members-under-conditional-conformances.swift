// A conformance for one parameter says nothing of an argument's.
struct Parser<O> { let o: O }
extension Parser where O == Substring { static func pre(_ s: String) -> Self { Self(o: s[...]) } }
extension Parser: CustomStringConvertible where O == Int { var description: String { "P\(o)" } }
func second<A, B>(_ l: Parser<A>, _ r: Parser<B>) -> Parser<B> { r }
print(second(Parser(o: 1), .pre("abc")).o)
