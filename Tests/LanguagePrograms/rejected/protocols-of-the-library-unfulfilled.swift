// Protocols of the library are kept as those of a program.
import Foundation
struct Key: CodingKey {
  let stringValue: String
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
enum Plain: String, CodingKey { case a }
enum Raw: CodingKey { case b }
struct Flag: ExpressibleByBooleanLiteral {}
struct Text: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral { init(stringLiteral: String) {} }
struct Options: OptionSet { var bits = 0 }
struct Number: LosslessStringConvertible { var description: String { "" } }
struct Stream: TextOutputStream { func print(_ text: String) {} }
struct Pair: AdditiveArithmetic {
  static let zero = Pair()
  static func + (left: Pair, right: Pair) -> Pair { left }
  static func += (left: inout Pair, right: Pair) {}
}
final class Copied: NSCopying {}
final class Delegate: NSCacheDelegate {}
final class Object: NSObject, NSCacheDelegate, NSCopying { func copy(with zone: NSZone?) -> Any { self } }
