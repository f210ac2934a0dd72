// advice: until another initialiser has made the instance there is none
struct S { var count = 0, other: Int
 init(_ n: Int) { count = n; other = 1 }
 init(twice: Int) { self.init(count * 2) }
 init(x: Int) { print(other); self.init(x) }
 init(y: Int) { hello(); self.init(y) }
 init(z: Int) { self.init(z); print(count); hello() }
 func hello() {}
}
class C { var count = 0, other: Int
 init(_ n: Int) { count = n; other = 1 }
 convenience init(twice: Int) { self.init(count * 2) }
 convenience init(x: Int) { print(self.other); self.init(x) }
 convenience init(y: Int) { if y > 1 { self.init(y) } else { self.init(2) }; count += 1 }
 convenience init(q: Int) { count = 3; self.init(q) }
 convenience init(w: Int) { if w > 1 { self.init(w) } }
 func hello() {}
}
enum E { case a, b
  init(_ n: Int) { self = n > 0 ? .a : .b }
  init(t: Int) { print(self); self.init(t) }
  init(u: Int) { if u > 0 { self = .a } }
}
