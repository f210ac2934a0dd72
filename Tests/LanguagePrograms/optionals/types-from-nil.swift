// optionals: types that are made from nil, and lists of members of Optionals
enum V: ExpressibleByNilLiteral, Equatable { case null, real(Double), text(String); init(nilLiteral: ()) { self = .null } }
print([V.null, nil, .real(1.5)], type(of: [V.null, nil]))
print([nil, V.text("a")], type(of: [nil, V.null]))
print(["a": V.null, "b": nil].values.filter { $0 == .null }.count)
print([nil, 3, nil] as [Int?], [nil, 3], type(of: [nil, 3]))
print(type(of: [nil, .some(3)]), [nil, .some(3)])
print(type(of: [nil, Optional(3)]), type(of: [Optional(3), .none]))
let flag = true
let v = flag ? V.real(1) : nil
print(type(of: v), v)
let w = flag ? nil : V.real(1)
print(type(of: w), w as Any)
let o = flag ? 3 : nil
print(type(of: o))
print(type(of: [[1], nil]), type(of: [nil, [1: 2]]), type(of: [1: nil, 2: "a"]))
func f(_ v: V...) { print(v) }
f(.null, nil, .text("x"))
print(V.null == nil, nil == V.real(1), V.null != nil)
let opt: V? = nil
print(opt == nil, opt as Any)
