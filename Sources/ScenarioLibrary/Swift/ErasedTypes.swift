func _isInstance(_ value: Any, _ type: Any.Type) -> Bool
func _ofClass<T>(_ value: T?, _ type: Any.Type) -> T? {
  guard let value, _isInstance(value, type) else { return nil }
  return value
}
struct AnyIterator<Element>: Sequence, IteratorProtocol {
  let _next: () -> Element?
  init(_ next: @escaping () -> Element?) { _next = next }
  init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var iterator = base
    _next = { iterator.next() }
  }
  func makeIterator() -> AnyIterator<Element> { self }
  func next() -> Element? { _next() }
}
func _iterated<S: Sequence, Element>(_ sequence: S) -> AnyIterator<Element> where S.Element == Element {
  AnyIterator(sequence.makeIterator())
}
func _iteratedAny<S: Sequence>(_ sequence: S) -> AnyIterator<Any> {
  var iterator = sequence.makeIterator()
  return AnyIterator<Any> { iterator.next() }
}
struct AnySequence<Element>: Sequence {
  typealias Iterator = AnyIterator<Element>
  let _make: () -> AnyIterator<Element>
  let _howMany: () -> Int
  var underestimatedCount: Int { _howMany() }
  init<S: Sequence>(_ base: S) where S.Element == Element {
    _make = { AnyIterator(base.makeIterator()) }
    _howMany = { base.underestimatedCount }
  }
  init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
    _make = { AnyIterator(makeUnderlyingIterator()) }
    _howMany = { 0 }
  }
  func makeIterator() -> AnyIterator<Element> { _make() }
  func dropFirst(_ n: Int = 1) -> AnySequence<Element> {
    let rest: DropFirstSequence<AnySequence<Element>> = dropFirst(n)
    return AnySequence(rest)
  }
  func prefix(_ maxLength: Int) -> AnySequence<Element> {
    let first: PrefixSequence<AnySequence<Element>> = prefix(maxLength)
    return AnySequence(first)
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element> {
    let rest: DropWhileSequence<AnySequence<Element>> = try drop(while: predicate)
    return AnySequence(rest)
  }
}
struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let base: Any
  let _number: _AnyNumber?
  let _hashed: Int
  let _isEqual: (Any) -> Bool
  init<H: Hashable>(_ base: H) {
    self.base = base
    let number = _anyNumber(base)
    _number = number
    _hashed = number.map { _hash($0) } ?? _hash(base)
    _isEqual = { other in
      guard let other = other as? H else { return false }
      return other == base
    }
  }
  static func == (left: AnyHashable, right: AnyHashable) -> Bool {
    if let number = left._number { return right._number == number }
    return left._isEqual(right.base) || right._isEqual(left.base)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_hashed) }
  var description: String { String(describing: base) }
  var debugDescription: String { "AnyHashable(" + String(reflecting: base) + ")" }
}
struct _AnyNumber: Hashable {
  var _whole = 0
  var _isLarge = false
  var _fraction = 0.0
  var _double: Double {
    if _isLarge { return Double(UInt64(truncatingIfNeeded: _whole)) }
    return _fraction != 0 ? _fraction : Double(_whole)
  }
}
func _anyNumber(_ value: Any) -> _AnyNumber? {
  if let found = value as? Int { return _AnyNumber(_whole: found) }
  if let found = value as? Double { return _anyNumber(of: found) }
  if let found = value as? Float { return _anyNumber(of: Double(found)) }
  if let found = value as? UInt64 { return _anyNumber(of: found) }
  if let found = value as? UInt { return _anyNumber(of: UInt64(found)) }
  if let found = value as? Int64 { return _AnyNumber(_whole: Int(found)) }
  if let found = value as? Int32 { return _AnyNumber(_whole: Int(found)) }
  if let found = value as? Int16 { return _AnyNumber(_whole: Int(found)) }
  if let found = value as? Int8 { return _AnyNumber(_whole: Int(found)) }
  if let found = value as? UInt32 { return _AnyNumber(_whole: Int(found)) }
  if let found = value as? UInt16 { return _AnyNumber(_whole: Int(found)) }
  if let found = value as? UInt8 { return _AnyNumber(_whole: Int(found)) }
  return nil
}
func _anyNumber(of value: Double) -> _AnyNumber {
  if let whole = Int(exactly: value) { return _AnyNumber(_whole: whole) }
  if let large = UInt64(exactly: value) { return _anyNumber(of: large) }
  return _AnyNumber(_fraction: value)
}
func _anyNumber(of value: UInt64) -> _AnyNumber {
  _AnyNumber(_whole: Int(truncatingIfNeeded: value), _isLarge: value > 9223372036854775807)
}
func _kindOfParts(_ collection: Any) -> Int
func _parts(_ collection: Any) -> [Any]
/// Foundation's collections: what they hold, and whether as an array, a set or a dictionary.
protocol _ObjectParts: AnyObject {
  var _kindOfObject: Int { get }
  var _objectParts: [Any] { get }
}
func _castParts(_ value: Any, _ kind: Int) -> [Any]? {
  if let object = value as? _ObjectParts { return object._kindOfObject == kind ? object._objectParts : nil }
  return _kindOfParts(value) == kind ? _parts(value) : nil
}
func _castHashable(_ value: Any) -> AnyHashable? {
  guard let hashable = value as? any Hashable else { return nil }
  return AnyHashable(hashable)
}
func _castArray<T>(_ value: Any) -> [T]? {
  guard let parts = _castParts(value, 0) else { return nil }
  var result: [T] = []
  for part in parts {
    guard let element = part as? T else { return nil }
    result.append(element)
  }
  return result
}
func _castSet<T: Hashable>(_ value: Any) -> Set<T>? {
  guard let parts = _castParts(value, 1) else { return nil }
  var result: Set<T> = []
  for part in parts {
    guard let element = part as? T else { return nil }
    result.insert(element)
  }
  return result
}
func _castDictionary<K: Hashable, V>(_ value: Any) -> [K: V]? {
  guard let parts = _castParts(value, 2) else { return nil }
  var result: [K: V] = [:]
  var index = 0
  while index < parts.count {
    guard let key = parts[index] as? K, let value = parts[index + 1] as? V else { return nil }
    result.updateValue(value, forKey: key)
    index += 2
  }
  return result
}
struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
  typealias Element = (key: Key, value: Value)
  typealias Index = Int
  let _pairs: [(key: Key, value: Value)]
  init(dictionaryLiteral elements: (Key, Value)...) { _pairs = elements.map { (key: $0.0, value: $0.1) } }
  var startIndex: Int { 0 }
  var endIndex: Int { _pairs.count }
  var count: Int { _pairs.count }
  subscript(position: Int) -> (key: Key, value: Value) { _pairs[position] }
  var description: String {
    if _pairs.isEmpty { return "[:]" }
    return "[" + _pairs.map { String(reflecting: $0.key) + ": " + String(reflecting: $0.value) }.joined(separator: ", ") + "]"
  }
}
