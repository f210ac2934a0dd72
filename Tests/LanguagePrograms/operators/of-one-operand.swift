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
