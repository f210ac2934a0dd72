// In Swift 5, try? before a call that answers a type of its caller's choosing asks for the Optional.
struct Missing: Error {}
func resolve<T>(_ type: T.Type = T.self) throws -> T {
    print("resolve \(T.self)")
    throw Missing()
}
let a: Int? = try? resolve()
func name() -> String? { try? resolve() }
let b = (try? resolve()) ?? 4
let c = try? resolve(Double.self)
if let d: Bool = try? resolve() { print(d) }
print(a as Any, name() as Any, b, c as Any)
func id<T>(_ x: T) -> T { print("id \(T.self)"); return x }
let e: Double? = try? id(2)
print(e as Any)
