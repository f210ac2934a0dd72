extension LibraryArea {
  static let protocols = LibraryArea(
    name: "Protocols",
    provides: [
      "Equatable", "Hashable", "Hasher", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible",
      "LosslessStringConvertible", "TextOutputStream", "CaseIterable", "Identifiable", "RawRepresentable", "Error", "LocalizedError",
      "Sendable", "Copyable", "AnyObject", "Codable", "Encodable", "Decodable", "OptionSet", "SetAlgebra",
      "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByStringLiteral", "ExpressibleByBooleanLiteral",
      "ExpressibleByNilLiteral", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
      "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
    ],
    source: #"""
      protocol AnyObject {}
      protocol Sendable {}
      protocol Copyable {}

      protocol Equatable {
        static func == (left: Self, right: Self) -> Bool
      }

      protocol Hashable: Equatable {
        var hashValue: Int { get }
        func hash(into hasher: inout Hasher)
      }

      struct Hasher {
        var _state: Int
        init() { _state = 0x1234_5678_9ABC }
        mutating func combine<H: Hashable>(_ value: H) {
          _state = _mixHash(_state, value.hashValue)
        }
        func finalize() -> Int { _state }
      }

      protocol Comparable: Equatable {
        static func < (left: Self, right: Self) -> Bool
      }

      protocol CustomStringConvertible {
        var description: String { get }
      }

      protocol CustomDebugStringConvertible {
        var debugDescription: String { get }
      }

      protocol LosslessStringConvertible: CustomStringConvertible {
        init?(_ description: String)
      }

      protocol TextOutputStream {
        mutating func write(_ string: String)
      }

      protocol CaseIterable {
        associatedtype AllCases = [Self]
        static var allCases: [Self] { get }
      }

      protocol Identifiable {
        associatedtype ID: Hashable
        var id: ID { get }
      }

      protocol RawRepresentable {
        associatedtype RawValue
        init?(rawValue: RawValue)
        var rawValue: RawValue { get }
      }

      protocol Error {}
      protocol LocalizedError: Error {
        var errorDescription: String? { get }
        var failureReason: String? { get }
        var recoverySuggestion: String? { get }
      }
      extension LocalizedError {
        var errorDescription: String? { nil }
        var failureReason: String? { nil }
        var recoverySuggestion: String? { nil }
        var localizedDescription: String {
          if let text = errorDescription { return text }
          fatalError("localizedDescription of an error without errorDescription is not modelled")
        }
      }

      protocol Encodable {}
      protocol Decodable {}
      typealias Codable = Encodable & Decodable

      protocol ExpressibleByIntegerLiteral {
        associatedtype IntegerLiteralType = Int
        init(integerLiteral value: Int)
      }
      protocol ExpressibleByFloatLiteral {
        associatedtype FloatLiteralType = Double
        init(floatLiteral value: Double)
      }
      protocol ExpressibleByBooleanLiteral {
        associatedtype BooleanLiteralType = Bool
        init(booleanLiteral value: Bool)
      }
      protocol ExpressibleByNilLiteral {
        init(nilLiteral: ())
      }
      protocol ExpressibleByUnicodeScalarLiteral {}
      protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {}
      protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
        associatedtype StringLiteralType = String
        init(stringLiteral value: String)
      }
      protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
      protocol ExpressibleByArrayLiteral {
        associatedtype ArrayLiteralElement
        init(arrayLiteral elements: ArrayLiteralElement...)
      }
      protocol ExpressibleByDictionaryLiteral {
        associatedtype Key
        associatedtype Value
        init(dictionaryLiteral elements: (Key, Value)...)
      }

      protocol SetAlgebra: Equatable {
        init()
      }

      protocol OptionSet: SetAlgebra, RawRepresentable, Hashable, ExpressibleByArrayLiteral {
        associatedtype Element = Self
        init(rawValue: RawValue)
      }
      extension OptionSet where RawValue: FixedWidthInteger {
        init() { self = Self(rawValue: 0) }
        init(arrayLiteral elements: Self...) {
          var bits: RawValue = 0
          for element in elements { bits = bits | element.rawValue }
          self = Self(rawValue: bits)
        }
        var isEmpty: Bool { rawValue == 0 }
        func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
        func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
        func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
        func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
        func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
        func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
        func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
        func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
        mutating func formUnion(_ other: Self) { self = union(other) }
        mutating func formIntersection(_ other: Self) { self = intersection(other) }
        mutating func subtract(_ other: Self) { self = subtracting(other) }
        @discardableResult
        mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
          let isNew = !contains(member)
          if isNew { self = union(member) }
          return (isNew, member)
        }
        @discardableResult
        mutating func remove(_ member: Self) -> Self? {
          let common = intersection(member)
          self = subtracting(member)
          if common.rawValue == 0 { return nil }
          return common
        }
      }
      """#)
}
