struct Cmd<T> { let f: (T) -> Void; init(_ f: @escaping (T) -> Void) { self.f = f } }
final class Cat { let name: String; init(name: String) { self.name = name } }
final class Container {
  func register<S>(_ t: S.Type, factory: @escaping (Int) -> S) { print(0) }
  func register<S, A>(_ t: S.Type, factory: @escaping (Int, A) -> S) { print(1, A.self) }
  func register<S, A, B>(_ t: S.Type, factory: @escaping (Int, A, B) -> S) { print(2, A.self, B.self) }
  func register<S, A, B, C>(_ t: S.Type, factory: @escaping (Int, A, B, C) -> S) { print(3, A.self, B.self, C.self) }
}
var result = 0
var flag = false
var text = ""
var ratio = 0.0
let times = Cmd { v in result = v * 3 }
times.f(4); print(result)
let sum = Cmd { v in result = 2 + v * v }
sum.f(4); print(result)
let halved = Cmd { ratio = $0 / 2 }
halved.f(5); print(ratio)
let longer = Cmd { v in text = v + "!" }
longer.f("a"); print(text)
let before = Cmd { v in text = "<" + v }
before.f("a"); print(text)
let above = Cmd { v in flag = v > 3 }
above.f(4); print(flag)
let adding = Cmd { v in result += v }
adding.f(4); print(result)
let negative = Cmd { v in result = -v }
negative.f(4); print(result)
let shown = Cmd { v in print(v * 2) }
shown.f(4)
let masked = Cmd { v in result = v & 6 }
masked.f(7); print(result)
let parity = Cmd { v in flag = v % 2 == 0 }
parity.f(7); print(flag)
Container().register(Cat.self) { _ in Cat(name: "a") }
Container().register(Cat.self) { _, a in Cat(name: a) }
Container().register(Cat.self) { _, a, b in Cat(name: a + b) }
Container().register(Cat.self) { _, a, b, c in Cat(name: a + b + c) }
Container().register(Cat.self) { _, a, b in Cat(name: "\(result + a)" + b) }
