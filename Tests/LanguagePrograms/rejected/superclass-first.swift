// advice: the superclass makes its part once, on every way, before self is used
import Foundation
class Base { var id = 1; init() {}; init(n: Int) { id = n }; func hello() {} }
class D1: Base { var y: Int; override init() { y = 1; hello(); super.init() } }
class D2: Base { var y: Int; override init() { y = 1; print(id); super.init() } }
class D3: Base { var y: Int; init(a: Int) { y = a; if a > 1 { super.init(n: a) } } }
class D4: Base { var y: Int; init(a: Int) { y = a; super.init(n: 1); super.init(n: 2) } }
class D5: Base { var y: Int; init(a: Int) { y = a; print(y); if a > 1 { super.init(n: a) } else { super.init() }; hello() } }
class D6: Base { var y: Int; init(a: Int) { y = a; print("implicit") } }
class D7: Base { var y: Int; init(a: Int) { y = a; y += 1; let f = { self.y }; super.init(); _ = f } }
class D8: Base { var y: Int; init(a: Int) { y = a; hello() } }
class Only { var n = 1; init() {}; func hello() {} }
class Implicit: Only { override init() { hello() } }
class Inherited: Only { let y: Int; init(y: Int) { self.y = y; n = 2 } }
class Further: Inherited { let z = 2; init(a: Int) {} }
class Computed: Only { var z = 1; var w: Int { z + 1 }; init(b: Int) { print(w); super.init() } }
class Fetch: Operation { let x: Int; init(x: Int) { self.x = x; name = "n" } }
