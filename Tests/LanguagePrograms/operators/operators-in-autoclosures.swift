// operators with autoclosures between the results of other operators
infix operator *>: MultiplicationPrecedence
infix operator <|>: AdditionPrecedence
struct Box<Value> {
  let value: Value?
  static func *> <T>(l: Box, r: Box<T>) -> Box<T> { r }
  static func || (l: Box, r: @escaping @autoclosure () -> Box) -> Box { l.value == nil ? r() : l }
  static func <|> (l: Box, r: @autoclosure () -> Box) -> Box { l.value == nil ? r() : l }
}
let a = Box(value: 1), b = Box<String>(value: nil), c = Box(value: "c")
let both = b || a *> c
print(both.value ?? "-", (b <|> b <|> a *> c).value!, (c <|> a *> b).value!)
func check(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String) { print(condition() ? text() : "no") }
check(1 + 1 == 2 && !"a".isEmpty, "x" + "y")
func outer<A>(_ a: A) {
  func changed() {
    func pick<T>(_ t: T) -> T { t }
    print(pick(a), pick(3))
  }
  changed()
}
outer("x")
