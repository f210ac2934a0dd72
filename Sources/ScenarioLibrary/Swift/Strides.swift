extension Strideable {
  static func < (left: Self, right: Self) -> Bool { left.distance(to: right) > 0 }
  static func == (left: Self, right: Self) -> Bool { left.distance(to: right) == 0 }
}
extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
  var indices: Range<Index> { startIndex..<endIndex }
  func index(after position: Index) -> Index { position.advanced(by: 1) }
  func index(before position: Index) -> Index { position.advanced(by: -1) }
  func index(_ start: Index, offsetBy distance: Int) -> Index { start.advanced(by: distance) }
  func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
}
func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> _StrideTo<T> { _StrideTo(start, end, step) }
func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> _StrideThrough<T> {
  _StrideThrough(start, end, step)
}
struct _StrideTo<Element: Strideable>: Sequence, IteratorProtocol {
  let _end: Element
  let _step: Element.Stride
  var _next: Element
  init(_ start: Element, _ end: Element, _ step: Element.Stride) {
    if step == 0 { fatalError("Stride size must not be zero") }
    _end = end
    _step = step
    _next = start
  }
  func makeIterator() -> _StrideTo<Element> { self }
  mutating func next() -> Element? {
    let result = _next
    if _step > 0 ? result >= _end : result <= _end { return nil }
    let left = result.distance(to: _end)
    _next = (_step > 0 ? left > _step : left < _step) ? result.advanced(by: _step) : _end
    return result
  }
}
struct _StrideThrough<Element: Strideable>: Sequence, IteratorProtocol {
  let _end: Element
  let _step: Element.Stride
  var _next: Element
  var _isDone = false
  init(_ start: Element, _ end: Element, _ step: Element.Stride) {
    if step == 0 { fatalError("Stride size must not be zero") }
    _end = end
    _step = step
    _next = start
  }
  func makeIterator() -> _StrideThrough<Element> { self }
  mutating func next() -> Element? {
    let result = _next
    if _step > 0 ? result >= _end : result <= _end {
      if _isDone || result != _end { return nil }
      _isDone = true
      return result
    }
    let left = result.distance(to: _end)
    _isDone = _step > 0 ? left < _step : left > _step
    _next = _isDone ? _end : result.advanced(by: _step)
    return result
  }
}
