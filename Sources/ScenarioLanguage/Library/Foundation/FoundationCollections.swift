/// Foundation's collections of objects. What is put in comes out as it was: a Swift value stays one.
extension LibraryArea {
  static let foundationCollections = LibraryArea(
    name: "FoundationCollections",
    module: "Foundation",
    provides: [
      "NSPredicate", "NSCompoundPredicate", "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet",
      "NSMutableSet", "NSCountedSet", "NSOrderedSet", "NSMutableOrderedSet", "NSEnumerator", "_sameObject", "_ObjCBool",
      "_castNSArray", "_castNSDictionary", "_castNSSet",
    ],
    source: arrayObjects + dictionaryObjects + setObjects + enumerators + predicates)

  private static let arrayObjects = #"""
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
      func _check(_ index: Int) { if index < 0 || index >= _items.count { _fatal("index \(index) beyond bounds [0, \(_items.count))") } }
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
      func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] { _items.sorted { comparator($0, $1) == .orderedAscending } }
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
      override var description: String { _items.isEmpty ? "(\n)" : "(\n" + _items.map { "    \($0)" }.joined(separator: ",\n") + "\n)" }
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

    """#

  private static let dictionaryObjects = #"""
    class NSDictionary: NSObject, NSCopying, Sequence, ExpressibleByDictionaryLiteral, _ObjectParts {
      typealias Element = (key: Any, value: Any)
      typealias Iterator = ArrayIterator<(key: Any, value: Any)>
      typealias Key = AnyHashable
      typealias Value = Any
      var _keys: [AnyHashable] = []
      var _values: [AnyHashable: Any] = [:]
      override init() { super.init() }
      init(dictionary: [AnyHashable: Any]) {
        super.init()
        for (key, object) in dictionary { _set(object, key) }
      }
      convenience init(dictionary other: NSDictionary) { self.init(dictionary: other._values) }
      init(object: Any, forKey key: AnyHashable) {
        super.init()
        _set(object, key)
      }
      init(objects: [Any], forKeys keys: [AnyHashable]) {
        super.init()
        for (key, object) in zip(keys, objects) { _set(object, key) }
      }
      convenience init(objects: [Any], forKeys keys: [NSCopying]) {
        self.init()
        for (key, object) in zip(keys, objects) { _set(object, _plainKey(key)) }
      }
      init(dictionaryLiteral elements: (AnyHashable, Any)...) {
        super.init()
        for (key, object) in elements { _set(object, key) }
      }
      /// What cannot be a key is one that nothing has.
      func _plainKey(_ key: Any) -> AnyHashable { _plainKey((key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key as AnyObject))) }
      /// Texts and numbers are the same whether they are objects or not.
      func _plainKey(_ key: AnyHashable) -> AnyHashable {
        if let text = key.base as? _TextObject { return AnyHashable(text._text) }
        if let part = key.base as? Substring { return AnyHashable(String(part)) }
        if let number = key.base as? _NumberObject { return number._whole.map { AnyHashable($0) } ?? AnyHashable(number.doubleValue) }
        return key
      }
      func _set(_ object: Any, _ key: AnyHashable) {
        let key = _plainKey(key)
        if _values[key] == nil { _keys.append(key) }
        _values[key] = object
      }
      static func _bridge(_ values: [AnyHashable: Any]) -> NSDictionary { NSDictionary(dictionary: values) }
      static func _plain(_ object: NSDictionary) -> [AnyHashable: Any] { object._values }
      var _kindOfObject: Int { 2 }
      var _objectParts: [Any] { _keys.flatMap { [$0.base, _values[$0]!] } }
      var _pairs: [(key: Any, value: Any)] { _keys.map { (key: $0.base, value: _values[$0]!) } }
      func makeIterator() -> ArrayIterator<(key: Any, value: Any)> { ArrayIterator(_array: _pairs) }
      func _array() -> [(key: Any, value: Any)] { _pairs }
      var count: Int { _keys.count }
      var allKeys: [Any] { _keys.map { $0.base } }
      var allValues: [Any] { _keys.map { _values[$0]! } }
      func object(forKey key: Any) -> Any? { _values[_plainKey(key)] }
      func value(forKey key: String) -> Any? { _values[AnyHashable(key)] }
      func value(forKeyPath path: String) -> Any? {
        var found: Any? = self
        for key in path.components(separatedBy: ".") { found = (found as? NSDictionary)?.value(forKey: key) }
        return found
      }
      subscript(key: Any) -> Any? {
        get { _values[_plainKey(key)] }
      }
      func enumerateKeysAndObjects(_ body: (Any, Any, inout _ObjCBool) -> Void) {
        var stop = _ObjCBool()
        for key in _keys {
          body(key.base, _values[key]!, &stop)
          if stop.pointee { return }
        }
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSDictionary, other.count == count else { return false }
        for key in _keys {
          guard let mine = _values[key], let theirs = other._values[key], _sameObject(mine, theirs) else { return false }
        }
        return true
      }
      override var hash: Int { count }
      override var description: String {
        _keys.isEmpty ? "{\n}" : "{\n" + _keys.map { "    \($0) = \(_values[$0]!);" }.joined(separator: "\n") + "\n}"
      }
      func mutableCopy() -> Any { NSMutableDictionary(dictionary: _values) }
      func copy(with zone: NSZone?) -> Any { copy() }
      func copy() -> Any { NSDictionary(dictionary: _values) }
    }
    class NSMutableDictionary: NSDictionary {
      override init() { super.init() }
      override init(dictionary: [AnyHashable: Any]) { super.init(dictionary: dictionary) }
      override init(object: Any, forKey key: AnyHashable) { super.init(object: object, forKey: key) }
      override init(objects: [Any], forKeys keys: [AnyHashable]) { super.init(objects: objects, forKeys: keys) }
      override init(dictionaryLiteral elements: (AnyHashable, Any)...) {
        super.init()
        for (key, object) in elements { _set(object, key) }
      }
      init(capacity: Int) { super.init() }
      override subscript(key: Any) -> Any? {
        get { _values[_plainKey(key)] }
        set { if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) } }
      }
      func setObject(_ object: Any, forKey key: Any) { _set(object, _plainKey(key)) }
      func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: key) } else { removeObject(forKey: key) }
      }
      func removeObject(forKey key: Any) {
        let key = _plainKey(key)
        if _values.removeValue(forKey: key) == nil { return }
        _keys.removeAll { $0 == key }
      }
      func removeObjects(forKeys keys: [AnyHashable]) { for key in keys { removeObject(forKey: key) } }
      func removeAllObjects() {
        _keys = []
        _values = [:]
      }
      func addEntries(from other: [AnyHashable: Any]) { for (key, value) in other { setObject(value, forKey: key) } }
      func setDictionary(_ other: [AnyHashable: Any]) {
        removeAllObjects()
        addEntries(from: other)
      }
    }

    """#

  private static let setObjects = #"""
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
      func isSubset(of other: Set<AnyHashable>) -> Bool { _items.allSatisfy { item in other.contains { _sameObject($0.base, item) } } }
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

    """#
}
