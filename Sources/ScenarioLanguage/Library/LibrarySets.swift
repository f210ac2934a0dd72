extension LibraryArea {
  /// Kept in the order of insertion, like `Dictionary`.
  static let set = LibraryArea(
    name: "Set", provides: ["Set", "_SetIterator", "_equalSets"],
    source: #"""
      struct Set<Element: Hashable>: Collection, SetAlgebra, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Iterator = _SetIterator<Element>
        typealias ArrayLiteralElement = Element
        struct Index: Comparable, Hashable {
          let _entry: Int
          init(_entry: Int) { self._entry = _entry }
          static func < (left: Set<Element>.Index, right: Set<Element>.Index) -> Bool { left._entry < right._entry }
        }
        init()
        init(minimumCapacity: Int) { self = Set<Element>() }
        init(arrayLiteral elements: Element...) {
          self = Set<Element>()
          for element in elements { _add(element) }
        }
        init<S: Sequence>(_ elements: S) where S.Element == Element {
          self = Set<Element>()
          for element in elements { _add(element) }
        }
        var count: Int { get }
        var isEmpty: Bool { count == 0 }
        var capacity: Int { count }
        mutating func reserveCapacity(_ count: Int) {}
        var startIndex: Set<Element>.Index { Set<Element>.Index(_entry: _nextIndex(0)) }
        var endIndex: Set<Element>.Index { Set<Element>.Index(_entry: Int.max) }
        func _nextIndex(_ entry: Int) -> Int {
          let next = _nextEntry(entry)
          return next < 0 ? Int.max : next
        }
        func index(after i: Set<Element>.Index) -> Set<Element>.Index { Set<Element>.Index(_entry: _nextIndex(i._entry + 1)) }
        func firstIndex(of element: Element) -> Set<Element>.Index? {
          let entry = _entry(element)
          if entry < 0 { return nil }
          return Set<Element>.Index(_entry: entry)
        }
        subscript(position: Set<Element>.Index) -> Element { _key(position._entry) }
        func _entry(_ element: Element) -> Int {
          let found = _find(element)
          if found != -2 { return found }
          let hash = element.hashValue
          var number = 0
          while true {
            let entry = _candidate(hash, number)
            if entry < 0 { return -1 }
            if _key(entry) == element { return entry }
            number += 1
          }
        }
        mutating func _add(_ element: Element) {
          if _store(element) { return }
          if _entry(element) < 0 { _insert(element.hashValue, element) }
        }
        func _find(_ element: Element) -> Int
        mutating func _store(_ element: Element) -> Bool
        func _candidate(_ hash: Int, _ number: Int) -> Int
        func _key(_ entry: Int) -> Element
        func _nextEntry(_ entry: Int) -> Int
        mutating func _insert(_ hash: Int, _ element: Element)
        mutating func _removeEntry(_ entry: Int) -> Bool
        func contains(_ element: Element) -> Bool { _entry(element) >= 0 }
        @discardableResult
        mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
          let entry = _entry(element)
          if entry >= 0 { return (inserted: false, memberAfterInsert: _key(entry)) }
          _add(element)
          return (inserted: true, memberAfterInsert: element)
        }
        @discardableResult
        mutating func update(with element: Element) -> Element? {
          let old = remove(element)
          _add(element)
          return old
        }
        @discardableResult
        mutating func remove(_ element: Element) -> Element? {
          let entry = _entry(element)
          if entry < 0 { return nil }
          let old = _key(entry)
          _ = _removeEntry(entry)
          return old
        }
        @discardableResult
        mutating func remove(at i: Set<Element>.Index) -> Element {
          let old = _key(i._entry)
          _ = _removeEntry(i._entry)
          return old
        }
        @discardableResult
        mutating func removeFirst() -> Element {
          if isEmpty { _trap("Can't remove first element from an empty collection") }
          return remove(at: startIndex)
        }
        @discardableResult
        mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }
        mutating func removeAll(keepingCapacity: Bool = false) { self = Set<Element>() }
        func makeIterator() -> _SetIterator<Element> { _SetIterator(self) }
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
          var result = Set<Element>()
          for element in self { if try isIncluded(element) { result._add(element) } }
          return result
        }
        func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
          var result = self
          for element in other { result._add(element) }
          return result
        }
        mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
          for element in other { _add(element) }
        }
        func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
          let wanted = Set<Element>(other)
          var result = Set<Element>()
          for element in self { if wanted.contains(element) { result._add(element) } }
          return result
        }
        mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element { self = intersection(other) }
        func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
          var result = self
          for element in other { result.remove(element) }
          return result
        }
        mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
          for element in other { remove(element) }
        }
        func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
          let others = Set<Element>(other)
          var result = Set<Element>()
          for element in self { if !others.contains(element) { result._add(element) } }
          for element in others { if !contains(element) { result._add(element) } }
          return result
        }
        mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
          self = symmetricDifference(other)
        }
        func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
          let others = Set<Element>(other)
          for element in self { if !others.contains(element) { return false } }
          return true
        }
        func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
          for element in other { if !contains(element) { return false } }
          return true
        }
        func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
          let others = Set<Element>(other)
          return count < others.count && isSubset(of: others)
        }
        func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
          let others = Set<Element>(other)
          return others.count < count && isSuperset(of: others)
        }
        func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
          for element in other { if contains(element) { return false } }
          return true
        }
        static func == (left: Set<Element>, right: Set<Element>) -> Bool {
          left.count == right.count && left.isSubset(of: right)
        }
        func hash(into hasher: inout Hasher) {
          var sum = 0
          for element in self { sum = sum &+ element.hashValue }
          hasher.combine(sum)
        }
        var description: String {
          var text = "["
          var isFirst = true
          for element in self {
            if isFirst { isFirst = false } else { text += ", " }
            text += String(reflecting: element)
          }
          return text + "]"
        }
        var debugDescription: String { "Set(" + description + ")" }
      }
      extension Set: Hashable {}
      func _equalSets<E: Hashable>(_ left: Set<E>, _ right: Set<E>) -> Bool { left == right }
      extension Set: Sendable {}
      struct _SetIterator<Element: Hashable>: IteratorProtocol {
        let _base: Set<Element>
        var _next: Int
        init(_ base: Set<Element>) {
          _base = base
          _next = 0
        }
        mutating func next() -> Element? {
          let entry = _base._nextEntry(_next)
          if entry < 0 { return nil }
          _next = entry + 1
          return _base._key(entry)
        }
      }
      """#)
}
