// functions: two may differ in a where clause alone, and one may be called like a variable
func describe<C: Collection>(_ values: C) where C.Element == Int { print("numbers", values.count) }
func describe<C: Collection>(_ values: C) where C.Element == String { print("texts", values.count) }
describe([1, 2])
describe(["a"])

let limit = 3
func limit(_ values: [Int]) -> [Int] { Array(values.prefix(limit)) }
print(limit([5, 6, 7, 8]), limit)

struct Box<Value> { var value: Value }
extension Box where Value == Int { var text: String { "number \(value)" } }
extension Box where Value == String { var text: String { "text \(value)" } }
extension Box {
  func changed(_ n: Int) -> String { "by position \(n)" }
  func changed(to n: Int) -> String { "by label \(n)" }
  static func changed(to n: Int) -> String { "of the type \(n)" }
  func changed(to n: Int) -> Int { n }
}
print(Box(value: 1).text, Box(value: "a").text, Box(value: 1).changed(2), Box<Int>.changed(to: 3))
let text: String = Box(value: 1).changed(to: 4), number: Int = Box(value: 1).changed(to: 5)
print(text, number)
