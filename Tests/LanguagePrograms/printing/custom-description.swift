// printing: CustomStringConvertible and CustomDebugStringConvertible in print, interpolation and collections
struct Money: CustomStringConvertible {
  var cents: Int
  var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
struct Secret: CustomDebugStringConvertible {
  var text: String
  var debugDescription: String { "***" }
}
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "plain" }
  var debugDescription: String { "debug" }
}
enum Level: Int, CustomStringConvertible {
  case low = 1, high
  var description: String { self == .low ? "LOW" : "HIGH" }
}
class User: CustomStringConvertible {
  let name: String
  init(_ name: String) { self.name = name }
  var description: String { "User(\(name))" }
}
struct Holder {
  var money = Money(cents: 5)
  var level = Level.high
  var user: User? = User("Cy")
  var both = Both()
}
print(Money(cents: 1205), "\(Money(cents: 99))", [Money(cents: 100)])
print(Optional(Money(cents: 7)) as Any, ["m": Money(cents: 8)], (Money(cents: 9), 1))
print(Secret(text: "x"), [Secret(text: "y")], "\(Secret(text: "z"))")
print(Both(), [Both()], Optional(Both()) as Any, "\(Both())")
print(Level.low, [Level.high], Level.high.rawValue)
print(User("Ann"), [User("Bob")], Optional(User("Di")) as Any)
print(Holder())
print(String(describing: Money(cents: 250)), String(reflecting: Both()), Money(cents: 1).description)
