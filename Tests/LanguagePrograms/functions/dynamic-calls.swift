// calls of values that are @dynamicCallable
@dynamicCallable struct Adder { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) } }
let add = Adder(); print(add(1, 2, 3), add())
@dynamicCallable struct Shout { func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Any>) -> String { a.map { "\($0.key)=\($0.value)" }.joined(separator: ",") } }
print(Shout()(a: 1, "x", b: "y"))
@dynamicCallable class Fn { let f: ([Double]) throws -> Double; init(_ f: @escaping ([Double]) throws -> Double) { self.f = f }; func dynamicallyCall(withArguments a: [Double]) throws -> Double { try f(a) } }
let m = Fn { $0.max() ?? 0 }; print(try! m(1, 5, 3))
@dynamicCallable @dynamicMemberLookup struct Obj { var path: [String] = []; subscript(dynamicMember m: String) -> Obj { Obj(path: path + [m]) }; func dynamicallyCall(withArguments a: [String]) -> String { path.joined(separator: ".") + "(" + a.joined(separator: ",") + ")" } }
print(Obj().a.b("x", "y"))
@dynamicCallable struct Both { func dynamicallyCall(withArguments a: [Int]) -> String { "args \(a)" }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { "keys \(a.map { $0.key })" } }
print(Both()(1, 2), Both()(x: 1), Both()(1, y: 2))
@dynamicCallable struct Dict { func dynamicallyCall(withKeywordArguments a: [String: Int]) -> Int { a["k"] ?? 0 } }
print(Dict()(k: 4))
