// What shares the positions of another collection: its slices and its indices.
struct Slice<Base: Collection>: Collection {
  typealias Element = Base.Element
  typealias Index = Base.Index
  typealias SubSequence = Slice<Base>
  var _startIndex: Base.Index
  var _endIndex: Base.Index
  var _base: Base
  init(base: Base, bounds: Range<Base.Index>) {
    _startIndex = bounds.lowerBound
    _endIndex = bounds.upperBound
    _base = base
  }
  var startIndex: Base.Index { _startIndex }
  var endIndex: Base.Index { _endIndex }
  var base: Base { _base }
  func index(after position: Base.Index) -> Base.Index { base.index(after: position) }
  subscript(position: Base.Index) -> Base.Element { base[position] }
  subscript(bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: base, bounds: bounds) }
}
extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before position: Base.Index) -> Base.Index { base.index(before: position) }
}
extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
extension Slice: MutableCollection where Base: MutableCollection {
  subscript(position: Base.Index) -> Base.Element {
    get { _base[position] }
    set { _base[position] = newValue }
  }
}
extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  init() {
    _base = Base()
    _startIndex = _base.startIndex
    _endIndex = _base.endIndex
  }
  // The whole changes with its part, so the part is found anew: what is before it is as it was.
  mutating func replaceSubrange<C: Collection>(_ bounds: Range<Base.Index>, with elements: C) where C.Element == Base.Element {
    let start = _base.distance(from: _base.startIndex, to: _startIndex)
    let kept = distance(from: startIndex, to: bounds.lowerBound) + distance(from: bounds.upperBound, to: endIndex)
    _base.replaceSubrange(bounds, with: elements)
    _startIndex = _base.index(_base.startIndex, offsetBy: start)
    _endIndex = _base.index(_startIndex, offsetBy: kept + elements.count)
  }
}
// What is taken off its start stays in what it is a slice of, as of all slices; what is taken off its end does not.
extension Slice where Base: RangeReplaceableCollection {
  mutating func popFirst() -> Base.Element? { isEmpty ? nil : removeFirst() }
  @discardableResult mutating func removeFirst() -> Base.Element {
    if isEmpty { _fatal("Can't remove items from an empty collection") }
    let removed = self[_startIndex]
    _startIndex = index(after: _startIndex)
    return removed
  }
  mutating func removeFirst(_ k: Int) {
    if k < 0 { _fatal("Number of elements to remove should be non-negative") }
    guard let start = index(_startIndex, offsetBy: k, limitedBy: _endIndex) else {
      _fatal("Can't remove more items from a collection than it contains")
    }
    _startIndex = start
  }
}
extension Slice where Base: RangeReplaceableCollection, Base: BidirectionalCollection {
  mutating func popLast() -> Base.Element? { isEmpty ? nil : removeLast() }
  @discardableResult mutating func removeLast() -> Base.Element {
    if isEmpty { _fatal("Can't remove last element from an empty collection") }
    return remove(at: index(before: _endIndex))
  }
  mutating func removeLast(_ k: Int) {
    if k < 0 { _fatal("Number of elements to remove should be non-negative") }
    if k > count { _fatal("Can't remove more items from a collection than it contains") }
    removeSubrange(Range._make(_before(_endIndex, by: k), _endIndex))
  }
}
struct DefaultIndices<Elements: Collection>: Collection {
  typealias Element = Elements.Index
  typealias Index = Elements.Index
  typealias Indices = DefaultIndices<Elements>
  typealias SubSequence = DefaultIndices<Elements>
  let _elements: Elements
  let _startIndex: Elements.Index
  let _endIndex: Elements.Index
  init(_elements: Elements) {
    self._elements = _elements
    _startIndex = _elements.startIndex
    _endIndex = _elements.endIndex
  }
  init(_elements: Elements, _startIndex: Elements.Index, _endIndex: Elements.Index) {
    self._elements = _elements
    self._startIndex = _startIndex
    self._endIndex = _endIndex
  }
  var startIndex: Elements.Index { _startIndex }
  var endIndex: Elements.Index { _endIndex }
  var indices: DefaultIndices<Elements> { self }
  subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> {
    DefaultIndices(_elements: _elements, _startIndex: bounds.lowerBound, _endIndex: bounds.upperBound)
  }
  func index(after position: Elements.Index) -> Elements.Index { _elements.index(after: position) }
  subscript(position: Elements.Index) -> Elements.Index { position }
}
extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  func index(before position: Elements.Index) -> Elements.Index { _elements.index(before: position) }
}
extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
