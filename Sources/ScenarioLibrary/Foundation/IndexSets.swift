struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
  typealias Element = Int
  typealias ArrayLiteralElement = Int
  typealias Iterator = ArrayIterator<Int>
  var _ranges: [Range<Int>] = []
  init() {}
  init(integer: Int) { _ranges = [integer..<integer + 1] }
  init(integersIn range: Range<Int>) { if !range.isEmpty { _ranges = [range] } }
  init(integersIn range: ClosedRange<Int>) { _ranges = [range.lowerBound..<range.upperBound + 1] }
  init(_ range: Range<Int>) { if !range.isEmpty { _ranges = [range] } }
  init(_ range: ClosedRange<Int>) { _ranges = [range.lowerBound..<range.upperBound + 1] }
  init(arrayLiteral elements: Int...) { for element in elements { insert(element) } }
  init<S: Sequence>(_ elements: S) where S.Element == Int { for element in elements._array() { insert(element) } }
  func makeIterator() -> ArrayIterator<Int> { ArrayIterator(_array: _array()) }
  func _array() -> [Int] { _ranges.flatMap { Array($0) } }
  var rangeView: [Range<Int>] { _ranges }
  func rangeView(of range: Range<Int>) -> [Range<Int>] { intersection(IndexSet(integersIn: range))._ranges }
  var count: Int { _ranges.reduce(0) { $0 + $1.count } }
  var isEmpty: Bool { _ranges.isEmpty }
  var first: Int? { _ranges.first?.lowerBound }
  var last: Int? { _ranges.last.map { $0.upperBound - 1 } }
  func reversed() -> [Int] { _array().reversed() }
  func contains(_ index: Int) -> Bool { _ranges.contains { $0.contains(index) } }
  func contains(integersIn range: Range<Int>) -> Bool {
    range.isEmpty || _ranges.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }
  func contains(integersIn range: ClosedRange<Int>) -> Bool { contains(integersIn: range.lowerBound..<range.upperBound + 1) }
  func contains(integersIn other: IndexSet) -> Bool { other._ranges.allSatisfy { contains(integersIn: $0) } }
  func intersects(integersIn range: Range<Int>) -> Bool {
    _ranges.contains { max($0.lowerBound, range.lowerBound) < min($0.upperBound, range.upperBound) }
  }
  func intersects(integersIn range: ClosedRange<Int>) -> Bool { intersects(integersIn: range.lowerBound..<range.upperBound + 1) }
  func count(in range: Range<Int>) -> Int { intersection(IndexSet(integersIn: range)).count }
  func count(in range: ClosedRange<Int>) -> Int { count(in: range.lowerBound..<range.upperBound + 1) }
  func integerGreaterThan(_ index: Int) -> Int? { integerGreaterThanOrEqualTo(index + 1) }
  func integerGreaterThanOrEqualTo(_ index: Int) -> Int? {
    _ranges.first { $0.upperBound > index }.map { max($0.lowerBound, index) }
  }
  func integerLessThan(_ index: Int) -> Int? { integerLessThanOrEqualTo(index - 1) }
  func integerLessThanOrEqualTo(_ index: Int) -> Int? {
    _ranges.last { $0.lowerBound <= index }.map { min($0.upperBound - 1, index) }
  }
  mutating func insert(integersIn range: Range<Int>) {
    if range.isEmpty { return }
    var (low, high) = (range.lowerBound, range.upperBound)
    var result: [Range<Int>] = []
    for own in _ranges {
      if own.upperBound < low || own.lowerBound > high {
        result.append(own)
      } else {
        low = min(low, own.lowerBound)
        high = max(high, own.upperBound)
      }
    }
    let place = result.firstIndex { $0.lowerBound > low } ?? result.count
    result.insert(low..<high, at: place)
    _ranges = result
  }
  mutating func insert(integersIn range: ClosedRange<Int>) { insert(integersIn: range.lowerBound..<range.upperBound + 1) }
  @discardableResult mutating func insert(_ index: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let isNew = !contains(index)
    if isNew { insert(integersIn: index..<index + 1) }
    return (inserted: isNew, memberAfterInsert: index)
  }
  @discardableResult mutating func update(with index: Int) -> Int? { insert(index).inserted ? nil : index }
  mutating func remove(integersIn range: Range<Int>) {
    var result: [Range<Int>] = []
    for own in _ranges {
      if own.lowerBound < min(own.upperBound, range.lowerBound) {
        result.append(own.lowerBound..<min(own.upperBound, range.lowerBound))
      }
      if max(own.lowerBound, range.upperBound) < own.upperBound {
        result.append(max(own.lowerBound, range.upperBound)..<own.upperBound)
      }
    }
    if !range.isEmpty { _ranges = result }
  }
  mutating func remove(integersIn range: ClosedRange<Int>) { remove(integersIn: range.lowerBound..<range.upperBound + 1) }
  @discardableResult mutating func remove(_ index: Int) -> Int? {
    if !contains(index) { return nil }
    remove(integersIn: index..<index + 1)
    return index
  }
  mutating func removeAll() { _ranges = [] }
  mutating func formUnion(_ other: IndexSet) { for range in other._ranges { insert(integersIn: range) } }
  mutating func subtract(_ other: IndexSet) { for range in other._ranges { remove(integersIn: range) } }
  mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
  func union(_ other: IndexSet) -> IndexSet {
    var result = self
    result.formUnion(other)
    return result
  }
  func subtracting(_ other: IndexSet) -> IndexSet {
    var result = self
    result.subtract(other)
    return result
  }
  func intersection(_ other: IndexSet) -> IndexSet { subtracting(subtracting(other)) }
  func symmetricDifference(_ other: IndexSet) -> IndexSet { subtracting(other).union(other.subtracting(self)) }
  func isSubset(of other: IndexSet) -> Bool { subtracting(other).isEmpty }
  func isSuperset(of other: IndexSet) -> Bool { other.isSubset(of: self) }
  func isDisjoint(with other: IndexSet) -> Bool { intersection(other).isEmpty }
  func filteredIndexSet(includeInteger isIncluded: (Int) throws -> Bool) rethrows -> IndexSet {
    IndexSet(try _array().filter { try isIncluded($0) })
  }
  mutating func shift(startingAt index: Int, by delta: Int) {
    let moved = _array().filter { $0 >= index }.map { $0 + delta }
    remove(integersIn: index..<max(index, (last ?? index) + 1))
    if delta < 0 { remove(integersIn: index + delta..<index) }
    for index in moved { insert(index) }
  }
  var description: String { "\(count) indexes" }
  var debugDescription: String { description }
}
