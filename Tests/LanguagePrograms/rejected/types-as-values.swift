// The name of a type is no value, wherever a value is wanted; in brackets or before a dot it is a type.
struct Outer { struct Inner {} }
let kind = Outer.Inner
var kinds: [Any.Type] = [String.self, Outer]
kinds += [Int.self, Outer.Type]
let named: [String: Any.Type] = ["a": Outer, "b": Outer.Inner.self]
let pair: (Any.Type, Int) = (Outer, 1)
func take(_ kind: Any.Type) {}
take(Outer.Inner)
take((Outer))
func answer() -> Any.Type { return Outer.Inner }
let fine = [Outer.Inner](), alsoFine: Any.Type = (Outer, Outer.Inner).self, table = [Int: Outer]()
print([Outer].self, Outer.Inner.self, [(Outer, Int)]().count, fine, alsoFine, table)
