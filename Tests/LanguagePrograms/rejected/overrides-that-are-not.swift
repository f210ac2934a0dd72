// What is static is not overridden, nor are convenience initialisers; what is required stays so. Of two Optionals one may be missing, of a
// list none, nor of what is `inout`; what was widened stays so.
class Base {
  class var size: Int { 1 }
  static var kind: Int { 1 }
  final class var fixed: Int { 1 }
  init() {}
  convenience init(x: Int) { self.init() }
  required init(y: Int) {}
  required convenience init(z: Int) { self.init() }
}

class Middle: Base {
  override static var size: Int { 2 }
  override init(x: Int) { super.init() }
  override init(y: Int) { super.init(y: y) }
  override init(z: Int) { super.init() }
}

class Last: Base {
  override class var kind: Int { 3 }
  override class var fixed: Int { 3 }
  override convenience init(x: Int) { self.init(y: x) }
  required init(y: Int) { super.init(y: y) }
  required init(z: Int) { super.init(y: z) }
}

class Leaf: Middle { override class var size: Int { 3 } }

class Taker {
  func take(_ number: Int) {}
  func twice() -> Int?? { 1 }
  func change(_ number: inout Int) {}
  func list() -> [Int?] { [] }
}
class Wider: Taker {
  override func take(_ number: Int?) {}
  override func twice() -> Int { 1 }
  override func change(_ number: inout Int?) {}
  override func list() -> [Int] { [] }
}
class Narrow: Wider { override func take(_ number: Int) {} }
