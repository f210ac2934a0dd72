// classes: without designated initialisers of its own a class inherits them
class A { var n: Int; init(n: Int) { self.n = n } }
class B: A { convenience init(_ s: String) { self.init(n: s.count) } }
print(B("abc").n)
