// operators: a parameter of what another operand is of, in operators and in functions
infix operator <~ : AssignmentPrecedence
protocol Source { associatedtype Value; var value: Value { get } }
final class Box<Value>: Source { var value: Value; init(_ v: Value) { value = v } }
final class Fixed<Value>: Source { let value: Value; init(_ v: Value) { value = v } }
@discardableResult func <~ <P: Source>(target: Box<P.Value>, source: P) -> P.Value { target.value = source.value; return source.value }
let a = Box("a"), b = Fixed("b")
a <~ b
let r = a <~ Fixed("c")
print(a.value, r)
func copy<P: Source>(_ target: Box<P.Value>, _ source: P) { target.value = source.value }
copy(a, Box("d")); print(a.value)
