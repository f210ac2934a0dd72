// An initialiser in an extension beside the one that may fail: what is wanted says which.
protocol Option: RawRepresentable where RawValue == String {
  static var standard: Self { get }
}
extension Option {
  init(rawValue: String) {
    let made: Self? = Self.allMade(rawValue)
    self = made ?? .standard
  }
  static func allMade(_ text: String) -> Self? { text == standard.rawValue ? standard : nil }
  static func custom(_ text: String) -> Self { .init(rawValue: text) }
  static func named(_ text: String) -> Self {
    let made: Self = .init(rawValue: text)
    return made
  }
}
enum Kind: String, Option {
  case first, second
  static var standard: Kind { .second }
}
print(Kind.custom("first"), Kind.named("second"))
let sure: Kind = Kind(rawValue: "second")
print(sure)
