class Base {}
final class Derived: Base {}

let upcast: Base = Derived()
let anything: Any = 1
let list: [Any] = [1, "a", nil as Int?]
let optional: Base? = Derived()
let bases: [Base] = [Derived()]
let raised: Any? = 2 as Int?
let apply: (Derived) -> Base = { (base: Base) in base as! Derived }
let back = anything as? Int
let isDerived = upcast is Derived
let labelled: (x: Int, y: Double) = (1, 2)
