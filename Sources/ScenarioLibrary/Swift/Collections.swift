// `Collection` and what all collections have.
protocol Collection<Element>: Sequence {
  associatedtype Index: Comparable
  associatedtype Iterator = _IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self> where SubSequence.Element == Element
  typealias Indices = DefaultIndices<Self>
  var startIndex: Index { get }
  var endIndex: Index { get }
  var count: Int { get }
  func index(after position: Index) -> Index
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
}
protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection {
  func index(before position: Index) -> Index
}
extension BidirectionalCollection { func formIndex(before i: inout Index) { i = index(before: i) } }
protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection {}
protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
  subscript(position: Index) -> Element { get set }
  subscript(bounds: Range<Index>) -> SubSequence { get set }
}
extension MutableCollection {
  subscript(bounds: Range<Index>) -> Slice<Self> {
    get { Slice(base: self, bounds: bounds) }
    set {
      var position = bounds.lowerBound
      var source = newValue.startIndex
      while position != bounds.upperBound && source != newValue.endIndex {
        self[position] = newValue[source]
        position = index(after: position)
        source = newValue.index(after: source)
      }
    }
  }
  subscript<R: RangeExpression>(bounds: R) -> SubSequence where R.Bound == Index {
    get { self[bounds.relative(to: self)] }
    set { self[bounds.relative(to: self)] = newValue }
  }
  subscript(everything: UnboundedRange) -> SubSequence {
    get { self[Range._make(startIndex, endIndex)] }
    set { self[Range._make(startIndex, endIndex)] = newValue }
  }
  mutating func swapAt(_ i: Index, _ j: Index) {
    if i == j { return }
    let old = self[i]
    self[i] = self[j]
    self[j] = old
  }
  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    guard var middle = try firstIndex(where: belongsInSecondPartition) else { return endIndex }
    var position = index(after: middle)
    while position != endIndex {
      if !(try belongsInSecondPartition(self[position])) {
        swapAt(middle, position)
        middle = index(after: middle)
      }
      position = index(after: position)
    }
    return middle
  }
  mutating func _setAll(_ elements: [Element]) {
    var position = startIndex
    for element in elements {
      self[position] = element
      position = index(after: position)
    }
  }
}
extension MutableCollection where Self: BidirectionalCollection {
  mutating func reverse() {
    if isEmpty { return }
    var low = startIndex
    var high = index(before: endIndex)
    while low < high {
      swapAt(low, high)
      low = index(after: low)
      high = index(before: high)
    }
  }
  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var high = endIndex
    while true {
      while low != high {
        if try belongsInSecondPartition(self[low]) { break }
        low = index(after: low)
      }
      if low == high { return low }
      high = index(before: high)
      while low != high {
        if !(try belongsInSecondPartition(self[high])) { break }
        high = index(before: high)
      }
      if low == high { return low }
      swapAt(low, high)
      low = index(after: low)
    }
  }
}
extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    _setAll(try sorted(by: areInIncreasingOrder))
  }
  mutating func shuffle() { _setAll(shuffled()) }
  mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) { _setAll(shuffled(using: &generator)) }
}
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable { mutating func sort() { _setAll(sorted()) } }
protocol RangeReplaceableCollection<Element>: Collection {
  init()
  mutating func append(_ element: Element)
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element
  mutating func insert(_ element: Element, at position: Index)
  mutating func remove(at position: Index) -> Element
  mutating func replaceSubrange<C: Collection>(_ bounds: Range<Index>, with elements: C) where C.Element == Element
}
extension Collection {
  var underestimatedCount: Int { count }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    let count = count
    var result: [T] = []
    if count == 0 { return result }
    result.reserveCapacity(count)
    var position = startIndex
    for _ in 0..<count {
      result.append(try transform(self[position]))
      position = index(after: position)
    }
    return result
  }
  subscript(bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
  subscript<R: RangeExpression>(bounds: R) -> SubSequence where R.Bound == Index { self[bounds.relative(to: self)] }
  subscript(everything: UnboundedRange) -> SubSequence { self[Range._make(startIndex, endIndex)] }
  func prefix(_ count: Int) -> SubSequence {
    if count < 0 { fatalError("Can't take a prefix of negative length from a collection") }
    let end = index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
    return self[Range._make(startIndex, end)]
  }
  func dropFirst(_ count: Int = 1) -> SubSequence {
    if count < 0 { fatalError("Can't drop a negative number of elements from a collection") }
    let start = index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
    return self[Range._make(start, endIndex)]
  }
  func suffix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { fatalError("Can't take a suffix of negative length from a collection") }
    let start = index(startIndex, offsetBy: _atLeastZero(count - maxLength), limitedBy: endIndex) ?? endIndex
    return self[Range._make(start, endIndex)]
  }
  func dropLast(_ k: Int = 1) -> SubSequence {
    if k < 0 { fatalError("Can't drop a negative number of elements from a collection") }
    let end = index(startIndex, offsetBy: _atLeastZero(count - k), limitedBy: endIndex) ?? endIndex
    return self[Range._make(startIndex, end)]
  }
  func _atLeastZero(_ amount: Int) -> Int { amount < 0 ? 0 : amount }
  func prefix(upTo end: Index) -> SubSequence { self[Range._make(startIndex, end)] }
  func prefix(through end: Index) -> SubSequence { self[Range._make(startIndex, index(after: end))] }
  func suffix(from start: Index) -> SubSequence { self[Range._make(start, endIndex)] }
  func formIndex(after i: inout Index) { i = index(after: i) }
  func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while end != endIndex {
      if !(try predicate(self[end])) { break }
      end = index(after: end)
    }
    return self[Range._make(startIndex, end)]
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while start != endIndex {
      if !(try predicate(self[start])) { break }
      start = index(after: start)
    }
    return self[Range._make(start, endIndex)]
  }
}
extension Collection where SubSequence == Self {
  mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { fatalError("Can't remove items from an empty collection") }
    let element = self[startIndex]
    self = self[Range._make(index(after: startIndex), endIndex)]
    return element
  }
  mutating func removeFirst(_ count: Int) {
    if count < 0 { fatalError("Number of elements to remove should be non-negative") }
    guard let start = index(startIndex, offsetBy: count, limitedBy: endIndex) else {
      fatalError("Can't remove more items from a collection than it contains")
    }
    self = self[Range._make(start, endIndex)]
  }
}
extension BidirectionalCollection where SubSequence == Self {
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  @discardableResult mutating func removeLast() -> Element {
    if isEmpty { fatalError("Can't remove last element from an empty collection") }
    let last = index(before: endIndex)
    let element = self[last]
    self = self[Range._make(startIndex, last)]
    return element
  }
  mutating func removeLast(_ count: Int) {
    if count < 0 { fatalError("Number of elements to remove should be non-negative") }
    self = self[Range._make(startIndex, _before(endIndex, by: count))]
  }
}
extension BidirectionalCollection {
  func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
  func reversed() -> [Element] {
    var result = _array()
    result.reverse()
    return result
  }
  var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
  func suffix(_ count: Int) -> SubSequence {
    if count < 0 { fatalError("Can't take a suffix of negative length from a collection") }
    return self[Range._make(_before(endIndex, by: count), endIndex)]
  }
  func dropLast(_ count: Int = 1) -> SubSequence {
    if count < 0 { fatalError("Can't drop a negative number of elements from a collection") }
    return self[Range._make(startIndex, _before(endIndex, by: count))]
  }
  func _before(_ end: Index, by count: Int) -> Index {
    var position = end
    var left = count
    let start = startIndex
    while left > 0 && position != start {
      position = index(before: position)
      left -= 1
    }
    return position
  }
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    guard let position = try lastIndex(where: predicate) else { return nil }
    return self[position]
  }
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var position = endIndex
    while position != startIndex {
      position = index(before: position)
      if try predicate(self[position]) { return position }
    }
    return nil
  }
}
extension BidirectionalCollection where Element: Equatable {
  func lastIndex(of wanted: Element) -> Index? { lastIndex { $0 == wanted } }
}
extension RandomAccessCollection where Index == Int {
  func index(before position: Int) -> Int { position - 1 }
  func index(after position: Int) -> Int { position + 1 }
  func distance(from start: Int, to end: Int) -> Int { end - start }
}
typealias IndexingIterator<Elements: Collection> = Elements.Iterator
struct _IndexingIterator<Base: Collection>: IteratorProtocol, Sequence {
  let _base: Base
  var _position: Base.Index
  mutating func next() -> Base.Element? {
    if _position == _base.endIndex { return nil }
    let element = _base[_position]
    _position = _base.index(after: _position)
    return element
  }
}
extension Collection {
  func makeIterator() -> _IndexingIterator<Self> { _IndexingIterator(_base: self, _position: startIndex) }
  var isEmpty: Bool { startIndex == endIndex }
  var indices: DefaultIndices<Self> { DefaultIndices(_elements: self) }
  var count: Int { distance(from: startIndex, to: endIndex) }
  func randomElement() -> Element? { isEmpty ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count))] }
  func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
    isEmpty ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
  }
  var first: Element? {
    let start = startIndex
    return start == endIndex ? nil : self[start]
  }
  func index(where predicate: (Element) throws -> Bool) rethrows -> Index? { try firstIndex(where: predicate) }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var position = startIndex
    while position != endIndex {
      if try predicate(self[position]) { return position }
      position = index(after: position)
    }
    return nil
  }
  func index(_ start: Index, offsetBy distance: Int) -> Index {
    var result = start
    for _ in 0..<distance { result = index(after: result) }
    return result
  }
  func index(_ start: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = start
    for _ in 0..<distance {
      if result == limit { return nil }
      result = index(after: result)
    }
    return result
  }
  func distance(from start: Index, to end: Index) -> Int {
    var result = 0
    var position = start
    while position != end {
      position = index(after: position)
      result += 1
    }
    return result
  }
}
extension Collection {
  func split(
    maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    var result: [SubSequence] = []
    var start = startIndex
    var position = startIndex
    while position != endIndex && result.count < maxSplits {
      let end = position
      let isEnd = try isSeparator(self[position])
      position = index(after: position)
      if !isEnd { continue }
      if end != start || !omittingEmptySubsequences { result.append(self[Range._make(start, end)]) }
      start = position
    }
    if start != endIndex || !omittingEmptySubsequences { result.append(self[Range._make(start, endIndex)]) }
    return result
  }
}
extension Collection where Element: Equatable {
  func split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
    split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
  }
  func index(of wanted: Element) -> Index? { firstIndex(of: wanted) }
  func firstIndex(of wanted: Element) -> Index? {
    var position = startIndex
    while position != endIndex {
      if self[position] == wanted { return position }
      position = index(after: position)
    }
    return nil
  }
}
