protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}
protocol Sequence<Element> {
  associatedtype Element
  associatedtype Iterator: IteratorProtocol
  func makeIterator() -> Iterator
  var underestimatedCount: Int { get }
}
extension Sequence where Self: IteratorProtocol { func makeIterator() -> Self { self } }
extension Sequence {
  func _array() -> [Element] {
    var result: [Element] = []
    // How many there are is asked first, as where room for them is made.
    result.reserveCapacity(underestimatedCount)
    for element in self { result.append(element) }
    return result
  }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    result.reserveCapacity(underestimatedCount)
    for element in self { result.append(try transform(element)) }
    return result
  }
  func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
    var result: [S.Element] = []
    for element in self { result.append(contentsOf: try transform(element)) }
    return result
  }
  func flatMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] { try compactMap(transform) }
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
    var result: [T] = []
    for element in self { if let value = try transform(element) { result.append(value) } }
    return result
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }
  func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
  func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T {
    var result = initial
    for element in self { result = try next(result, element) }
    return result
  }
  func reduce<T>(into initial: T, _ update: (inout T, Element) throws -> Void) rethrows -> T {
    var result = initial
    for element in self { try update(&result, element) }
    return result
  }
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if try predicate(element) { return true } }
    return false
  }
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self { if !(try predicate(element)) { return false } }
    return true
  }
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self { if try predicate(element) { return element } }
    return nil
  }
  func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var result = 0
    for element in self { if try predicate(element) { result += 1 } }
    return result
  }
  func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var result: Element? = nil
    for element in self {
      if let known = result { if try areInIncreasingOrder(element, known) { result = element } } else { result = element }
    }
    return result
  }
  func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var result: Element? = nil
    for element in self {
      if let known = result { if try areInIncreasingOrder(known, element) { result = element } } else { result = element }
    }
    return result
  }
  func sorted(using comparator: KeyPathComparator<Element>) -> [Element] {
    _array().sorted { comparator.compare($0, $1) == .orderedAscending }
  }
  func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    var result = _array()
    try result.sort(by: areInIncreasingOrder)
    return result
  }
  func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
  func reversed() -> [Element] {
    var result = _array()
    result.reverse()
    return result
  }
  func shuffled() -> [Element] {
    var result = _array()
    result.shuffle()
    return result
  }
  func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
    var result = _array()
    result.shuffle(using: &generator)
    return result
  }
  func prefix(_ count: Int) -> PrefixSequence<Self> {
    if count < 0 { fatalError("Can't take a prefix of negative length from a sequence") }
    return PrefixSequence(_base: self, _maxLength: count)
  }
  func dropFirst(_ count: Int = 1) -> DropFirstSequence<Self> {
    if count < 0 { fatalError("Can't drop a negative number of elements from a sequence") }
    return DropFirstSequence(_base: self, _limit: count)
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
    var iterator = makeIterator()
    var next = iterator.next()
    while let element = next {
      if !(try predicate(element)) { break }
      next = iterator.next()
    }
    return DropWhileSequence(_iterator: iterator, _next: next)
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if !(try predicate(element)) { break }
      result.append(element)
    }
    return result
  }
  func dropLast(_ count: Int = 1) -> [Element] {
    if count < 0 { fatalError("Can't drop a negative number of elements from a collection") }
    var result = _array()
    result.removeLast(_minimum(count, result.count))
    return result
  }
  func suffix(_ count: Int) -> [Element] {
    if count < 0 { fatalError("Can't take a suffix of negative length from a collection") }
    let all = _array()
    return Array(all.dropFirst(all.count < count ? 0 : all.count - count))
  }
  func starts<S: Sequence>(with other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
    var wanted = other.makeIterator()
    for element in self {
      guard let next = wanted.next() else { return true }
      if !(try areEquivalent(element, next)) { return false }
    }
    return wanted.next() == nil
  }
  func lexicographicallyPrecedes<S: Sequence>(_ other: S, by isLess: (Element, Element) throws -> Bool) rethrows -> Bool
  where S.Element == Element {
    var second = other.makeIterator()
    for element in self {
      guard let next = second.next() else { return false }
      if try isLess(element, next) { return true }
      if try isLess(next, element) { return false }
    }
    return second.next() != nil
  }
  func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
    var second = other.makeIterator()
    for element in self {
      guard let next = second.next() else { return false }
      if !(try areEquivalent(element, next)) { return false }
    }
    return second.next() == nil
  }
  var lazy: LazySequence<Self> { LazySequence(_base: self) }
  func split(
    maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    try _array().split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
  }
  var underestimatedCount: Int { 0 }
}
struct PrefixSequence<Base: Sequence>: Sequence {
  let _base: Base
  let _maxLength: Int
  func prefix(_ count: Int) -> PrefixSequence<Base> {
    if count < 0 { fatalError("Can't take a prefix of negative length from a sequence") }
    return PrefixSequence(_base: _base, _maxLength: _minimum(count, _maxLength))
  }
  func makeIterator() -> PrefixIterator<Base> { PrefixIterator(_base: _base.makeIterator(), _left: _maxLength) }
}
struct PrefixIterator<Base: Sequence>: IteratorProtocol {
  var _base: Base.Iterator
  var _left: Int
  mutating func next() -> Base.Element? {
    if _left == 0 { return nil }
    _left -= 1
    let element = _base.next()
    if element == nil { _left = 0 }
    return element
  }
}
struct DropFirstSequence<Base: Sequence>: Sequence {
  let _base: Base
  let _limit: Int
  func dropFirst(_ count: Int = 1) -> DropFirstSequence<Base> {
    if count < 0 { fatalError("Can't drop a negative number of elements from a sequence") }
    return DropFirstSequence(_base: _base, _limit: _limit + count)
  }
  func makeIterator() -> Base.Iterator {
    var iterator = _base.makeIterator()
    for _ in 0..<_limit { if iterator.next() == nil { break } }
    return iterator
  }
}
struct DropWhileSequence<Base: Sequence>: Sequence, IteratorProtocol {
  var _iterator: Base.Iterator
  var _next: Base.Element?
  func makeIterator() -> DropWhileSequence<Base> { self }
  mutating func next() -> Base.Element? {
    let element = _next
    if element == nil { return nil }
    _next = _iterator.next()
    return element
  }
}
extension Sequence where Element: Equatable {
  func contains(_ wanted: Element) -> Bool {
    for element in self { if element == wanted { return true } }
    return false
  }
  func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    var second = other.makeIterator()
    for element in self {
      guard let next = second.next() else { return false }
      if element != next { return false }
    }
    return second.next() == nil
  }
  func starts<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    var wanted = other.makeIterator()
    for element in self {
      guard let next = wanted.next() else { return true }
      if element != next { return false }
    }
    return wanted.next() == nil
  }
  func split(
    separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    _array().split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
  }
}
extension Sequence where Element: Comparable {
  func min() -> Element? {
    var result: Element? = nil
    for element in self { if let known = result { if element < known { result = element } } else { result = element } }
    return result
  }
  func max() -> Element? {
    var result: Element? = nil
    for element in self { if let known = result { if known < element { result = element } } else { result = element } }
    return result
  }
  func sorted() -> [Element] {
    var result = _array()
    result.sort()
    return result
  }
  func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    var second = other.makeIterator()
    for element in self {
      guard let next = second.next() else { return false }
      if element < next { return true }
      if next < element { return false }
    }
    return second.next() != nil
  }
}
extension Sequence where Element == String {
  func formatted(_ style: _ListStyle = .list(type: .and)) -> String { style._text(_array()) }
  func joined(separator: String) -> String { _joinTexts(_array(), separator) }
  func joined() -> String { _joinTexts(_array(), "") }
}
extension Sequence where Element: BinaryInteger {
  func formatted(_ style: _MemberListStyle) -> String { style._list._text(map { $0.formatted(style._member) }) }
}
extension Sequence where Element: BinaryFloatingPoint {
  func formatted(_ style: _MemberListStyle) -> String { style._list._text(map { $0.formatted(style._member) }) }
}
extension Sequence where Element == Substring {
  func joined(separator: String) -> String { _joinTexts(map { String($0) }, separator) }
  func joined() -> String { _joinTexts(map { String($0) }, "") }
}
func _joinTexts(_ parts: [String], _ separator: String) -> String
extension Sequence where Element: Sequence {
  func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
}
