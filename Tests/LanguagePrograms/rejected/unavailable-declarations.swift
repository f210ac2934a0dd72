// What '@available' says nobody may use is not used: functions, members, cases, types.
@available(*, unavailable) func old() {}
@available(*, unavailable, renamed: "New") struct Old {}
@available(swift, obsoleted: 4, message: "it is gone") func gone(x: Int) {}
@available(swift, introduced: 6) func early() {}
@available(*, unavailable, renamed: "newName(x:)") func oldName(x: Int, _ y: Int) {}
@available(*, unavailable) typealias Number = Int
@available(*, unavailable) class Base {}

struct Shop {
  @available(*, unavailable) var prices: [Int] { [] }
  @available(*, unavailable, message: "use sell") func trade() {}
  @available(*, unavailable) subscript(index: Int) -> Int { index }
  @available(*, unavailable) init() {}
  init(name: String) {}
}

enum Light { case on; @available(*, unavailable) case off; @available(*, unavailable, message: "no") case dim(Int) }

@available(*, unavailable) extension Shop { func closed() {} }

old()
func take(_ value: Old) {}
gone(x: 1)
early()
oldName(x: 1, 2)
let number: Number = 1
final class Derived: Base {}
let shop = Shop(name: "corner")
print(shop.prices)
shop.trade()
print(shop[0])
_ = Shop()
_ = Light.off
let dim: Light = .dim(1)
shop.closed()
let function = old
let list: [Old] = []
extension Old {}

protocol Runner { func run() }
struct Lazy: Runner { @available(*, unavailable) func run() {} }
class Parent { @available(*, unavailable) func speak() {} }
final class Child: Parent { override func speak() {} }
@available(*, unavailable) let limit = 1
struct Stored { @available(*, unavailable) var value = 1 }
@available(*, unavailable) func outer() { old() }
