struct DefaultStringInterpolation {
  var _text = ""
  init() {}
  init(literalCapacity: Int, interpolationCount: Int) {}
  mutating func appendLiteral(_ literal: String) { _text += literal }
  mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
  mutating func appendInterpolation<T, S: StringProtocol>(_ value: T?, default other: @autoclosure () -> S) {
    if let value { _text += String(describing: value) } else { _text += String(other()) }
  }
}
protocol StringInterpolationProtocol {
  init(literalCapacity: Int, interpolationCount: Int)
  mutating func appendLiteral(_ literal: String)
}
extension DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible {
  var description: String { _text }
}
