// What super's class method answers as Self is of the class that called it.
class Unit0 { let s: String; init(_ s: String) { self.s = s }; func base() -> Unit0? { nil } }
class Dim: Unit0 {
  class func baseUnit() -> Self { fatalError("must") }
  override func base() -> Unit0? { type(of: self).baseUnit() }
}
class Len: Dim {
  static var meters: Len { Len("m") }
  override class func baseUnit() -> Self { meters as! Self }
}
print(Len("km").base()!.s)
class A { required init() {}; class func make() -> Self { Self() } }
class B: A { override class func make() -> Self { print("B.make"); return super.make() } }
print(B.make() is B, type(of: B.make() as A))
