// Access that contradicts itself, or hides what a protocol or a superclass shows.
class One { internal(set) private var x = 1 }
class Two { open private var x = 1 }
class Three { public public var x = 1
  private fileprivate func f() {}
  private(set) internal(set) var y = 1
  public(set) internal var z = 1
  public(set) var w = 1
  fileprivate(set) private var v = 1 }
class Base { func f() {}; var x: Int { 1 }; class func g() {}; init() {}; subscript(i: Int) -> Int { i }; fileprivate func h() {} }
class Sub: Base { private override func f() {}
  fileprivate override var x: Int { 2 }
  private override class func g() {}
  private override init() {}
  private override subscript(i: Int) -> Int { i }
  override fileprivate func h() {} }
public class Shown { public init() {}; public func f() {}; public var y: Int { 1 } }
public class Hides: Shown { override func f() {}
  override var y: Int { 2 }
  override init() {} }
class Inside: Shown { override func f() {} ; override init() {} }
class First { class var x: Int { 1 }; class func f() {}; static func g() {}; static var y: Int { 1 } }
class Second: First { override static var x: Int { 2 }
  override static func f() {} }
class Third: Second { override class var x: Int { 3 }
  override class func f() {}
  override class func g() {}
  override class var y: Int { 2 } }
public protocol P { func f(); var x: Int { get }; static func s() }
public struct S: P { func f() {}
  var x: Int { 1 }
  static func s() {} }
struct T: P { func f() {}; var x: Int { 1 }; static func s() {} }
public enum O { public struct I: CustomStringConvertible { var description: String { "" } } }
public class Wider: Base {}
