// generics: ObjectIdentifier of types, and a type parameter that only a closure says
protocol Ev {}
enum C: Ev { case on, off(reason: String?) }
struct M: Ev { var a: String; var b: String }
func key<E: Ev>(_ e: E) -> ObjectIdentifier { ObjectIdentifier(E.self) }
func key2<E: Ev>(_ t: E.Type = E.self, _ f: (E) -> Void) -> ObjectIdentifier { ObjectIdentifier(t) }
let k = ObjectIdentifier(C.self)
print(k == key(C.on), k == key(C.off(reason: "x")), k == key(C.off(reason: nil)), k == key2(C.self) { _ in }, k == key2 { (c: C) in }, key(M(a: "", b: "")) == k)
var subs: [ObjectIdentifier: [(Any) -> Void]] = [:]
func sub<E: Ev>(_ t: E.Type = E.self, handler: @escaping (E) -> Void) {
  subs[ObjectIdentifier(t), default: []].append { event in
    print("raw", event)
    guard let event = event as? E else { return print("not", E.self) }
    handler(event)
  }
}
func post<E: Ev>(_ e: E) { for s in subs[ObjectIdentifier(E.self)] ?? [] { s(e) } }
sub(C.self) { status in
  switch status {
    case .on: print("on")
    case .off(let reason?): print("off: \(reason)")
    case .off(nil): print("off")
  }
}
sub { (m: M) in print("m", m.a) }
post(C.off(reason: "tunnel")); post(C.on); post(C.off(reason: nil)); post(M(a: "1", b: "2"))
