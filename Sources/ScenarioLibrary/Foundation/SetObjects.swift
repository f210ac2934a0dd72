class NSSet: NSObject, NSCopying, Sequence, ExpressibleByArrayLiteral, _ObjectParts {
  typealias Element = Any
  typealias ArrayLiteralElement = Any
  typealias Iterator = ArrayIterator<Any>
  var _items: [Any] = []
  static func _bridge(_ values: Set<AnyHashable>) -> NSSet { NSSet(array: values.map { $0.base }) }
  static func _plain(_ object: NSSet) -> Set<AnyHashable> { Set(object._items.compactMap { $0 as? AnyHashable }) }
  override init() { super.init() }
  init(array: [Any]) {
    super.init()
    for item in array { _insert(item) }
  }
  init(object: Any) {
    _items = [object]
    super.init()
  }
  init(objects: Any...) {
    super.init()
    for item in objects { _insert(item) }
  }
  init(arrayLiteral elements: Any...) {
    super.init()
    for item in elements { _insert(item) }
  }
  convenience init(set other: NSSet) { self.init(array: other._items) }
  init(set: Set<AnyHashable>) {
    _items = set.map { $0.base }
    super.init()
  }
  var _kindOfObject: Int { 1 }
  var _objectParts: [Any] { _items }
  func _insert(_ object: Any) { if !contains(object) { _items.append(object) } }
  func makeIterator() -> ArrayIterator<Any> { ArrayIterator(_array: _items) }
  func _array() -> [Any] { _items }
  var count: Int { _items.count }
  var allObjects: [Any] { _items }
  func anyObject() -> Any? { _items.first }
  func contains(_ object: Any) -> Bool { _items.contains { _sameObject($0, object) } }
  func member(_ object: Any) -> Any? { _items.first { _sameObject($0, object) } }
  func isSubset(of other: Set<AnyHashable>) -> Bool {
    _items.allSatisfy { item in other.contains { _sameObject($0.base, item) } }
  }
  func intersects(_ other: Set<AnyHashable>) -> Bool { _items.contains { item in other.contains { _sameObject($0.base, item) } } }
  func mutableCopy() -> Any { NSMutableSet(array: _items) }
  func copy(with zone: NSZone?) -> Any { copy() }
  func copy() -> Any { NSSet(array: _items) }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSSet, other.count == count else { return false }
    return _items.allSatisfy { other.contains($0) }
  }
  override var hash: Int { count }
  override var description: String { "{(\n" + _items.map { "    \($0)" }.joined(separator: ",\n") + "\n)}" }
}
class NSMutableSet: NSSet {
  override init() { super.init() }
  override init(array: [Any]) { super.init(array: array) }
  init(capacity: Int) { super.init() }
  func add(_ object: Any) { _insert(object) }
  func addObjects(from other: [Any]) { for object in other { add(object) } }
  func remove(_ object: Any) { _items.removeAll { _sameObject($0, object) } }
  func removeAllObjects() { _items.removeAll() }
  func union(_ other: Set<AnyHashable>) { for object in other { add(object.base) } }
  func minus(_ other: Set<AnyHashable>) { for object in other { remove(object.base) } }
  func intersect(_ other: Set<AnyHashable>) { _items.removeAll { item in !other.contains { _sameObject($0.base, item) } } }
}
class NSCountedSet: NSMutableSet {
  var _counts: [Int] = []
  override init() { super.init() }
  override init(array: [Any]) {
    super.init()
    for item in array { add(item) }
  }
  override func add(_ object: Any) {
    if let index = _items.firstIndex(where: { _sameObject($0, object) }) {
      _counts[index] += 1
    } else {
      _items.append(object)
      _counts.append(1)
    }
  }
  override func remove(_ object: Any) {
    guard let index = _items.firstIndex(where: { _sameObject($0, object) }) else { return }
    _counts[index] -= 1
    if _counts[index] > 0 { return }
    _items.remove(at: index)
    _counts.remove(at: index)
  }
  func count(for object: Any) -> Int { _items.firstIndex { _sameObject($0, object) }.map { _counts[$0] } ?? 0 }
}
class NSOrderedSet: NSObject, Sequence, _ObjectParts {
  typealias Element = Any
  typealias Iterator = ArrayIterator<Any>
  var _items: [Any] = []
  override init() { super.init() }
  init(array: [Any]) {
    super.init()
    for item in array { _insert(item) }
  }
  init(object: Any) {
    _items = [object]
    super.init()
  }
  var _kindOfObject: Int { 0 }
  var _objectParts: [Any] { _items }
  func _insert(_ object: Any) { if !contains(object) { _items.append(object) } }
  func makeIterator() -> ArrayIterator<Any> { ArrayIterator(_array: _items) }
  func _array() -> [Any] { _items }
  var count: Int { _items.count }
  var array: [Any] { _items }
  var firstObject: Any? { _items.first }
  var lastObject: Any? { _items.last }
  func object(at index: Int) -> Any { _items[index] }
  subscript(index: Int) -> Any { _items[index] }
  func contains(_ object: Any) -> Bool { index(of: object) != 9223372036854775807 }
  func index(of object: Any) -> Int { _items.firstIndex { _sameObject($0, object) } ?? 9223372036854775807 }
}
class NSMutableOrderedSet: NSOrderedSet {
  override init() { super.init() }
  override init(array: [Any]) { super.init(array: array) }
  init(capacity: Int) { super.init() }
  func add(_ object: Any) { _insert(object) }
  func addObjects(from other: [Any]) { for object in other { add(object) } }
  func insert(_ object: Any, at index: Int) { if !contains(object) { _items.insert(object, at: index) } }
  func remove(_ object: Any) { _items.removeAll { _sameObject($0, object) } }
  func removeObject(at index: Int) { _items.remove(at: index) }
  func removeAllObjects() { _items.removeAll() }
}
