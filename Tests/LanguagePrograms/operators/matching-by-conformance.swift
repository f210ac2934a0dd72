// `case` and `~=` ask the `==` that a type conforms with, which need not be the one that is found where `==` is written.
class Account: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: Account, right: Account) -> Bool { left.number == right.number }
}
class Savings: Account { static func == (left: Savings, right: Savings) -> Bool { true } }
switch Savings(1) {
case Savings(2): print("same")
default: print("other")
}
print(Savings(1) == Savings(2), Savings(1) ~= Savings(2), Savings(1) ~= Savings(1))

extension Int { static func == (left: Int, right: Int) -> Bool { true } }
extension String { static func == (left: String, right: String) -> Bool { true } }
func name(_ code: Int) -> String {
  switch code {
  case 404: return "not found"
  default: return "unknown"
  }
}
print(name(200), name(404), 200 == 404, "a" == "b")
func kind(_ text: String?) -> String {
  switch text {
  case "ab": return "ab"
  case nil: return "none"
  default: return "other"
  }
}
print(kind("cd"), kind("ab"), kind(nil))
if case 3 = Optional(3) { print("three") }
