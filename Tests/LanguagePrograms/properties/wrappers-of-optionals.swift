// What is made from nil: a wrapper's initialiser for Optionals alone.
struct W<T> { var v: T; init(v: T) { self.v = v } }
extension W where T: ExpressibleByNilLiteral { init(k: String) { self.init(v: nil) } }
let w: W<String?> = W(k: "a")
print(w.v as Any)
func none<T: ExpressibleByNilLiteral>() -> T { nil }
let n: Int? = none()
print(n as Any)
@propertyWrapper struct Stored<T> {
    var wrappedValue: T
    let key: String
    init(wrappedValue: T, key: String) { self.wrappedValue = wrappedValue; self.key = key }
}
extension Stored where T: ExpressibleByNilLiteral {
    init(key: String) { self.init(wrappedValue: nil, key: key) }
}
final class S { @Stored(key: "nick") var nick: String?; @Stored(key: "x") var x: Int? = 4 }
print(S().nick ?? "none", S().x as Any)
