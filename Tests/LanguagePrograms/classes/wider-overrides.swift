// An override may take more than what it overrides.

class M<S> { init(s: S, c: ((M) -> Void)? = nil) { c?(self) }; func configure(_ c: (M) -> Void) { c(self) } }
class N<S>: M<S> {
  override init(s: S, c: ((N) -> Void)? = nil) { super.init(s: s, c: { m in c?(m as! N<S>) }) }
  override func configure(_ c: (N) -> Void) { c(self) }
  func hello() { print("hello") }
}
let n = N(s: 3) { $0.hello() }
n.configure { $0.hello() }
(n as M<Int>).configure { print(type(of: $0)) }


// An Optional of what it takes, and a value where an Optional is answered: those who know the superclass hand over, and get, its values.
class Shape { let name: String; init(_ name: String) { self.name = name } }
final class Square: Shape {}
class Plain {
  let made: String
  init(_ text: String) { made = text }
  init?(number: Int) { if number < 0 { return nil }; made = "number \(number)" }
  required init(both text: String, _ number: Int) { made = "\(text) \(number)" }
  convenience init(twice text: String) { self.init(both: text, text.count) }
  func take(_ text: String) { print("plain", text) }
  func find(_ number: Int, near shape: Square) -> Int? { number > 0 ? number : nil }
  func pair() -> (Int?, name: Shape) { (nil, Shape("plain")) }
  func maker() -> (Int) -> Int? { { $0 > 1 ? $0 : nil } }
  func each(_ body: (Int?) -> Void) { body(nil) }
  func change(_ number: inout Int, by step: Int) { number += step }
  func load() throws -> String? { nil }
  func wrapped<T>(_ value: T) -> T? { nil }
  var level: Int? { nil }
  subscript(index: Int) -> String? { nil }
  class func kind(_ text: String) -> String? { nil }
}
class Wide: Plain {
  override init(_ text: String?) { super.init(text ?? "nothing") }
  override init(number: Int) { super.init("always \(number)") }
  required init(both text: String?, _ number: Int?) { super.init("\(text ?? "-") \(number ?? 0)") }
  override func take(_ text: String?) { print("wide", text as Any) }
  override func find(_ number: Int?, near shape: Shape?) -> Int { (number ?? 100) + (shape == nil ? 1 : 2) }
  override func pair() -> (Int, name: Square) { (7, Square("square")) }
  override func maker() -> (Int) -> Int { { $0 * 2 } }
  override func each(_ body: (Int) -> Void) { body(1) }
  override func change(_ number: inout Int, by step: Int?) { number += step ?? 10 }
  override func load() -> String { "loaded" }
  override func wrapped<T>(_ value: T?) -> T { value! }
  override var level: Int { 3 }
  override subscript(index: Int?) -> String { "at \(index ?? -1)" }
  override class func kind(_ text: String?) -> String { "\(self) \(text ?? "none")" }
}
final class Wider: Wide {
  override func take(_ text: String?) { print("wider", text as Any); super.take(text.map { $0 + "!" }) }
  override func find(_ number: Int?, near shape: Shape?) -> Int { super.find(nil, near: nil) * 10 + (number ?? 0) }
  override var level: Int { super.level + 1 }
}
func use(_ object: Plain) throws {
  object.take("text")
  print(object.find(-5, near: Square("s")) as Any, object.pair().0 as Any, type(of: object.pair().name))
  print(object.maker()(1) as Any, object.level as Any, object[3] as Any, try object.load() as Any)
  object.each { print("each", $0 as Any) }
  var number = 1
  object.change(&number, by: 5)
  print(number, object.wrapped("w") as Any, type(of: object).kind("k") as Any, object.made)
}
try use(Plain("text"))
try use(Wide("text"))
try use(Wider(nil))
print(Wide(twice: "four").made, Wider(twice: "four").made, Wide(number: -1).made, Plain(number: -1) as Any)
let wide = Wide(nil)
wide.take(nil)
print(wide.find(nil, near: nil), wide[nil], wide.level, Wide.kind(nil), wide.made)
var number = 2
wide.change(&number, by: nil)
print(number)
func made(_ type: Plain.Type) { print(type.init(both: "b", 2).made) }
made(Plain.self)
made(Wide.self)

class Box<T> { func put(_ value: T) { print("box", value) }; func get() -> T? { nil }; func first(_ value: T) -> T { value }; var top: T? { nil } }
class Numbers: Box<Int> {
  override func put(_ value: Int?) { print("numbers", value as Any) }
  override func get() -> Int { 5 }
  override var top: Int { 6 }
}
class Maybe: Box<Int?> { override func first(_ value: Int?) -> Int { value ?? 8 } }
let box: Box<Int> = Numbers()
box.put(4)
print(box.get() as Any, box.top as Any, (Maybe() as Box<Int?>).first(nil) as Any)
protocol Taker { func take(_ text: String); var level: Int? { get } }
extension Plain: Taker {}
let taker: any Taker = Wide("t")
taker.take("by protocol")
print(taker.level as Any)
