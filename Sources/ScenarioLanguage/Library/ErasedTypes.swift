/// Values of any type behind one: iterators, sequences, keys; and pairs that keep their order.
extension LibraryArea {
  static let erasedTypes = LibraryArea(
    name: "ErasedTypes",
    provides: ["AnyIterator", "AnySequence", "AnyHashable", "KeyValuePairs"],
    source: #"""
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
      struct AnySequence<Element>: Sequence {
        typealias Iterator = AnyIterator<Element>
        let _make: () -> AnyIterator<Element>
        init<S: Sequence>(_ base: S) where S.Element == Element { _make = { AnyIterator(base.makeIterator()) } }
        init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
          _make = { AnyIterator(makeUnderlyingIterator()) }
        }
        func makeIterator() -> AnyIterator<Element> { _make() }
      }
      struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        let base: Any
        let _hashed: Int
        let _isEqual: (Any) -> Bool
        init<H: Hashable>(_ base: H) {
          self.base = base
          _hashed = _hash(base)
          _isEqual = { other in
            guard let other = other as? H else { return false }
            return other == base
          }
        }
        static func == (left: AnyHashable, right: AnyHashable) -> Bool { left._isEqual(right.base) }
        func hash(into hasher: inout Hasher) { hasher.combine(_hashed) }
        var description: String { String(describing: base) }
        var debugDescription: String { "AnyHashable(" + String(reflecting: base) + ")" }
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
      """#)
}
