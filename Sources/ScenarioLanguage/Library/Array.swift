/// `Array` and `Range`.
extension LibraryArea {
  static let arrays = LibraryArea(
    name: "Arrays",
    provides: [
      "Array", "ContiguousArray", "ArraySlice", "Range", "ClosedRange", "RangeExpression", "CollectionOfOne", "_equalArrays", "_describeArray",
      "_hashArray", "CountableRange", "CountableClosedRange",
    ],
    source: #"""
      typealias ContiguousArray = Array
      func _minimum(_ first: Int, _ second: Int) -> Int { second < first ? second : first }
      struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
        typealias ArrayLiteralElement = Element
        typealias Index = Int
        typealias Iterator = ArrayIterator<Element>
        init() { self = [] }
        init(repeating element: Element, count: Int)
        init<S: Sequence>(_ elements: S) where S.Element == Element {
          self = []
          for element in elements { append(element) }
        }
        var count: Int { get }
        var isEmpty: Bool { count == 0 }
        var capacity: Int { count }
        var startIndex: Int { 0 }
        var endIndex: Int { count }
        var indices: Range<Int> { 0..<count }
        var underestimatedCount: Int { count }
        var first: Element? { count == 0 ? nil : self[0] }
        var last: Element? { count == 0 ? nil : self[count - 1] }
        func index(after position: Int) -> Int { position + 1 }
        func index(before position: Int) -> Int { position - 1 }
        func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }
        func distance(from start: Int, to end: Int) -> Int { end - start }
        func makeIterator() -> ArrayIterator<Element> { ArrayIterator(_array: self) }
        subscript(position: Int) -> Element { get set }
        subscript(bounds: Range<Int>) -> ArraySlice<Element> {
          get { ArraySlice(_base: _slice(bounds.lowerBound, bounds.upperBound), _start: bounds.lowerBound) }
          set { replaceSubrange(bounds, with: newValue._base) }
        }
        subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { self[bounds.lowerBound..<bounds.upperBound + 1] }
        func _slice(_ start: Int, _ end: Int) -> [Element]
        mutating func append(_ element: Element)
        mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element { for element in elements { append(element) } }
        mutating func append(contentsOf elements: [Element])
        mutating func insert(_ element: Element, at index: Int)
        mutating func insert<S: Sequence>(contentsOf elements: S, at index: Int) where S.Element == Element {
          var position = index
          for element in elements {
            insert(element, at: position)
            position += 1
          }
        }
        @discardableResult mutating func remove(at index: Int) -> Element
        @discardableResult mutating func removeFirst() -> Element {
          if count == 0 { fatalError("Can't remove first element from an empty collection") }
          return remove(at: 0)
        }
        @discardableResult mutating func removeLast() -> Element {
          if count == 0 { fatalError("Can't remove last element from an empty collection") }
          return remove(at: count - 1)
        }
        mutating func removeFirst(_ amount: Int) {
          if amount < 0 { fatalError("Number of elements to remove should be non-negative") }
          if amount > count { fatalError("Can't remove more items from a collection than it contains") }
          _remove(0, amount)
        }
        mutating func removeLast(_ amount: Int) {
          if amount < 0 { fatalError("Number of elements to remove should be non-negative") }
          if amount > count { fatalError("Can't remove more items from a collection than it contains") }
          _remove(count - amount, count)
        }
        mutating func _remove(_ start: Int, _ end: Int)
        mutating func removeSubrange(_ bounds: Range<Int>) { _remove(bounds.lowerBound, bounds.upperBound) }
        mutating func removeSubrange(_ bounds: ClosedRange<Int>) { _remove(bounds.lowerBound, bounds.upperBound + 1) }
        mutating func popLast() -> Element? { count == 0 ? nil : remove(at: count - 1) }
        mutating func removeAll(keepingCapacity: Bool = false) { self = [] }
        mutating func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
          var kept: [Element] = []
          for element in self { if !(try shouldRemove(element)) { kept.append(element) } }
          self = kept
        }
        mutating func replaceSubrange<S: Sequence>(_ bounds: Range<Int>, with elements: S) where S.Element == Element {
          var result = _slice(0, bounds.lowerBound)
          result.append(contentsOf: elements)
          result.append(contentsOf: _slice(bounds.upperBound, count))
          self = result
        }
        mutating func reserveCapacity(_ capacity: Int) {}
        mutating func reverse() { _reverse() }
        mutating func _reverse()
        func reversed() -> [Element] {
          var result = self
          result._reverse()
          return result
        }
        mutating func swapAt(_ first: Int, _ second: Int) {
          let held = self[first]
          self[first] = self[second]
          self[second] = held
        }
        mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
          self = try _mergeSorted(self, areInIncreasingOrder)
        }
        func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
          var position = count - 1
          while position >= 0 {
            if try predicate(self[position]) { return position }
            position -= 1
          }
          return nil
        }
        func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
          var position = count - 1
          while position >= 0 {
            if try predicate(self[position]) { return self[position] }
            position -= 1
          }
          return nil
        }
        mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Int {
          var low = 0
          var high = count
          while true {
            while low < high { if try belongsInSecond(self[low]) { break }; low += 1 }
            if low == high { return low }
            high -= 1
            while low < high { if !(try belongsInSecond(self[high])) { break }; high -= 1 }
            if low == high { return low }
            swapAt(low, high)
            low += 1
          }
        }
        func prefix(_ amount: Int) -> ArraySlice<Element> {
          if amount < 0 { fatalError("Can't take a prefix of negative length from a collection") }
          return self[0..<_minimum(amount, count)]
        }
        func prefix(upTo end: Int) -> ArraySlice<Element> { self[0..<end] }
        func prefix(through end: Int) -> ArraySlice<Element> { self[0..<end + 1] }
        func suffix(from start: Int) -> ArraySlice<Element> { self[start..<count] }
        func suffix(_ amount: Int) -> ArraySlice<Element> {
          if amount < 0 { fatalError("Can't take a suffix of negative length from a collection") }
          return self[count - _minimum(amount, count)..<count]
        }
        func dropFirst(_ amount: Int = 1) -> ArraySlice<Element> {
          if amount < 0 { fatalError("Can't drop a negative number of elements from a collection") }
          return self[_minimum(amount, count)..<count]
        }
        func dropLast(_ amount: Int = 1) -> ArraySlice<Element> {
          if amount < 0 { fatalError("Can't drop a negative number of elements from a collection") }
          return self[0..<count - _minimum(amount, count)]
        }
        func withContiguousStorageIfAvailable() -> Bool { false }
        static func + (left: [Element], right: [Element]) -> [Element] {
          var result = left
          result.append(contentsOf: right)
          return result
        }
        static func + <S: Sequence>(left: [Element], right: S) -> [Element] where S.Element == Element {
          var result = left
          result.append(contentsOf: right)
          return result
        }
        static func += <S: Sequence>(left: inout [Element], right: S) where S.Element == Element { left.append(contentsOf: right) }
      }
      extension Array: Equatable where Element: Equatable {}
      extension Array: Hashable where Element: Hashable {}
      extension Array where Element: Equatable {
        func firstIndex(of wanted: Element) -> Int? {
          var position = 0
          while position < count {
            if self[position] == wanted { return position }
            position += 1
          }
          return nil
        }
        func lastIndex(of wanted: Element) -> Int? {
          var position = count - 1
          while position >= 0 {
            if self[position] == wanted { return position }
            position -= 1
          }
          return nil
        }
      }
      extension Array where Element: Comparable { mutating func sort() { self = _mergeSorted(self, { _less($0, $1) }) } }
      struct ArrayIterator<Element>: IteratorProtocol {
        let _array: [Element]
        var _position = 0
        mutating func next() -> Element? {
          if _position >= _array.count { return nil }
          _position += 1
          return _array[_position - 1]
        }
      }
      func _mergeSorted<T>(_ list: [T], _ isLess: (T, T) throws -> Bool) rethrows -> [T] {
        if list.count < 2 { return list }
        if list.count <= 8 {
          var result = list
          var index = 1
          while index < result.count {
            var position = index
            while position > 0 {
              if !(try isLess(result[position], result[position - 1])) { break }
              result.swapAt(position, position - 1)
              position -= 1
            }
            index += 1
          }
          return result
        }
        let middle = list.count / 2
        let left = try _mergeSorted(list._slice(0, middle), isLess)
        let right = try _mergeSorted(list._slice(middle, list.count), isLess)
        var result: [T] = []
        var first = 0
        var second = 0
        while first < left.count && second < right.count {
          if try isLess(right[second], left[first]) {
            result.append(right[second])
            second += 1
          } else {
            result.append(left[first])
            first += 1
          }
        }
        while first < left.count {
          result.append(left[first])
          first += 1
        }
        while second < right.count {
          result.append(right[second])
          second += 1
        }
        return result
      }
      func _equalArrays<T>(_ first: [T], _ second: [T]) -> Bool {
        if first.count != second.count { return false }
        var index = 0
        while index < first.count {
          if !_equal(first[index], second[index]) { return false }
          index += 1
        }
        return true
      }
      func _hashArray<T>(_ list: [T]) -> Int {
        var result = list.count
        for element in list { result = _mix(result &* 31, _hash(element)) }
        return result
      }
      func _describeArray<T>(_ list: [T]) -> String {
        var result = "["
        var isFirst = true
        for element in list {
          if !isFirst { result += ", " }
          isFirst = false
          result += String(reflecting: element)
        }
        return result + "]"
      }
      struct ArraySlice<Element>: RandomAccessCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
        typealias ArrayLiteralElement = Element
        typealias Index = Int
        typealias Iterator = ArrayIterator<Element>
        var _base: [Element]
        var _start: Int
        init(_base: [Element], _start: Int) {
          self._base = _base
          self._start = _start
        }
        init() {
          _base = []
          _start = 0
        }
        init<S: Sequence>(_ elements: S) where S.Element == Element {
          _base = [Element](elements)
          _start = 0
        }
        var count: Int { _base.count }
        var isEmpty: Bool { _base.count == 0 }
        var startIndex: Int { _start }
        var endIndex: Int { _start + _base.count }
        var indices: Range<Int> { startIndex..<endIndex }
        var first: Element? { _base.first }
        var last: Element? { _base.last }
        func index(after position: Int) -> Int { position + 1 }
        func makeIterator() -> ArrayIterator<Element> { ArrayIterator(_array: _base) }
        subscript(position: Int) -> Element {
          get { _base[position - _start] }
          set { _base[position - _start] = newValue }
        }
        subscript(bounds: Range<Int>) -> ArraySlice<Element> {
          ArraySlice(_base: _base._slice(bounds.lowerBound - _start, bounds.upperBound - _start), _start: bounds.lowerBound)
        }
        subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { self[bounds.lowerBound..<bounds.upperBound + 1] }
        mutating func append(_ element: Element) { _base.append(element) }
        mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element { _base.append(contentsOf: elements) }
        @discardableResult mutating func removeFirst() -> Element {
          let element = _base.removeFirst()
          _start += 1
          return element
        }
        @discardableResult mutating func removeLast() -> Element { _base.removeLast() }
        mutating func popFirst() -> Element? { _base.isEmpty ? nil : removeFirst() }
        mutating func popLast() -> Element? { _base.popLast() }
        mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { try _base.sort(by: areInIncreasingOrder) }
        func prefix(_ amount: Int) -> ArraySlice<Element> { self[_start..<_minimum(_start + amount, endIndex)] }
        func suffix(_ amount: Int) -> ArraySlice<Element> { self[endIndex - _minimum(amount, count)..<endIndex] }
        func dropFirst(_ amount: Int = 1) -> ArraySlice<Element> { self[_start + _minimum(amount, count)..<endIndex] }
        func dropLast(_ amount: Int = 1) -> ArraySlice<Element> { self[_start..<endIndex - _minimum(amount, count)] }
        func reversed() -> [Element] { _base.reversed() }
        var description: String { _describeArray(_base) }
        static func + (left: ArraySlice<Element>, right: [Element]) -> ArraySlice<Element> {
          var result = left
          result.append(contentsOf: right)
          return result
        }
      }
      extension ArraySlice: Equatable where Element: Equatable {
        static func == (left: ArraySlice<Element>, right: ArraySlice<Element>) -> Bool { left._base == right._base }
      }
      struct Range<Bound: Comparable>: Hashable, CustomStringConvertible {
        let lowerBound: Bound
        let upperBound: Bound
        init(_low: Bound, _high: Bound) {
          lowerBound = _low
          upperBound = _high
        }
        init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
          lowerBound = bounds.lower
          upperBound = bounds.upper
        }
        static func _make(_ low: Bound, _ high: Bound) -> Range<Bound> {
          if high < low { fatalError("Range requires lowerBound <= upperBound") }
          return Range(_low: low, _high: high)
        }
        func contains(_ value: Bound) -> Bool { !(value < lowerBound) && value < upperBound }
        var isEmpty: Bool { lowerBound == upperBound }
        func overlaps(_ other: Range<Bound>) -> Bool { lowerBound < other.upperBound && other.lowerBound < upperBound && !isEmpty && !other.isEmpty }
        func clamped(to limits: Range<Bound>) -> Range<Bound> {
          let low = lowerBound < limits.lowerBound ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
          let high = upperBound < limits.lowerBound ? limits.lowerBound : limits.upperBound < upperBound ? limits.upperBound : upperBound
          return Range(_low: low, _high: high)
        }
        var description: String { "\(lowerBound)..<\(upperBound)" }
      }
      extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: BinaryInteger {
        typealias Element = Bound
        typealias Index = Bound
        typealias Iterator = RangeIterator<Bound>
        init(_ other: ClosedRange<Bound>) { self.init(_low: other.lowerBound, _high: other.upperBound + 1) }
        func makeIterator() -> RangeIterator<Bound> { RangeIterator(_next: lowerBound, _end: upperBound) }
        var count: Int { (_number(upperBound) as Int) - (_number(lowerBound) as Int) }
        var startIndex: Bound { lowerBound }
        var endIndex: Bound { upperBound }
        var first: Bound? { isEmpty ? nil : lowerBound }
        var last: Bound? { isEmpty ? nil : upperBound - 1 }
        func index(after position: Bound) -> Bound { position + 1 }
        subscript(position: Bound) -> Bound {
          if !contains(position) { fatalError("Index out of range") }
          return position
        }
      }
      struct RangeIterator<Bound: BinaryInteger>: IteratorProtocol {
        var _next: Bound
        let _end: Bound
        mutating func next() -> Bound? {
          if _next >= _end { return nil }
          let value = _next
          _next += 1
          return value
        }
      }
      struct ClosedRange<Bound: Comparable>: Hashable, CustomStringConvertible {
        let lowerBound: Bound
        let upperBound: Bound
        init(_low: Bound, _high: Bound) {
          lowerBound = _low
          upperBound = _high
        }
        static func _make(_ low: Bound, _ high: Bound) -> ClosedRange<Bound> {
          if high < low { fatalError("Range requires lowerBound <= upperBound") }
          return ClosedRange(_low: low, _high: high)
        }
        func contains(_ value: Bound) -> Bool { !(value < lowerBound) && !(upperBound < value) }
        var isEmpty: Bool { false }
        func overlaps(_ other: ClosedRange<Bound>) -> Bool { !(upperBound < other.lowerBound) && !(other.upperBound < lowerBound) }
        func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
          let low = lowerBound < limits.lowerBound ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
          let high = upperBound < limits.lowerBound ? limits.lowerBound : limits.upperBound < upperBound ? limits.upperBound : upperBound
          return ClosedRange(_low: low, _high: high)
        }
        var description: String { "\(lowerBound)...\(upperBound)" }
      }
      extension ClosedRange: Sequence where Bound: BinaryInteger {
        typealias Element = Bound
        typealias Iterator = ClosedRangeIterator<Bound>
        func makeIterator() -> ClosedRangeIterator<Bound> { ClosedRangeIterator(_next: lowerBound, _end: upperBound) }
        var count: Int { (_number(upperBound) as Int) - (_number(lowerBound) as Int) + 1 }
        var first: Bound? { lowerBound }
        var last: Bound? { upperBound }
      }
      struct ClosedRangeIterator<Bound: BinaryInteger>: IteratorProtocol {
        var _next: Bound
        let _end: Bound
        var _isDone = false
        mutating func next() -> Bound? {
          if _isDone { return nil }
          let value = _next
          if value == _end { _isDone = true } else { _next += 1 }
          return value
        }
      }
      """#)
}
