// `T!` is of a variable, a parameter or a result; it is no part of another type.
let value: Any = 1
let cast = value as Int!
let listed: [Int!] = [1]
let (first, second): (Int!, Int) = (1, 2)
typealias Maybe = Int!
let lent: (Int!) -> Int = { _ in 1 }
func named(_ numbers: [String: Int!], _ several: Int!...) {}
for number: Int! in [1] { print(number!) }
if let found: Int! = Optional(1) { print(found!) }
let answered = { (number: Int) -> Int! in number }

enum Load { case done(Int!) }
struct Right {
  weak var object: AnyObject!
  lazy var number: Int! = 1
  subscript(_ index: Int!) -> Int! { index }
  init!(_ number: Int!) { self.number = number }
  func changed(_ number: inout Int!, _ body: (() -> Void)! = nil) -> [Int]! { nil }
}
let closure = { (number: Int!) in number + 1 }
