struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
  typealias Element = (key: Key, value: Value)
  typealias Index = _TableIndex
  typealias Iterator = DictionaryIterator<Key, Value>
  typealias Keys = _DictionaryKeys<Key, Value>
  typealias Values = _DictionaryValues<Key, Value>
  init()
  init(minimumCapacity: Int) { self = [:]; reserveCapacity(minimumCapacity) }
  init(dictionaryLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) }
  init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) {
    self = [:]
    reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs {
      if _entry(of: key) >= 0 { fatalError("Duplicate values for key: '\(key)'") }
      updateValue(value, forKey: key)
    }
  }
  init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
  where S.Element == (Key, Value) {
    self = [:]
    reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs {
      if let known = self[key] { self[key] = try combine(known, value) } else { self[key] = value }
    }
  }
  init<S: Sequence>(grouping values: S, by key: (S.Element) throws -> Key) rethrows where Value == [S.Element] {
    self = [:]
    for value in values { self[try key(value), default: []].append(value) }
  }
  var count: Int { get }
  var _end: Int { get }
  var _age: Int { get }
  func _entry(at position: _TableIndex) -> Int { position._entry(_age, _isEntry(position._position), of: "Dictionary") }
  func _isEntry(_ index: Int) -> Bool
  func _candidate(_ hash: Int, _ probe: Int) -> (Int, Int)
  func _keyAt(_ index: Int) -> Key
  func _valueAt(_ index: Int) -> Value
  mutating func _setValue(_ index: Int, _ value: Value)
  mutating func _insert(_ hash: Int, _ key: Key, _ value: Value)
  mutating func _removeEntry(_ index: Int)
  func _entry(of key: Key) -> Int { _find(key, _hash(key)) }
  func _find(_ key: Key, _ hash: Int) -> Int {
    var (index, probe) = _candidate(hash, 0)
    while index >= 0 {
      if _equal(_keyAt(index), key) { return index }
      (index, probe) = _candidate(hash, probe)
    }
    return -1
  }
  var isEmpty: Bool { count == 0 }
  var capacity: Int { get }
  var startIndex: _TableIndex { _TableIndex(_position: _next(0), _age: _age) }
  var endIndex: _TableIndex { _TableIndex(_position: _end, _age: _age) }
  func index(after position: _TableIndex) -> _TableIndex { _TableIndex(_position: _next(_entry(at: position) + 1), _age: _age) }
  func _next(_ start: Int) -> Int {
    var index = start
    while index < _end && !_isEntry(index) { index += 1 }
    return index
  }
  func index(forKey key: Key) -> _TableIndex? {
    let index = _entry(of: key)
    return index < 0 ? nil : _TableIndex(_position: index, _age: _age)
  }
  subscript(position: _TableIndex) -> (key: Key, value: Value) {
    (key: _keyAt(_entry(at: position)), value: _valueAt(position._position))
  }
  subscript(key: Key) -> Value? {
    get {
      let index = _entry(of: key)
      return index < 0 ? nil : _valueAt(index)
    }
    set {
      if let value = newValue { _assign(value, key) } else { removeValue(forKey: key) }
    }
  }
  subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
    get {
      let index = _entry(of: key)
      return index < 0 ? fallback() : _valueAt(index)
    }
    set { _assign(newValue, key) }
  }
  mutating func _takeAt(_ index: Int) -> Value
  mutating func _take(_ key: Key) -> Value? {
    let index = _entry(of: key)
    return index < 0 ? nil : _takeAt(index)
  }
  mutating func _take(_ key: Key, default fallback: @autoclosure () -> Value) -> Value {
    let index = _entry(of: key)
    return index < 0 ? fallback() : _takeAt(index)
  }
  mutating func _assign(_ value: Value, _ key: Key) {
    let index = _entry(of: key)
    if index >= 0 { _setValue(index, value) } else { _insert(_hash(key), key, value) }
  }
  @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let index = _entry(of: key)
    if index >= 0 {
      let old = _valueAt(index)
      _setValue(index, value)
      return old
    }
    _insert(_hash(key), key, value)
    return nil
  }
  @discardableResult mutating func removeValue(forKey key: Key) -> Value? {
    let index = _entry(of: key)
    if index < 0 { return nil }
    let old = _valueAt(index)
    _removeEntry(index)
    return old
  }
  @discardableResult mutating func remove(at position: _TableIndex) -> (key: Key, value: Value) {
    let removed = self[position]
    _removeEntry(position._position)
    return removed
  }
  mutating func popFirst() -> (key: Key, value: Value)? { isEmpty ? nil : remove(at: startIndex) }
  mutating func removeAll(keepingCapacity: Bool = false) {
    self = keepingCapacity ? [Key: Value](minimumCapacity: capacity) : [:]
  }
  mutating func reserveCapacity(_ capacity: Int)
  mutating func _adoptAge(_ age: Int)
  var keys: _DictionaryKeys<Key, Value> { _DictionaryKeys(_table: self) }
  var values: _DictionaryValues<Key, Value> {
    get { _DictionaryValues(_table: self) }
    set { self = newValue._table }
  }
  var first: (key: Key, value: Value)? { isEmpty ? nil : self[startIndex] }
  func makeIterator() -> DictionaryIterator<Key, Value> { DictionaryIterator(_table: self) }
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    result.reserveCapacity(capacity)
    for (key, value) in self { result[key] = try transform(value) }
    if _end == count { result._adoptAge(_age) }
    return result
  }
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { if let new = try transform(value) { result[key] = new } }
    return result
  }
  func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for element in self { if try isIncluded(element) { result[element.key] = element.value } }
    return result.count == count ? self : result
  }
  mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
    for (key, value) in other {
      if let known = self[key] { self[key] = try combine(known, value) } else { self[key] = value }
    }
  }
  mutating func merge<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in other {
      if let known = self[key] { self[key] = try combine(known, value) } else { self[key] = value }
    }
  }
  func merging<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
}
extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _describeDictionary(self) }
  var debugDescription: String { _describeDictionary(self) }
}
extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}
struct DictionaryIterator<Key: Hashable, Value>: IteratorProtocol {
  let _table: [Key: Value]
  var _position = 0
  mutating func next() -> (key: Key, value: Value)? {
    _position = _table._next(_position)
    if _position >= _table._end { return nil }
    _position += 1
    return (key: _table._keyAt(_position - 1), value: _table._valueAt(_position - 1))
  }
}
func _dictionaryFromPairs<K: Hashable, V>(_ pairs: [(K, V)]) -> [K: V] {
  var result = [K: V]()
  for (key, value) in pairs {
    let hash = _hash(key)
    if result._find(key, hash) >= 0 { fatalError("Dictionary literal contains duplicate keys") }
    result._insert(hash, key, value)
  }
  return result
}
func _mapEntries<K: Hashable, V, L: Hashable, W>(_ table: [K: V], _ key: (K) -> L, _ value: (V) -> W) -> [L: W] {
  var result: [L: W] = [:]
  for (known, held) in table { result.updateValue(value(held), forKey: key(known)) }
  return result
}
func _mapMembers<K: Hashable, L: Hashable>(_ set: Set<K>, _ element: (K) -> L) -> Set<L> {
  var result = Set<L>()
  for member in set { result.insert(element(member)) }
  return result
}
func _equalDictionaries<K: Hashable, V>(_ first: [K: V], _ second: [K: V]) -> Bool {
  if first.count != second.count { return false }
  for (key, value) in first {
    let index = second._entry(of: key)
    if index < 0 { return false }
    if !_equal(value, second._valueAt(index)) { return false }
  }
  return true
}
func _describeDictionary<K: Hashable, V>(_ table: [K: V]) -> String {
  if table.isEmpty { return "[:]" }
  var result = "["
  var isFirst = true
  for (key, value) in table {
    if !isFirst { result += ", " }
    isFirst = false
    result += String(reflecting: key)
    result += ": "
    result += String(reflecting: value)
  }
  return result + "]"
}
func _hashDictionary<K: Hashable, V>(_ table: [K: V]) -> Int {
  var result = table.count
  for (key, value) in table { result = result &+ _mix(_hash(key), _hash(value)) }
  return result
}
struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, ExpressibleByArrayLiteral {
  typealias ArrayLiteralElement = Element
  typealias Index = _TableIndex
  typealias Iterator = SetIterator<Element>
  init()
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init(minimumCapacity: elements.underestimatedCount)
    for element in elements { insert(element) }
  }
  init(minimumCapacity: Int) { self = []; reserveCapacity(minimumCapacity) }
  init(arrayLiteral elements: Element...) { self.init(elements) }
  var count: Int { get }
  var _end: Int { get }
  var _age: Int { get }
  func _entry(at position: _TableIndex) -> Int { position._entry(_age, _isEntry(position._position), of: "Set") }
  func _isEntry(_ index: Int) -> Bool
  func _candidate(_ hash: Int, _ probe: Int) -> (Int, Int)
  func _keyAt(_ index: Int) -> Element
  mutating func _insert(_ hash: Int, _ element: Element)
  mutating func _replace(_ index: Int, _ element: Element)
  mutating func _removeEntry(_ index: Int)
  func _entry(of element: Element) -> Int { _find(element, _hash(element)) }
  func _find(_ element: Element, _ hash: Int) -> Int {
    var (index, probe) = _candidate(hash, 0)
    while index >= 0 {
      if _equal(_keyAt(index), element) { return index }
      (index, probe) = _candidate(hash, probe)
    }
    return -1
  }
  var isEmpty: Bool { count == 0 }
  var capacity: Int { get }
  var startIndex: _TableIndex { _TableIndex(_position: _next(0), _age: _age) }
  var endIndex: _TableIndex { _TableIndex(_position: _end, _age: _age) }
  func index(after position: _TableIndex) -> _TableIndex { _TableIndex(_position: _next(_entry(at: position) + 1), _age: _age) }
  func _next(_ start: Int) -> Int {
    var index = start
    while index < _end && !_isEntry(index) { index += 1 }
    return index
  }
  subscript(position: _TableIndex) -> Element { _keyAt(_entry(at: position)) }
  var first: Element? { isEmpty ? nil : self[startIndex] }
  func makeIterator() -> SetIterator<Element> { SetIterator(_table: self) }
  func contains(_ element: Element) -> Bool { _entry(of: element) >= 0 }
  @discardableResult mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let index = _entry(of: element)
    if index >= 0 { return (false, _keyAt(index)) }
    _insert(_hash(element), element)
    return (true, element)
  }
  @discardableResult mutating func update(with element: Element) -> Element? {
    let index = _entry(of: element)
    let old = index < 0 ? nil : _keyAt(index)
    if index < 0 { insert(element) } else { _replace(index, element) }
    return old
  }
  @discardableResult mutating func remove(_ element: Element) -> Element? {
    let index = _entry(of: element)
    if index < 0 { return nil }
    let old = _keyAt(index)
    _removeEntry(index)
    return old
  }
  @discardableResult mutating func remove(at position: _TableIndex) -> Element {
    defer { _removeEntry(position._position) }
    return self[position]
  }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { fatalError("Can't remove first element from an empty collection") }
    return remove(at: startIndex)
  }
  mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
  mutating func removeAll(keepingCapacity: Bool = false) { self = keepingCapacity ? Set<Element>(minimumCapacity: capacity) : [] }
  mutating func reserveCapacity(_ capacity: Int)
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result: Set<Element> = []
    for element in self { if try isIncluded(element) { result.insert(element) } }
    return result.count == count ? self : result
  }
  func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in other { result.insert(element) }
    return result
  }
  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { for element in other { insert(element) } }
  mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element { self = symmetricDifference(other) }
  func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    let second = Set(other)
    return filter { second.contains($0) }
  }
  mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element { self = intersection(other) }
  func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    let second = Set(other)
    return filter { !second.contains($0) }
  }
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(other) }
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    let second = Set(other)
    var result = filter { !second.contains($0) }
    result.reserveCapacity(capacity)
    for element in second { if !contains(element) { result.insert(element) } }
    return result
  }
  func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    let second = Set(other)
    return allSatisfy { second.contains($0) }
  }
  func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element { other.allSatisfy { contains($0) } }
  func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    let others = Set(other)
    return isSubset(of: others) && count < others.count
  }
  func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    let others = Set(other)
    return isSuperset(of: others) && count > others.count
  }
  func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element { !other.contains { contains($0) } }
}
extension Set: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _describeSet(self) }
  var debugDescription: String { "Set(" + _describeSet(self) + ")" }
}
struct SetIterator<Element: Hashable>: IteratorProtocol {
  let _table: Set<Element>
  var _position = 0
  mutating func next() -> Element? {
    _position = _table._next(_position)
    if _position >= _table._end { return nil }
    _position += 1
    return _table._keyAt(_position - 1)
  }
}
func _setFromArray<T: Hashable>(_ list: [T]) -> Set<T> {
  var result = Set<T>()
  for element in list { result.insert(element) }
  return result
}
func _equalSets<T: Hashable>(_ first: Set<T>, _ second: Set<T>) -> Bool {
  if first.count != second.count { return false }
  for element in first { if !second.contains(element) { return false } }
  return true
}
func _describeSet<T: Hashable>(_ set: Set<T>) -> String {
  var result = "["
  var isFirst = true
  for element in set {
    if !isFirst { result += ", " }
    isFirst = false
    result += String(reflecting: element)
  }
  return result + "]"
}
func _hashSet<T: Hashable>(_ set: Set<T>) -> Int {
  var result = set.count
  for element in set { result = result &+ _hash(element) }
  return result
}
