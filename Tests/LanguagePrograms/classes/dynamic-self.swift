// classes: Self() and Self.init() make an instance of the class that self is of
class Base {
  required init() {}
  func fresh() -> Self { Self() }
  class func one() -> Self { Self() }
  class func two() -> Self { Self.init() }
  class func name() -> String { "base" }
}
class Sub: Base { override class func name() -> String { "sub" } }
print(type(of: Sub().fresh()), type(of: Sub.one()), type(of: Sub.two()), type(of: Base.two()))
let b: Base = Sub()
print(type(of: b.fresh()))
