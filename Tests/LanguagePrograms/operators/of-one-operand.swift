// operators: prefix and postfix operators of one's own, on values, key paths, closures and members of open types
postfix operator %
postfix operator ++
prefix operator ++
prefix operator ^
prefix operator <-

postfix func % (number: Int) -> Double { Double(number) / 100 }
postfix func % (text: String) -> String { text + " percent" }
@discardableResult postfix func ++ (number: inout Int) -> Int {
    defer { number += 1 }
    return number
}
@discardableResult prefix func ++ (number: inout Int) -> Int {
    number += 1
    return number
}
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
prefix func <- <Value>(make: () -> Value) -> Value { make() }

struct User {
    let name: String
    let age: Int
    static postfix func % (user: User) -> String { user.name + "%" }
    static prefix func - (user: User) -> User { User(name: String(user.name.reversed()), age: -user.age) }
}

let users = [User(name: "ann", age: 41), User(name: "bob", age: 29)]
print(25%, "ten"%, users[0]%, (-users[0])%, (-users[1]).age)
print(users.map(^\.name), users.map(^\.age).max()!, users.filter(^\.name.isEmpty).count, users.sorted { $0.age < $1.age }.map(^\.name))
print(<-{ 3 } + 1, <-{ "made" })
var count = 5
let after = count++
let before = ++count
print(after, before, count)

// What stands behind a declared operator in its line, and a prefix operator of what a literal becomes.
postfix operator ‰; postfix func ‰ (number: Double) -> Double { number / 100 }
infix operator **: MultiplicationPrecedence; func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { made, _ in made * base } }
prefix operator ∛; prefix func ∛ (number: Double) -> Double { number.squareRoot() }
print(50.0‰, 2 ** 10, ∛16)
indirect enum Formula: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case name(String), number(Int), negative(Formula)
  init(stringLiteral text: String) { self = .name(text) }
  init(integerLiteral number: Int) { self = .number(number) }
  static prefix func - (formula: Formula) -> Formula { .negative(formula) }
}
let once: Formula = -"x"
func show(_ formula: Formula) { print(formula) }
print(once)
show(-(-("y")))
show(-"z")
show(-(-(3)))
