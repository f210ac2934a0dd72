// Protocols may be declared where types are: in functions, closures and braces of their own (SE-0404).
func run() {
    protocol Greeter { var name: String { get }; func greet() -> String }
    struct A: Greeter { var name: String { "a" }; func greet() -> String { "hi \(name)" } }
    class B: Greeter { let name = "b"; func greet() -> String { "yo \(name)" } }
    protocol Counting { associatedtype Unit; func count() -> Unit }
    struct C: Counting { func count() -> Int { 3 } }
    func all<T: Counting>(_ t: T) -> T.Unit { t.count() }
    let list: [any Greeter] = [A(), B()]
    for g in list { print(g.greet()) }
    print(all(C()))
}
run()
do {
    protocol P { func f() -> Int }
    struct S: P { func f() -> Int { 1 } }
    let p: P = S()
    print(p.f(), p is S)
}
let c = { () -> Int in
    protocol Q: AnyObject { var n: Int { get set } }
    final class I: Q { var n = 1 }
    weak var w: Q?
    let i = I()
    w = i
    w?.n += 1
    return i.n
}
print(c())
