// protocols: Self and type(of: self) in extensions are the type of the value, also where it is of protocol type
protocol System: AnyObject { func go() }
extension System {
  var name: String { String(describing: type(of: self)) }
  var kind: String { "\(Self.self)" }
  func title() -> String { "\(type(of: self))/\(Self.self)" }
}
final class A: System { func go() {} }
final class B: System { func go() {} }
protocol Val { var n: Int { get } }
extension Val { var name: String { "\(type(of: self)) \(n)" }; static var label: String { "<\(Self.self)>" }; var own: String { Self.label } }
struct V: Val { let n = 1 }
struct W<T>: Val { let t: T; var n: Int { 2 } }
let all: [System] = [A(), B()]
print(all.map(\.name), all.map { $0.name }, all[0].kind, all[1].title())
for s in all { print(s.name, s.kind, s.title()) }
let vals: [any Val] = [V(), W(t: "x"), W(t: 1.5)]
print(vals.map(\.name), vals.map(\.own), vals.map { type(of: $0) })
