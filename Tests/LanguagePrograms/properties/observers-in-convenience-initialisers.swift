// properties: no initialiser of the class observes
class A { var x = 1 { didSet { print("did") } }; init() {}; convenience init(_ n: Int) { self.init(); x = n } }
_ = A(9)
