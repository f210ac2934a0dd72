protocol Equatable {}
protocol Hashable: Equatable {}
extension Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(self) }
  var hashValue: Int { _hash(self) }
}
protocol Comparable: Equatable {}
protocol CustomStringConvertible { var description: String { get } }
protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
protocol TextOutputStream { mutating func write(_ string: String) }
protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
func _streamed<T: TextOutputStreamable>(_ value: T) -> String {
  var text = ""
  value.write(to: &text)
  return text
}
protocol CustomDebugStringConvertible { var debugDescription: String { get } }
protocol Error {
  var _domain: String { get }
  var _code: Int { get }
}
extension Error {
  var localizedDescription: String { NSError._bridge(self).localizedDescription }
  var _domain: String { String(reflecting: Self.self) }
  var _code: Int { _errorCode(self) }
}
extension Error where Self: RawRepresentable, Self.RawValue == Int { var _code: Int { rawValue } }
func _errorCode(_ error: Any) -> Int
struct CancellationError: Error { init() {} }
protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
  var helpAnchor: String? { nil }
}
protocol Sendable {}
protocol Copyable {}
protocol AnyObject {}
typealias AnyClass = AnyObject.Type
protocol CaseIterable {
  associatedtype AllCases: Collection where AllCases.Element == Self
  static var allCases: AllCases { get }
}
protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  var rawValue: RawValue { get }
  init?(rawValue: RawValue)
}
extension RawRepresentable where RawValue: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
  static func != (left: Self, right: Self) -> Bool { left.rawValue != right.rawValue }
}
extension RawRepresentable where Self: Hashable, RawValue: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }
extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { ObjectIdentifier(self) } }
protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType = Self
  init(integerLiteral value: IntegerLiteralType)
}
protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType = Self
  init(floatLiteral value: FloatLiteralType)
}
protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType = Self
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}
protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType = Self
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}
protocol ExpressibleByStringLiteral {
  associatedtype StringLiteralType = Self
  init(stringLiteral value: StringLiteralType)
}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
  associatedtype StringInterpolation = DefaultStringInterpolation
  init(stringInterpolation: StringInterpolation)
}
protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}
protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}
protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType = Bool
  init(booleanLiteral value: BooleanLiteralType)
}
protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
typealias StringLiteralType = String
typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool
protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  init()
  func contains(_ member: Element) -> Bool
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  func symmetricDifference(_ other: Self) -> Self
  mutating func insert(_ member: Element) -> (inserted: Bool, memberAfterInsert: Element)
  mutating func remove(_ member: Element) -> Element?
  mutating func update(with member: Element) -> Element?
  mutating func formUnion(_ other: Self)
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: Self)
}
extension SetAlgebra {
  typealias ArrayLiteralElement = Element
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    for element in elements { _ = insert(element) }
  }
  init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { _ = insert(element) }
  }
  var isEmpty: Bool { self == Self() }
  func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
  mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
  func isSubset(of other: Self) -> Bool { intersection(other) == self }
  func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
  func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
  func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
  func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
}
protocol OptionSet: SetAlgebra, RawRepresentable {
  associatedtype RawValue
  var rawValue: RawValue { get }
  init(rawValue: RawValue)
}
// First, for a literal takes the first initialiser that fits.
extension OptionSet where RawValue: FixedWidthInteger {
  init() { self.init(rawValue: 0) }
  init<S: Sequence>(_ elements: S) where S.Element == Self {
    var raw: RawValue = 0
    for element in elements { raw = raw | element.rawValue }
    self.init(rawValue: raw)
  }
  init(arrayLiteral elements: [Self]) {
    var raw: RawValue = 0
    for element in elements { raw = raw | element.rawValue }
    self.init(rawValue: raw)
  }
  mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
  mutating func formIntersection(_ other: Self) { self = Self(rawValue: rawValue & other.rawValue) }
  mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: rawValue ^ other.rawValue) }
  @discardableResult mutating func insert(_ other: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(other)
    self = Self(rawValue: rawValue | other.rawValue)
    return (isNew, other)
  }
  // The same in fewer steps.
  var isEmpty: Bool { rawValue == 0 }
  func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
  func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
  mutating func subtract(_ other: Self) { self = subtracting(other) }
  func isSubset(of other: Self) -> Bool { other.contains(self) }
  func isSuperset(of other: Self) -> Bool { contains(other) }
  func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && rawValue != other.rawValue }
  func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && rawValue != other.rawValue }
  func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
}
extension OptionSet {
  typealias ArrayLiteralElement = Self
  typealias Element = Self
  init<S: Sequence>(_ elements: S) where S.Element == Self {
    self.init()
    for element in elements { formUnion(element) }
  }
  init(arrayLiteral elements: [Self]) {
    self.init()
    for element in elements { formUnion(element) }
  }
  func contains(_ other: Self) -> Bool { isSuperset(of: other) }
  func union(_ other: Self) -> Self {
    var result = Self(rawValue: rawValue)
    result.formUnion(other)
    return result
  }
  func intersection(_ other: Self) -> Self {
    var result = Self(rawValue: rawValue)
    result.formIntersection(other)
    return result
  }
  func symmetricDifference(_ other: Self) -> Self {
    var result = Self(rawValue: rawValue)
    result.formSymmetricDifference(other)
    return result
  }
  @discardableResult mutating func insert(_ other: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let known = intersection(other)
    if known == other { return (false, known) }
    formUnion(other)
    return (true, other)
  }
  @discardableResult mutating func remove(_ other: Self) -> Self? {
    let common = intersection(other)
    if common.isEmpty { return nil }
    subtract(other)
    return common
  }
  @discardableResult mutating func update(with other: Self) -> Self? {
    let common = intersection(other)
    formUnion(other)
    return common.isEmpty ? nil : common
  }
}
struct Hasher {
  var _state = 0
  init() {}
  mutating func combine<H: Hashable>(_ value: H) { _state = _mix(_state &* 31, _hash(value)) }
  func finalize() -> Int { _state }
}
struct ObjectIdentifier: Hashable, Comparable {
  let _number: Int
  init(_ object: AnyObject) { _number = _identityOf(object) }
  init(_ type: Any.Type) { _number = _identityOfType(type) }
  // Of an object where it lies, as a pointer to it says.
  var _bits: Int { _number < 0 ? _number : _addressOf(_number, 0) }
  static func < (left: ObjectIdentifier, right: ObjectIdentifier) -> Bool { left._number < right._number }
}
func _identityOf(_ object: AnyObject) -> Int
func _identityOfType(_ type: Any.Type) -> Int
func _mix(_ first: Int, _ second: Int) -> Int
func _hash<T>(_ value: T) -> Int
func _equal<T>(_ first: T, _ second: T) -> Bool
func _less<T>(_ first: T, _ second: T) -> Bool
