extension LibraryArea {
  /// Entries are numbered in the order in which their keys were inserted, which is the order of iteration. Natives compare
  /// keys of the plain types; for others `_find` answers -2 and `_store` false, and the code below uses `==` and `hashValue`.
  static let dictionary = LibraryArea(
    name: "Dictionary", provides: ["Dictionary", "_DictionaryIterator", "_equalDictionaries"], source: dictionaryCore + dictionaryMembers)

  private static let dictionaryCore = #"""
    struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Element = (key: Key, value: Value)
      typealias Iterator = _DictionaryIterator<Key, Value>
      struct Index: Comparable, Hashable {
        let _entry: Int
        init(_entry: Int) { self._entry = _entry }
        static func < (left: Dictionary<Key, Value>.Index, right: Dictionary<Key, Value>.Index) -> Bool { left._entry < right._entry }
      }
      init()
      init(minimumCapacity: Int) { self = Dictionary<Key, Value>() }
      init(dictionaryLiteral elements: (Key, Value)...) {
        self = Dictionary<Key, Value>()
        for element in elements {
          if _entry(element.0) >= 0 { _trap("Dictionary literal contains duplicate keys") }
          _update(element.0, element.1)
        }
      }
      init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) {
        self = Dictionary<Key, Value>()
        for pair in pairs {
          if _entry(pair.0) >= 0 { _trap("Duplicate values for key: '\(pair.0)'") }
          _update(pair.0, pair.1)
        }
      }
      init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        self = Dictionary<Key, Value>()
        for pair in pairs {
          let entry = _entry(pair.0)
          if entry >= 0 {
            _setValue(entry, try combine(_value(entry), pair.1))
          } else {
            _update(pair.0, pair.1)
          }
        }
      }
      init<S: Sequence>(grouping values: S, by key: (S.Element) throws -> Key) rethrows where Value == [S.Element] {
        self = Dictionary<Key, Value>()
        for value in values {
          let group = try key(value)
          let entry = _entry(group)
          if entry >= 0 {
            var members = _takeValue(entry)
            members.append(value)
            _setValue(entry, members)
          } else {
            _update(group, [value])
          }
        }
      }
      var count: Int { get }
      var isEmpty: Bool { count == 0 }
      var capacity: Int { count }
      mutating func reserveCapacity(_ count: Int) {}
      subscript(key: Key) -> Value? {
        get {
          let entry = _entry(key)
          if entry < 0 { return nil }
          return _value(entry)
        }
        set {
          if let value = newValue { _update(key, value) } else { _ = _removeEntry(_entry(key)) }
        }
      }
      subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
        get {
          let entry = _entry(key)
          if entry < 0 { return fallback() }
          return _value(entry)
        }
        set { _update(key, newValue) }
      }
      func _entry(_ key: Key) -> Int {
        let found = _find(key)
        if found != -2 { return found }
        let hash = key.hashValue
        var number = 0
        while true {
          let entry = _candidate(hash, number)
          if entry < 0 { return -1 }
          if _key(entry) == key { return entry }
          number += 1
        }
      }
      mutating func _update(_ key: Key, _ value: Value) {
        if _store(key, value) { return }
        let entry = _entry(key)
        if entry >= 0 { _setValue(entry, value) } else { _insert(key.hashValue, key, value) }
      }
      func _find(_ key: Key) -> Int
      mutating func _store(_ key: Key, _ value: Value) -> Bool
      func _candidate(_ hash: Int, _ number: Int) -> Int
      func _key(_ entry: Int) -> Key
      func _value(_ entry: Int) -> Value
      func _nextEntry(_ entry: Int) -> Int
      mutating func _insert(_ hash: Int, _ key: Key, _ value: Value)
      mutating func _setValue(_ entry: Int, _ value: Value)
      mutating func _takeValue(_ entry: Int) -> Value
      mutating func _removeEntry(_ entry: Int) -> Bool
      mutating func removeAll(keepingCapacity: Bool = false) { self = Dictionary<Key, Value>() }
      @discardableResult
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
        let old = self[key]
        _update(key, value)
        return old
      }
      @discardableResult
      mutating func removeValue(forKey key: Key) -> Value? {
        let entry = _entry(key)
        if entry < 0 { return nil }
        let old = _value(entry)
        _ = _removeEntry(entry)
        return old
      }
      func makeIterator() -> _DictionaryIterator<Key, Value> { _DictionaryIterator(self) }
      var keys: [Key] {
        var result: [Key] = []
        var entry = _nextEntry(0)
        while entry >= 0 {
          result.append(_key(entry))
          entry = _nextEntry(entry + 1)
        }
        return result
      }
      var values: [Value] {
        var result: [Value] = []
        var entry = _nextEntry(0)
        while entry >= 0 {
          result.append(_value(entry))
          entry = _nextEntry(entry + 1)
        }
        return result
      }
    }
    struct _DictionaryIterator<Key: Hashable, Value>: IteratorProtocol {
      typealias Element = (key: Key, value: Value)
      let _base: [Key: Value]
      var _next: Int
      init(_ base: [Key: Value]) {
        _base = base
        _next = 0
      }
      mutating func next() -> (key: Key, value: Value)? {
        let entry = _base._nextEntry(_next)
        if entry < 0 { return nil }
        _next = entry + 1
        return (key: _base._key(entry), value: _base._value(entry))
      }
    }

    """#

  private static let dictionaryMembers = #"""
    extension Dictionary {
      var startIndex: Dictionary<Key, Value>.Index { Dictionary<Key, Value>.Index(_entry: _nextIndex(0)) }
      var endIndex: Dictionary<Key, Value>.Index { Dictionary<Key, Value>.Index(_entry: Int.max) }
      func _nextIndex(_ entry: Int) -> Int {
        let next = _nextEntry(entry)
        return next < 0 ? Int.max : next
      }
      func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index {
        Dictionary<Key, Value>.Index(_entry: _nextIndex(i._entry + 1))
      }
      func index(forKey key: Key) -> Dictionary<Key, Value>.Index? {
        let entry = _entry(key)
        if entry < 0 { return nil }
        return Dictionary<Key, Value>.Index(_entry: entry)
      }
      subscript(position: Dictionary<Key, Value>.Index) -> (key: Key, value: Value) {
        (key: _key(position._entry), value: _value(position._entry))
      }
      @discardableResult
      mutating func remove(at i: Dictionary<Key, Value>.Index) -> (key: Key, value: Value) {
        let removed = self[i]
        _ = _removeEntry(i._entry)
        return removed
      }
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self { result._update(key, try transform(value)) }
        return result
      }
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for (key, value) in self { if let made = try transform(value) { result._update(key, made) } }
        return result
      }
      func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
        var result: [Key: Value] = [:]
        for element in self { if try isIncluded(element) { result._update(element.key, element.value) } }
        return result
      }
      mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        for (key, value) in other {
          let entry = _entry(key)
          if entry >= 0 { _setValue(entry, try combine(_value(entry), value)) } else { _update(key, value) }
        }
      }
      mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        for (key, value) in other {
          let entry = _entry(key)
          if entry >= 0 { _setValue(entry, try combine(_value(entry), value)) } else { _update(key, value) }
        }
      }
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }
      var description: String {
        if isEmpty { return "[:]" }
        var text = "["
        var isFirst = true
        for (key, value) in self {
          if isFirst { isFirst = false } else { text += ", " }
          text += String(reflecting: key) + ": " + String(reflecting: value)
        }
        return text + "]"
      }
      var debugDescription: String { description }
    }
    extension Dictionary: Equatable where Value: Equatable {
      static func == (left: [Key: Value], right: [Key: Value]) -> Bool {
        if left.count != right.count { return false }
        for (key, value) in left {
          let entry = right._entry(key)
          if entry < 0 { return false }
          if right._value(entry) != value { return false }
        }
        return true
      }
    }
    func _equalDictionaries<K: Hashable, V: Equatable>(_ left: [K: V], _ right: [K: V]) -> Bool { left == right }
    extension Dictionary: Hashable where Value: Hashable {
      func hash(into hasher: inout Hasher) {
        var sum = 0
        for (key, value) in self { sum = sum &+ _mixHash(key.hashValue, value.hashValue) }
        hasher.combine(sum)
      }
    }
    extension Dictionary: Sendable {}
    """#
}
