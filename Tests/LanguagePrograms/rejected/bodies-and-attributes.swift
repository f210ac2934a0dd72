// advice: bodies that are missing, attributes that stand twice, patterns in patterns
protocol Job { var size: Int { get }; func run() }
func run()
var size: Int { get }
@discardableResult
@discardableResult
func answer() -> Int { 42 }
if let let value = Optional(1) { print(value) }
let number = Optional(2)
guard var number.hashValue else { fatalError() }
func loads() {
  import Dispatch
}
class Table {
  subscript(row: Int) -> Int
  subscript(name: String) -> Int { 1 }
}
open final class Leaf {}
