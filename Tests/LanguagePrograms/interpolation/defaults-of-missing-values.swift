// `default:` in an interpolation is written where there is no value; it is not looked at otherwise.
import Foundation

struct Guest { var name: String?; var age: Int? }
func fallback(_ text: String) -> String {
  print("asked")
  return text
}
let guests = [Guest(name: "Ada", age: 36), Guest(name: nil, age: nil)]
for guest in guests { print("\(guest.name, default: "nobody") is \(guest.age, default: "of unknown age")") }
print("\(guests[0].age, default: fallback("none"))")
print("\(guests[1].age, default: fallback("none"))")
print("<\(Optional("abc"), default: "abc".dropFirst())> <\(nil as [Int]?, default: "abc".dropFirst())> \(1, default: "one")")
