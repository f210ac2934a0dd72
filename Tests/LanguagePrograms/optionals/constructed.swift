// Optional(…) where an Optional is wanted is that Optional
func show<T>(_ t: T) { print(T.self, t) }
show([nil, Optional(3)])
let w = [nil, Optional("a")]
show(w)
show([nil, Optional([1])])
show([Optional(3), nil])
let n = 3
show([nil, Optional(n)])
show(true ? nil : Optional(3))
show(false ? nil : Optional(n))
var o: Int? = 1
show([nil, o])
show([nil, o.map { $0 + 1 }])
show([nil, 4])
show(["a": nil, "b": Optional(3)]["b"]!)
show([[nil], [1].map { Optional($0) }])
show([nil] + [1].map { Optional($0) })
let twice: Int?? = Optional(3)
print(twice as Any)
func deep(_ value: Int??) { print(value as Any) }
deep(Optional(4))
deep(Optional(Optional(5)))
deep(Optional(nil))
let plain: Int? = Optional(6)
print(plain as Any, Optional<Double>(7) as Any)
