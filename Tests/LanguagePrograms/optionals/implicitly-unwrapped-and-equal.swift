// optionals: what is implicitly unwrapped is compared as the Optional that it is, and may be nil
import Foundation

enum Season { case summer, winter }
struct Point: Equatable { var x: Int }
struct Person { var name: String!; var home: Point! }
final class Form {
  var title: String!
  var count: Int!
  var isOpen: Bool { title == "open" }
}
func temperature(_ season: String!) -> Int {
  if season == "winter" { return -10 }
  return 1
}
func found(_ key: String) -> Int! { ["a": 3][key] }
print(temperature(nil), temperature("winter"), temperature("summer"))
var number: Int! = nil
let three = 3
let maybe: Int? = 3
print(number == 3, number != 3, number == nil, 3 == number, 3 != number, number == three, three != number, number == maybe)
number = 3
print(number == 3, number != 3, number == nil, 3 == number, number == three, number == maybe, number < 5, number + 1 == 4)
var season: Season! = nil
print(season == .winter, season != .winter, Season.winter == season)
let table: [String: Int]! = nil
let list: [Int]! = nil
print(table == ["a": 1], table == [:], list == [], list == [1] + [2])
var person = Person()
print(person.name == "a", person.name == "a" + "b", person.home == Point(x: 1), Point(x: 1) != person.home)
person.home = Point(x: 1)
print(person.home == Point(x: 1), person.home.x == 1, person.name == "\(1)" ? "same" : "other")
let form = Form()
print(form.isOpen, form.count == 2, found("a") == 3, found("b") == 3)
let half: Double! = nil
print(half == 3, half == 2.5, half == 1 + 2)
let flag: Bool! = nil
print(flag == true, flag != true)
