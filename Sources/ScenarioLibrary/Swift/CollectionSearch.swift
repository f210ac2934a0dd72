// Where parts of collections are, and what is done at those places.
extension Sequence {
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    _liesInOnePlace ? try _array().withUnsafeBufferPointer(body) : nil
  }
  var _liesInOnePlace: Bool {
    switch self as Any {
    case is [Element], is ArraySlice<Element>, is UnsafeBufferPointer<Element>, is UnsafeMutableBufferPointer<Element>:
      return true
    case is Data, is UnsafeRawBufferPointer, is String.UTF8View, is Substring.UTF8View: return true
    default: return false
    }
  }
}
extension Collection where Element: Equatable {
  func _endOfMatch(_ part: [Element], at start: Index) -> Index? {
    var position = start
    for element in part {
      if position == endIndex { return nil }
      if self[position] != element { return nil }
      position = index(after: position)
    }
    return position
  }
  func _firstRange(of part: [Element], from start: Index) -> Range<Index>? {
    var position = start
    while true {
      if let end = _endOfMatch(part, at: position) { return Range._make(position, end) }
      if position == endIndex { return nil }
      position = index(after: position)
    }
  }
  func _ranges(of part: [Element], atMost limit: Int) -> [Range<Index>] {
    var result: [Range<Index>] = []
    var position = startIndex
    while result.count < limit, let found = _firstRange(of: part, from: position) {
      result.append(found)
      position = found.upperBound
      if part.isEmpty {
        if position == endIndex { break }
        position = index(after: position)
      }
    }
    return result
  }
  func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    _firstRange(of: other._array(), from: startIndex)
  }
  func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
    _ranges(of: other._array(), atMost: 9223372036854775807)
  }
  func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element { firstRange(of: other) != nil }
  func trimmingPrefix<S: Sequence>(_ prefix: S) -> SubSequence where S.Element == Element {
    self[Range._make(_endOfMatch(prefix._array(), at: startIndex) ?? startIndex, endIndex)]
  }
  func split<C: Collection>(
    separator: C, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] where C.Element == Element {
    var result: [SubSequence] = []
    var start = startIndex
    for found in _ranges(of: separator._array(), atMost: 9223372036854775807) {
      if result.count == maxSplits { break }
      if start != found.lowerBound || !omittingEmptySubsequences { result.append(self[Range._make(start, found.lowerBound)]) }
      start = found.upperBound
    }
    if start != endIndex || !omittingEmptySubsequences { result.append(self[Range._make(start, endIndex)]) }
    return result
  }
}
extension Collection {
  func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence { try drop(while: predicate) }
}
extension RangeReplaceableCollection {
  mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
    let rest = try drop(while: predicate)._array()
    self = Self()
    append(contentsOf: rest)
  }
}
extension RangeReplaceableCollection where Element: Equatable {
  func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = 9223372036854775807
  ) -> Self where C.Element == Element, Replacement.Element == Element {
    var result = Self()
    var start = startIndex
    for found in _ranges(of: other._array(), atMost: maxReplacements) {
      result.append(contentsOf: self[Range._make(start, found.lowerBound)])
      result.append(contentsOf: replacement)
      start = found.upperBound
    }
    result.append(contentsOf: self[Range._make(start, endIndex)])
    return result
  }
  mutating func replace<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = 9223372036854775807
  ) where C.Element == Element, Replacement.Element == Element {
    self = replacing(other, with: replacement, maxReplacements: maxReplacements)
  }
  mutating func trimPrefix<S: Sequence>(_ prefix: S) where S.Element == Element {
    let rest = trimmingPrefix(prefix)._array()
    self = Self()
    append(contentsOf: rest)
  }
}
extension Sequence where Element: Sequence {
  func joined<Separator: Sequence>(separator: Separator) -> [Element.Element] where Separator.Element == Element.Element {
    var result: [Element.Element] = []
    var isFirst = true
    for inner in self {
      if isFirst { isFirst = false } else { result.append(contentsOf: separator) }
      result.append(contentsOf: inner)
    }
    return result
  }
}

struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
  // In order, none empty, none touching the next.
  var ranges: [Range<Bound>]
  init() { ranges = [] }
  init(_ranges: [Range<Bound>]) { ranges = _ranges }
  init(_ range: Range<Bound>) { ranges = range.isEmpty ? [] : [range] }
  init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
    self.ranges = []
    for range in ranges { insert(contentsOf: range) }
  }
  init<S: Sequence, C: Collection>(_ indices: S, within collection: C) where S.Element == Bound, C.Index == Bound {
    ranges = []
    for index in indices { _ = insert(index, within: collection) }
  }
  var isEmpty: Bool { ranges.isEmpty }
  var description: String { ranges.description }
  func contains(_ value: Bound) -> Bool { ranges.contains { $0.contains(value) } }
  mutating func insert(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    let before = ranges.filter { $0.upperBound < range.lowerBound }
    let after = ranges.filter { $0.lowerBound > range.upperBound }
    let touched = ranges.filter { $0.upperBound >= range.lowerBound && $0.lowerBound <= range.upperBound }
    let lower = touched.first.map { $0.lowerBound < range.lowerBound ? $0.lowerBound : range.lowerBound } ?? range.lowerBound
    let upper = touched.last.map { $0.upperBound > range.upperBound ? $0.upperBound : range.upperBound } ?? range.upperBound
    ranges = before + [Range._make(lower, upper)] + after
  }
  mutating func remove(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    var kept: [Range<Bound>] = []
    for part in ranges {
      if part.upperBound <= range.lowerBound || part.lowerBound >= range.upperBound {
        kept.append(part)
        continue
      }
      if part.lowerBound < range.lowerBound { kept.append(Range._make(part.lowerBound, range.lowerBound)) }
      if part.upperBound > range.upperBound { kept.append(Range._make(range.upperBound, part.upperBound)) }
    }
    ranges = kept
  }
  @discardableResult mutating func insert<C: Collection>(_ index: Bound, within collection: C) -> Bool where C.Index == Bound {
    if contains(index) { return false }
    insert(contentsOf: Range._make(index, collection.index(after: index)))
    return true
  }
  mutating func remove<C: Collection>(_ index: Bound, within collection: C) where C.Index == Bound {
    remove(contentsOf: Range._make(index, collection.index(after: index)))
  }
  func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.formUnion(other)
    return result
  }
  func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.subtract(other)
    return result
  }
  func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> { subtracting(subtracting(other)) }
  func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> { union(other).subtracting(intersection(other)) }
  mutating func formUnion(_ other: RangeSet<Bound>) { for range in other.ranges { insert(contentsOf: range) } }
  mutating func subtract(_ other: RangeSet<Bound>) { for range in other.ranges { remove(contentsOf: range) } }
  mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
  func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
  func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
  func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
  func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
  func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
}
extension RangeSet: Hashable where Bound: Hashable {}
struct DiscontiguousSlice<Base: Collection>: Sequence {
  let base: Base
  let subranges: RangeSet<Base.Index>
  func makeIterator() -> ArrayIterator<Base.Element> { base._elements(at: subranges).makeIterator() }
  var count: Int { base._elements(at: subranges).count }
  var isEmpty: Bool { subranges.isEmpty }
  var first: Base.Element? { base._elements(at: subranges).first }
}
extension Collection {
  subscript(positions: RangeSet<Index>) -> DiscontiguousSlice<Self> { DiscontiguousSlice(base: self, subranges: positions) }
  func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
    var found: [Range<Index>] = []
    var position = startIndex
    while position != endIndex {
      let next = index(after: position)
      if try predicate(self[position]) {
        if let last = found.last, last.upperBound == position {
          found[found.count - 1] = Range._make(last.lowerBound, next)
        } else {
          found.append(Range._make(position, next))
        }
      }
      position = next
    }
    return RangeSet(_ranges: found)
  }
  func _elements(at positions: RangeSet<Index>) -> [Element] { positions.ranges.flatMap { self[$0]._array() } }
  func removingSubranges(_ positions: RangeSet<Index>) -> [Element] {
    var result: [Element] = []
    var position = startIndex
    while position != endIndex {
      if !positions.contains(position) { result.append(self[position]) }
      position = index(after: position)
    }
    return result
  }
}
extension Collection where Element: Equatable {
  func indices(of element: Element) -> RangeSet<Index> { indices { $0 == element } }
}
extension RangeReplaceableCollection {
  mutating func removeSubranges(_ positions: RangeSet<Index>) {
    let kept = removingSubranges(positions)
    self = Self()
    append(contentsOf: kept)
  }
}
extension MutableCollection {
  @discardableResult mutating func moveSubranges(_ positions: RangeSet<Index>, to target: Index) -> Range<Index> {
    let moved = _elements(at: positions)
    var before: [Element] = []
    var after: [Element] = []
    var position = startIndex
    var isBefore = true
    while position != endIndex {
      if position == target { isBefore = false }
      if !positions.contains(position) { if isBefore { before.append(self[position]) } else { after.append(self[position]) } }
      position = index(after: position)
    }
    _setAll(before + moved + after)
    let start = index(startIndex, offsetBy: before.count)
    return Range._make(start, index(start, offsetBy: moved.count))
  }
}
struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
  var _base: Base
  init(_ base: Base) { _base = base }
  func makeIterator() -> IteratorSequence<Base> { self }
  mutating func next() -> Base.Element? { _base.next() }
}
struct AnyIndex: Comparable {
  let _offset: Int
  static func < (left: AnyIndex, right: AnyIndex) -> Bool { left._offset < right._offset }
}
struct AnyCollection<Element>: RandomAccessCollection {
  typealias Index = AnyIndex
  typealias SubSequence = AnyCollection<Element>
  let _elements: ArraySlice<Element>
  init<C: Collection>(_ base: C) where C.Element == Element { _elements = base._array()[...] }
  init(_elements: ArraySlice<Element>) { self._elements = _elements }
  subscript(bounds: Range<AnyIndex>) -> AnyCollection<Element> {
    AnyCollection<Element>(_elements: _elements[bounds.lowerBound._offset..<bounds.upperBound._offset])
  }
  var startIndex: AnyIndex { AnyIndex(_offset: _elements.startIndex) }
  var endIndex: AnyIndex { AnyIndex(_offset: _elements.endIndex) }
  var count: Int { _elements.count }
  func index(after position: AnyIndex) -> AnyIndex { AnyIndex(_offset: position._offset + 1) }
  func index(before position: AnyIndex) -> AnyIndex { AnyIndex(_offset: position._offset - 1) }
  subscript(position: AnyIndex) -> Element { _elements[position._offset] }
}
typealias AnyBidirectionalCollection = AnyCollection
typealias AnyRandomAccessCollection = AnyCollection
