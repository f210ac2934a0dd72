func _sameObject(_ first: Any, _ second: Any) -> Bool {
  if let number = first as? NSNumber, let other = second as? NSNumber { return number.isEqual(to: other) }
  if let text = first as? String { return text == second as? String }
  if let object = first as? NSObject, let other = second as? NSObject { return object.isEqual(other) }
  if (first as AnyObject) === (second as AnyObject) { return true }
  // Values are equal when they look the same; objects, which look like their type, are not.
  let text = String(reflecting: first)
  return text != String(reflecting: type(of: first)) && text == String(reflecting: second)
}
func _castNSArray(_ value: Any) -> NSArray? { (value as? [Any]).map { NSArray(array: $0) } }
func _castNSDictionary(_ value: Any) -> NSDictionary? {
  (value as? [AnyHashable: Any]).map { NSDictionary(dictionary: $0) }
}
func _castNSSet(_ value: Any) -> NSSet? { (value as? Set<AnyHashable>).map { NSSet(set: $0) } }
struct _ObjCBool {
  var pointee = false
}
class NSArray: NSObject, NSCopying, Sequence, ExpressibleByArrayLiteral, _ObjectParts {
  typealias Element = Any
  typealias ArrayLiteralElement = Any
  typealias Iterator = ArrayIterator<Any>
  var _items: [Any]
  override init() {
    _items = []
    super.init()
  }
  init(array: [Any]) {
    _items = array
    super.init()
  }
  convenience init(array other: NSArray) { self.init(array: other._items) }
  init(object: Any) {
    _items = [object]
    super.init()
  }
  init(objects: Any...) {
    _items = objects
    super.init()
  }
  init(arrayLiteral elements: Any...) {
    _items = elements
    super.init()
  }
  static func _bridge(_ items: [Any]) -> NSArray { NSArray(array: items) }
  static func _plain(_ object: NSArray) -> [Any] { object._items }
  var _kindOfObject: Int { 0 }
  var _objectParts: [Any] { _items }
  func makeIterator() -> ArrayIterator<Any> { ArrayIterator(_array: _items) }
  func _array() -> [Any] { _items }
  var count: Int { _items.count }
  var firstObject: Any? { _items.first }
  var lastObject: Any? { _items.last }
  func _check(_ index: Int) {
    if index < 0 || index >= _items.count { _fatal("index \(index) beyond bounds [0, \(_items.count))") }
  }
  func object(at index: Int) -> Any {
    _check(index)
    return _items[index]
  }
  subscript(index: Int) -> Any {
    get { object(at: index) }
  }
  func contains(_ object: Any) -> Bool { index(of: object) != 9223372036854775807 }
  func index(of object: Any) -> Int { _items.firstIndex { _sameObject($0, object) } ?? 9223372036854775807 }
  func adding(_ object: Any) -> [Any] { _items + [object] }
  func addingObjects(from other: [Any]) -> [Any] { _items + other }
  func filtered(using predicate: NSPredicate) -> [Any] { _items.filter { predicate.evaluate(with: $0) } }
  func subarray(with range: NSRange) -> [Any] { Array(_items[range.location..<range.upperBound]) }
  func componentsJoined(by separator: String) -> String { _items.map { "\($0)" }.joined(separator: separator) }
  func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] {
    _items.sorted { comparator($0, $1) == .orderedAscending }
  }
  func enumerateObjects(_ body: (Any, Int, inout _ObjCBool) -> Void) {
    var stop = _ObjCBool()
    for (index, object) in _items.enumerated() {
      body(object, index, &stop)
      if stop.pointee { return }
    }
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSArray, other.count == count else { return false }
    return zip(_items, other._items).allSatisfy { _sameObject($0, $1) }
  }
  override var hash: Int { count }
  override var description: String {
    _items.isEmpty ? "(\n)" : "(\n" + _items.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }
  func mutableCopy() -> Any { NSMutableArray(array: _items) }
  func copy(with zone: NSZone?) -> Any { copy() }
  func copy() -> Any { NSArray(array: _items) }
}
class NSMutableArray: NSArray {
  override init() { super.init(array: []) }
  override init(array: [Any]) { super.init(array: array) }
  override init(object: Any) { super.init(array: [object]) }
  override init(objects: Any...) { super.init(array: objects) }
  override init(arrayLiteral elements: Any...) { super.init(array: elements) }
  init(capacity: Int) { super.init(array: []) }
  override subscript(index: Int) -> Any {
    get { object(at: index) }
    set { replaceObject(at: index, with: newValue) }
  }
  func add(_ object: Any) { _items.append(object) }
  func addObjects(from other: [Any]) { _items += other }
  func insert(_ object: Any, at index: Int) {
    if index < 0 || index > _items.count { _fatal("index \(index) beyond bounds [0, \(_items.count)]") }
    _items.insert(object, at: index)
  }
  func remove(_ object: Any) { _items.removeAll { _sameObject($0, object) } }
  func removeObject(at index: Int) {
    _check(index)
    _items.remove(at: index)
  }
  func removeLastObject() { if !_items.isEmpty { _items.removeLast() } }
  func removeAllObjects() { _items.removeAll() }
  func removeObjects(in range: NSRange) { _items.removeSubrange(range.location..<range.upperBound) }
  func removeObjects(in other: [Any]) { _items.removeAll { item in other.contains { _sameObject($0, item) } } }
  func replaceObject(at index: Int, with object: Any) {
    _check(index)
    _items[index] = object
  }
  func exchangeObject(at first: Int, withObjectAt second: Int) { _items.swapAt(first, second) }
  func setArray(_ other: [Any]) { _items = other }
  func filter(using predicate: NSPredicate) { _items.removeAll { !predicate.evaluate(with: $0) } }
  func sort(comparator: (Any, Any) -> ComparisonResult) { _items.sort { comparator($0, $1) == .orderedAscending } }
}
