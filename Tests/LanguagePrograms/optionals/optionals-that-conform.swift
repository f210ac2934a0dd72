protocol AnyOptional { var isNil: Bool { get } ; var inner: Any? { get } }
extension Optional: AnyOptional { var isNil: Bool { self == nil }; var inner: Any? { self } }
protocol D { var d: String { get } }
extension Optional: D where Wrapped: CustomStringConvertible { var d: String { map { "some \($0)" } ?? "none" } }
extension Int: D { var d: String { "int \(self)" } }
struct N {}
func check<V>(_ v: V) -> String { ((v as? AnyOptional)?.isNil).map { "\($0)" } ?? "-" }
let x: Int? = nil
print(check(x), check(4), check(Int?.some(3)), check(Optional<Int??>.some(nil)), check(nil as N?))
let a: Any = x as Any, b: Any = Int?.some(4) as Any, c: Any = 5, e: Any = N?.some(N()) as Any
for v in [a, b, c, e] {
  print((v as? AnyOptional)?.isNil as Any, (v as? D)?.d ?? "-", v is AnyOptional, v is D, (v as? Int) as Any, (v as? any Equatable) != nil)
  if let o = v as? AnyOptional { print(o.inner as Any) }
  switch v { case let o as AnyOptional: print("optional", o.isNil); default: print("plain") }
}
let y: Int? = 7
print((y as? D)?.d as Any, y is D, y is AnyOptional, (y as AnyOptional).isNil, (y as! AnyOptional).isNil)
@propertyWrapper struct Setting<T> {
  var stored: [String: Any] = [:]
  let fallback: T
  init(wrappedValue: T) { fallback = wrappedValue }
  var wrappedValue: T {
    get { stored["k"] as? T ?? fallback }
    set { if let o = newValue as? AnyOptional, o.isNil { stored["k"] = nil } else { stored["k"] = newValue } }
  }
}
struct S { @Setting var name: String? = nil; @Setting var count = 3 }
var s = S()
print(s.name as Any, s.count); s.name = "a"; s.count = 4; print(s.name as Any, s.count); s.name = nil; print(s.name as Any)
let h: AnyHashable? = 4
print((h as? AnyOptional)?.isNil as Any)
let word: String? = "a"
let count: Int? = word.map { $0 == "" ? nil : 3 } ?? nil
let parsed: Int? = word.map { Int($0) } ?? nil
print(count as Any, parsed as Any)
