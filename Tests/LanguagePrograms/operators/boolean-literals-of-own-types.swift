// operators: beside a value of a type that is made from them, true and false are of that type
struct JSON: Equatable, ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
  var text: String
  init(booleanLiteral value: Bool) { text = "\(value)" }
  init(stringLiteral value: String) { text = value }
}
struct Flag: Comparable, ExpressibleByBooleanLiteral {
  var isSet: Bool
  init(booleanLiteral value: Bool) { isSet = value }
  static func < (left: Flag, right: Flag) -> Bool { !left.isSet && right.isSet }
}
struct Switch: Equatable, ExpressibleByBooleanLiteral {
  var isOn: Bool
  init(booleanLiteral value: Bool) { isOn = !value }
  static func == (left: Switch, right: Bool) -> Bool { left.isOn == right }
}
let json: JSON = true
print(json == true, json != false, true == json, false != json, json == "true", json == "x" || json == true)
let maybe: JSON? = true
let table: [String: JSON] = ["a": true]
print(maybe == true, maybe != false, table["a"] == true, table["b"] == true, table["a"]! == true)
let flag: Flag = true
print(flag < true, flag >= false, true > flag, flag == true)
let light: Switch = true
print(light == true, light == false)
