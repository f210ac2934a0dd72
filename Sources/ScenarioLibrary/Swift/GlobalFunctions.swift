func abs<T: Comparable & SignedNumeric>(_ value: T) -> T {
  if T.self == T.Magnitude.self, let size = value.magnitude as? T { return size }
  return value < 0 ? 0 - value : value
}
func min<T: Comparable>(_ first: T, _ second: T) -> T { second < first ? second : first }
func max<T: Comparable>(_ first: T, _ second: T) -> T { second >= first ? second : first }
func min<T: Comparable>(_ first: T, _ second: T, _ third: T, _ rest: T...) -> T {
  var result = min(min(first, second), third)
  for value in rest { result = min(result, value) }
  return result
}
func max<T: Comparable>(_ first: T, _ second: T, _ third: T, _ rest: T...) -> T {
  var result = max(max(first, second), third)
  for value in rest { result = max(result, value) }
  return result
}
func numericCast<From: BinaryInteger, To: BinaryInteger>(_ value: From) -> To { _number(value) }
func stride<T: _Multiplied>(from start: T, to end: T, by step: T) -> StrideTo<T> { StrideTo(start, end, step) }
func stride<T: _Multiplied>(from start: T, through end: T, by step: T) -> StrideThrough<T> { StrideThrough(start, end, step) }
struct StrideTo<Element: _Multiplied>: Sequence, IteratorProtocol, CustomStringConvertible {
  let _start: Element
  let _end: Element
  let _step: Element
  var _next: Element
  var _count = 0
  init(_ start: Element, _ end: Element, _ step: Element) {
    if step == 0 { fatalError("Stride size must not be zero") }
    _start = start
    _end = end
    _step = step
    _next = start
  }
  var description: String { String(reflecting: StrideTo<Element>.self) }
  func makeIterator() -> StrideTo<Element> { self }
  mutating func next() -> Element? {
    if _step > 0 ? _next >= _end : _next <= _end { return nil }
    let result = _next
    if Element._isLast(result, _step) {
      _next = _end
      return result
    }
    _count += 1
    _next = Element._after(result, _start, _step, _count)
    return result
  }
}
struct StrideThrough<Element: _Multiplied>: Sequence, IteratorProtocol, CustomStringConvertible {
  let _start: Element
  let _end: Element
  let _step: Element
  var _next: Element
  var _count = 0
  var _isDone = false
  init(_ start: Element, _ end: Element, _ step: Element) {
    if step == 0 { fatalError("Stride size must not be zero") }
    _start = start
    _end = end
    _step = step
    _next = start
  }
  var description: String { String(reflecting: StrideThrough<Element>.self) }
  func makeIterator() -> StrideThrough<Element> { self }
  mutating func next() -> Element? {
    if _isDone || (_step > 0 ? _next > _end : _next < _end) { return nil }
    let result = _next
    if result == _end || Element._isLast(result, _step) {
      _isDone = true
      return result
    }
    _count += 1
    _next = Element._after(result, _start, _step, _count)
    return result
  }
}
func swap<T: ~Copyable>(_ first: inout T, _ second: inout T) {
  let held = first
  first = second
  second = held
}
func zip<First: Sequence, Second: Sequence>(_ first: First, _ second: Second) -> Zip2Sequence<First, Second> {
  Zip2Sequence(_sequence1: first, _sequence2: second)
}
struct Zip2Sequence<First: Sequence, Second: Sequence>: Sequence {
  let _sequence1: First
  let _sequence2: Second
  var underestimatedCount: Int { min(_sequence1.underestimatedCount, _sequence2.underestimatedCount) }
  func makeIterator() -> Zip2Iterator<First, Second> {
    Zip2Iterator(_first: _sequence1.makeIterator(), _second: _sequence2.makeIterator())
  }
}
struct Zip2Iterator<First: Sequence, Second: Sequence>: IteratorProtocol {
  var _first: First.Iterator
  var _second: Second.Iterator
  mutating func next() -> (First.Element, Second.Element)? {
    guard let first = _first.next(), let second = _second.next() else { return nil }
    return (first, second)
  }
}
func repeatElement<T>(_ element: T, count: Int) -> Repeated<T> { Repeated(count: count, repeatedValue: element) }
func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  UnfoldFirstSequence(_value: first, _step: next)
}
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  UnfoldSequence(_state: state, _step: next)
}
struct UnfoldSequence<T, State>: Sequence, IteratorProtocol {
  var _state: State
  let _step: (inout State) -> T?
  var _hasEnded = false
  func makeIterator() -> UnfoldSequence<T, State> { self }
  mutating func next() -> T? {
    if _hasEnded { return nil }
    let value = _step(&_state)
    _hasEnded = value == nil
    return value
  }
}
struct UnfoldFirstSequence<T>: Sequence, IteratorProtocol {
  var _value: T?
  let _step: (T) -> T?
  func makeIterator() -> UnfoldFirstSequence<T> { self }
  mutating func next() -> T? {
    guard let value = _value else { return nil }
    _value = _step(value)
    return value
  }
}
func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  // A stream of one's own sees the pieces.
  var prefix = ""
  for item in items {
    output.write(prefix)
    if let own = item as? TextOutputStreamable {
      own.write(to: &output)
    } else {
      for piece in _pieces(item, false) { output.write(piece) }
    }
    prefix = separator
  }
  output.write(terminator)
}
func debugPrint<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    let isDescribed = item is CustomDebugStringConvertible || item is CustomStringConvertible
    if !isDescribed, let own = item as? TextOutputStreamable {
      own.write(to: &output)
    } else {
      for piece in _pieces(item, true) { output.write(piece) }
    }
    prefix = separator
  }
  output.write(terminator)
}
func print(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout String) {
  for (index, item) in items.enumerated() {
    if index > 0 { output += separator }
    if let own = item as? TextOutputStreamable { own.write(to: &output) } else { output += String(describing: item) }
  }
  output += terminator
}
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout String) {
  for (index, item) in items.enumerated() {
    if index > 0 { output += separator }
    let isDescribed = item is CustomDebugStringConvertible || item is CustomStringConvertible
    if !isDescribed, let own = item as? TextOutputStreamable {
      own.write(to: &output)
    } else {
      output += String(reflecting: item)
    }
  }
  output += terminator
}
func _itemsText(_ items: [Any], _ separator: String) -> String {
  items.map { String(describing: $0) }.joined(separator: separator)
}
func _print(_ text: String)
func _fatal(_ text: String) -> Never
func fatalError(_ message: @autoclosure () -> String = "") -> Never { _fatal(message()) }
func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
  if !condition() { _preconditionFailed(message()) }
}
func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never { _fatal(message()) }
func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
  if !condition() { _assertFailed(message()) }
}
func assertionFailure(_ message: @autoclosure () -> String = "") { _fatal(message()) }
// With a place that is handed on: what is said is the same.
func fatalError(_ message: @autoclosure () -> String = "", file: StaticString, line: UInt = 0) -> Never { _fatal(message()) }
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString, line: UInt = 0
) {
  if !condition() { _preconditionFailed(message()) }
}
func preconditionFailure(_ message: @autoclosure () -> String = "", file: StaticString, line: UInt = 0) -> Never {
  _fatal(message())
}
func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString, line: UInt = 0
) {
  if !condition() { _assertFailed(message()) }
}
func assertionFailure(_ message: @autoclosure () -> String = "", file: StaticString, line: UInt = 0) { _fatal(message()) }
func _preconditionFailed(_ message: String) -> Never { _failed("Precondition failed", message) }
func _assertFailed(_ message: String) -> Never { _failed("Assertion failed", message) }
func _failed(_ kind: String, _ message: String) -> Never { _fatal(message.isEmpty ? kind : kind + ": " + message) }
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool { _isUnique(&object) }
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool { _isUnique(&object) }
func _isUnique<T>(_ object: inout T) -> Bool
func withExtendedLifetime<T: ~Copyable, R>(_ value: borrowing T, _ body: () throws -> R) rethrows -> R { try body() }
func withExtendedLifetime<T: ~Copyable, R>(_ value: borrowing T, _ body: (T) throws -> R) rethrows -> R { try body(value) }
func withoutActuallyEscaping<T, R>(_ closure: T, do body: (T) throws -> R) rethrows -> R { try body(closure) }
