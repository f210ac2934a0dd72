// classes: Self in extensions of a protocol, and class members, asked of subclasses of what conforms
protocol P { static var flag: Bool { get }; static var name: String { get }; func inst() -> String; static func gen() -> String }
extension P {
  static var name: String { "P of \(Self.self)" }; func inst() -> String { "i of \(Self.self)" };
  static func gen() -> String { "gen \(Self.self) \(name)" }
}
class C: P { class var flag: Bool { true } }
class D: C { override class var flag: Bool { false } }
class E<T>: C { override class var flag: Bool { false } }
let all: [P] = [C(), D(), E<Int>()]
for x in all { let t = type(of: x); print(t, t.flag, t.name, x.inst(), t.gen()) }
let cs: [C] = [C(), D(), E<Int>()]
for c in cs { print(type(of: c).flag, type(of: c).name, c.inst(), type(of: c).gen()) }
func f<T: P>(_ t: T) -> String { "\(T.flag) \(T.name) \(t.inst()) \(T.self) \(T.gen()) \(type(of: t).flag)" }
for x in all { print(f(x)) }
for x in cs { print(f(x)) }
print(D.name, D.flag, E<Int>.flag, E<Int>.name, D.gen())
