// printing: what a type says in its customMirror is what is printed of it, unless it has a description
struct C: CustomReflectable { let a = 1; var customMirror: Mirror { Mirror(self, children: ["k": 1, "l": "z"], displayStyle: .struct) } }
print(C(), [C()], C() as Any, Optional(C()) as Any); debugPrint(C())
struct T: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) } }
print(T(), [T()], "\(T())")
struct U: CustomReflectable { let x = 1; var customMirror: Mirror { Mirror(self, unlabeledChildren: ["a", "b"], displayStyle: .tuple) } }
print(U(), [U()])
struct V: CustomReflectable { let x = 1; var customMirror: Mirror { Mirror(self, children: ["q": C()]) } }
print(V(), [V()])
final class D: CustomReflectable { let x = 1; var customMirror: Mirror { Mirror(self, children: ["q": 1]) } }
print(D(), [D()])
enum E: CustomReflectable { case a, b(Int); var customMirror: Mirror { Mirror(self, children: ["q": 1], displayStyle: .enum) } }
print(E.a, E.b(2), [E.b(1)])
struct W: CustomReflectable, CustomStringConvertible { var description: String { "w" }; var customMirror: Mirror { Mirror(self, children: [:]) } }
print(W(), [W()])
struct G<Z>: CustomReflectable { let z: Z; var customMirror: Mirror { Mirror(self, children: ["z": z], displayStyle: .struct) } }
print(G(z: 1), [G(z: "s")])
dump(C())
struct H { let c = C() }
print(H())

// Objects are numbered by what they are, not by what their mirrors say.
class Disguised: CustomReflectable {
  var customMirror: Mirror { Mirror(Disguised.self, children: ["part": 1], displayStyle: .struct) }
}
struct Masked: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["part": 2], displayStyle: .class) }
}
let disguised = Disguised()
dump([disguised, disguised, Disguised()])
dump([Masked(), Masked()])
