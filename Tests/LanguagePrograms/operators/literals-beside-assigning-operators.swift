// What a literal on the right of an operator of the assignments' precedence becomes, the operator says.
enum Setting: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  case flag(Bool), number(Int), text(String), list([Setting])
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: Setting...) { self = .list(elements) }

  static func += (left: inout Setting, right: Setting) { left = .list([left, right]) }
}

infix operator =>: AssignmentPrecedence
func => (name: String, setting: Setting) -> (String, Setting) { (name, setting) }

@resultBuilder
enum Settings {
  static func buildExpression(_ one: (String, Setting)) -> [(String, Setting)] { [one] }
  static func buildExpression(_ several: [(String, Setting)]) -> [(String, Setting)] { several }
  static func buildBlock(_ parts: [(String, Setting)]...) -> [(String, Setting)] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [(String, Setting)]?) -> [(String, Setting)] { part ?? [] }
}
func settings(@Settings _ build: () -> [(String, Setting)]) -> [(String, Setting)] { build() }

let isVerbose = true
for (name, setting) in settings({
  "port" => 80
  "host" => "example"
  "secure" => false
  if isVerbose { "verbose" => true }
  "all" => [true, 1, "x"]
}) {
  print(name, setting)
}
var setting: Setting = true
setting += false
setting += 3
setting += "x"
print(setting)
