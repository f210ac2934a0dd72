func put<V>(_ value: Any?, _ type: V.Type) -> V? { value as? V }
func cast<A, B>(_ value: A, to: B.Type) -> B? { value as? B }
let held: Any? = 4
let number: Int? = 4
let none: Int? = nil
print(put(4, Any.self) as Any, put(nil, Any.self) as Any, put(4, Int?.self) as Any, put(nil, Int?.self) as Any)
print((held as? Any) as Any, (number as? Any) as Any, (none as? Any) as Any, held as! Any)
print(cast(held, to: Any.self) as Any, cast(held, to: Any?.self) as Any, cast(held, to: Int.self) as Any)
print(cast(Optional(number), to: Int?.self) as Any, cast(Optional(number), to: Int.self) as Any, cast(none, to: Int.self) as Any)
print(none is Any, held is Any, cast(none, to: Any.self) == nil)
extension Dictionary { mutating func set(_ key: Key, _ value: Any?) { self[key] = value as? Value } }
var values: [String: Any] = [:]
values.set("a", 4)
values.set("b", nil)
print(values.count, values["a"] ?? "none", values["b"] ?? "none")
var numbers: [String: Int] = [:]
numbers.set("a", 4)
numbers.set("b", nil)
print(numbers)
switch held {
case let any as Any: print("any", any);
default: print("no")
}
if let any = number as? Any { print(any) }
func describe<T>(_ value: T?) -> String { (value as? CustomStringConvertible)?.description ?? "nil" }
print(describe(number), describe(none), describe(String?("x")))
for value in [1, nil, 3] as [Int?] {
  switch value {
  case is Any: print("some")
  default: print("none")
  }
}
