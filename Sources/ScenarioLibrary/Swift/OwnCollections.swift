extension BidirectionalCollection {
  func index(_ start: Index, offsetBy distance: Int) -> Index {
    var result = start
    for _ in 0..<distance.magnitude { result = distance < 0 ? index(before: result) : index(after: result) }
    return result
  }
  func index(_ start: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = start
    for _ in 0..<distance.magnitude {
      if result == limit { return nil }
      result = distance < 0 ? index(before: result) : index(after: result)
    }
    return result
  }
  func distance(from start: Index, to end: Index) -> Int {
    var result = 0
    var position = start
    while position < end {
      position = index(after: position)
      result += 1
    }
    while end < position {
      position = index(before: position)
      result -= 1
    }
    return result
  }
}
extension RandomAccessCollection where Index == Int { var indices: Range<Int> { startIndex..<endIndex } }
extension RangeReplaceableCollection {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    append(contentsOf: elements)
  }
  init(repeating repeatedValue: Element, count: Int) {
    self.init()
    for _ in 0..<count { append(repeatedValue) }
  }
  mutating func append(_ element: Element) { insert(element, at: endIndex) }
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  mutating func insert(_ element: Element, at position: Index) {
    replaceSubrange(Range._make(position, position), with: CollectionOfOne(element))
  }
  mutating func insert<C: Collection>(contentsOf elements: C, at position: Index) where C.Element == Element {
    replaceSubrange(Range._make(position, position), with: elements)
  }
  @discardableResult mutating func remove(at position: Index) -> Element {
    if isEmpty { _fatal("Can't remove from an empty collection") }
    let removed = self[position]
    replaceSubrange(Range._make(position, index(after: position)), with: EmptyCollection<Element>())
    return removed
  }
  mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: EmptyCollection<Element>()) }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
    removeSubrange(bounds.relative(to: self))
  }
  mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ bounds: R, with elements: C)
  where C.Element == Element, R.Bound == Index {
    replaceSubrange(bounds.relative(to: self), with: elements)
  }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { _fatal("Can't remove items from an empty collection") }
    return remove(at: startIndex)
  }
  mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    if k < 0 { _fatal("Number of elements to remove should be non-negative") }
    guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _fatal("Can't remove more items from a collection than it has")
    }
    removeSubrange(Range._make(startIndex, end))
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    if keepCapacity { removeSubrange(Range._make(startIndex, endIndex)) } else { self = Self() }
  }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var kept = Self()
    for element in self { if !(try shouldBeRemoved(element)) { kept.append(element) } }
    self = kept
  }
  mutating func reserveCapacity(_ capacity: Int) {}
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }
  static func + <Other: Sequence>(left: Self, right: Other) -> Self where Other.Element == Element {
    var result = left
    result.append(contentsOf: right)
    return result
  }
  static func + <Other: Sequence>(left: Other, right: Self) -> Self where Other.Element == Element {
    var result = Self()
    result.append(contentsOf: left)
    result.append(contentsOf: right)
    return result
  }
  static func += <Other: Sequence>(left: inout Self, right: Other) where Other.Element == Element {
    left.append(contentsOf: right)
  }
}
extension RangeReplaceableCollection where Self: MutableCollection {
  // In its place: the positions of a slice stay what they were.
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var next = startIndex
    var position = startIndex
    while position != endIndex {
      let element = self[position]
      if !(try shouldBeRemoved(element)) {
        self[next] = element
        next = index(after: next)
      }
      position = index(after: position)
    }
    removeSubrange(Range._make(next, endIndex))
  }
}
extension RangeReplaceableCollection where Self: BidirectionalCollection {
  mutating func popLast() -> Element? { isEmpty ? nil : remove(at: index(before: endIndex)) }
  @discardableResult mutating func removeLast() -> Element {
    if isEmpty { _fatal("Can't remove last element from an empty collection") }
    return remove(at: index(before: endIndex))
  }
  mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    if k < 0 { _fatal("Number of elements to remove should be non-negative") }
    if k > count { _fatal("Can't remove more items from a collection than it contains") }
    removeSubrange(Range._make(_before(endIndex, by: k), endIndex))
  }
}
