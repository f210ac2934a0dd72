extension LibraryArea {
  static let array = LibraryArea(
    name: "Array", provides: ["Array", "_ArrayIterator", "repeatElement", "_equalArrays"], source: arrayCore + arraySearching + arraySorting + arraySlicing + arrayComparing)

  private static let arrayCore = #"""
    struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Index = Int
      typealias Iterator = _ArrayIterator<Element>
      typealias SubSequence = ArraySlice<Element>
      typealias ArrayLiteralElement = Element
      init()
      init(arrayLiteral elements: Element...) { self = elements }
      init(_ elements: [Element]) { self = elements }
      init(repeating element: Element, count: Int) {
        if count < 0 { _trap("Can't construct Array with count < 0") }
        self = Array._repeated(element, count)
      }
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self = []
        for element in elements { append(element) }
      }
      static func _repeated(_ element: Element, _ count: Int) -> [Element]
      var count: Int { get }
      var isEmpty: Bool { count == 0 }
      var capacity: Int { count }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Int> { 0..<count }
      var first: Element? { count == 0 ? nil : self[0] }
      var last: Element? { count == 0 ? nil : self[count - 1] }
      subscript(index: Int) -> Element { get set }
      subscript(range: Range<Int>) -> ArraySlice<Element> {
        get { _slice(range.lowerBound, range.upperBound) }
        set { replaceSubrange(range, with: Array(newValue)) }
      }
      subscript(range: ClosedRange<Int>) -> ArraySlice<Element> {
        get { _slice(range.lowerBound, range.upperBound + 1) }
        set { replaceSubrange(range, with: Array(newValue)) }
      }
      subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Element> { _slice(range.lowerBound, count) }
      subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<Element> { _slice(0, range.upperBound) }
      subscript(range: PartialRangeThrough<Int>) -> ArraySlice<Element> { _slice(0, range.upperBound + 1) }
      func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> {
        if start < 0 || end > count || end < start { _trap("Array index is out of range") }
        return ArraySlice(_base: self, _start: start, _end: end)
      }
      func _part(_ start: Int, _ end: Int) -> [Element]
      func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(self) }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
      func distance(from start: Int, to end: Int) -> Int { end - start }
      mutating func append(_ element: Element)
      mutating func append(contentsOf elements: [Element])
      mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
        for element in elements { append(element) }
      }
      mutating func reserveCapacity(_ count: Int)
      mutating func insert(_ element: Element, at i: Int)
      mutating func insert(contentsOf elements: [Element], at i: Int) {
        if i < 0 || i > count { _trap("Array index is out of range") }
        _replace(i, i, elements)
      }
      @discardableResult
      mutating func remove(at i: Int) -> Element
      @discardableResult
      mutating func removeLast() -> Element {
        if count == 0 { _trap("Can't remove last element from an empty collection") }
        return remove(at: count - 1)
      }
      mutating func removeLast(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        _replace(count - k, count, [])
      }
      @discardableResult
      mutating func removeFirst() -> Element {
        if count == 0 { _trap("Can't remove first element from an empty collection") }
        return remove(at: 0)
      }
      mutating func removeFirst(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        _replace(0, k, [])
      }
      @discardableResult
      mutating func popLast() -> Element? { count == 0 ? nil : remove(at: count - 1) }
      mutating func removeAll(keepingCapacity: Bool = false) { self = [] }
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept = 0
        var next = 0
        while next < count {
          if !(try shouldBeRemoved(self[next])) {
            if kept != next { swapAt(kept, next) }
            kept += 1
          }
          next += 1
        }
        _replace(kept, count, [])
      }
      mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: []) }
      mutating func removeSubrange(_ range: ClosedRange<Int>) { replaceSubrange(range, with: []) }
      mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
        if range.lowerBound < 0 { _trap("Array replace: subrange start is negative") }
        if range.upperBound > count { _trap("Array replace: subrange extends past the end") }
        _replace(range.lowerBound, range.upperBound, elements)
      }
      mutating func replaceSubrange(_ range: ClosedRange<Int>, with elements: [Element]) {
        replaceSubrange(range.lowerBound..<range.upperBound + 1, with: elements)
      }
      mutating func _replace(_ start: Int, _ end: Int, _ elements: [Element])
      mutating func swapAt(_ i: Int, _ j: Int)
      mutating func reverse()
      func reversed() -> [Element] {
        var result = self
        result.reverse()
        return result
      }
      static func + (left: [Element], right: [Element]) -> [Element] {
        var result = left
        result.append(contentsOf: right)
        return result
      }
      static func + (left: [Element], right: ArraySlice<Element>) -> [Element] { left + Array(right) }
      static func += (left: inout [Element], right: [Element]) { left.append(contentsOf: right) }
      static func += (left: inout [Element], right: ArraySlice<Element>) { left.append(contentsOf: Array(right)) }
      var description: String { _description("[", "]") }
      var debugDescription: String { _description("[", "]") }
      func _description(_ opening: String, _ closing: String) -> String {
        var text = opening
        var isFirst = true
        for element in self {
          if isFirst { isFirst = false } else { text += ", " }
          text += String(reflecting: element)
        }
        return text + closing
      }
    }
    struct _ArrayIterator<Element>: IteratorProtocol {
      let _base: [Element]
      var _next: Int
      init(_ base: [Element]) {
        _base = base
        _next = 0
      }
      mutating func next() -> Element? {
        if _next >= _base.count { return nil }
        let element = _base[_next]
        _next += 1
        return element
      }
    }
    func _equalArrays<E: Equatable>(_ left: [E], _ right: [E]) -> Bool { left == right }
    func repeatElement<T>(_ element: T, count: Int) -> [T] { Array(repeating: element, count: count) }

    """#

  /// The members of `Sequence` again, over positions: these are what most scenarios run.
  private static let arraySearching = #"""
    extension Array {
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        result.reserveCapacity(count)
        for element in self { result.append(try transform(element)) }
        return result
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
      }
      func reduce<Result>(_ initial: Result, _ combine: (Result, Element) throws -> Result) rethrows -> Result {
        var result = initial
        for element in self { result = try combine(result, element) }
        return result
      }
      func reduce<Result>(into initial: Result, _ update: (inout Result, Element) throws -> Void) rethrows -> Result {
        var result = initial
        for element in self { try update(&result, element) }
        return result
      }
      func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
      }
      func enumerated() -> [(offset: Int, element: Element)] {
        var result: [(offset: Int, element: Element)] = []
        result.reserveCapacity(count)
        var offset = 0
        for element in self {
          result.append((offset: offset, element: element))
          offset += 1
        }
        return result
      }
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self { if try predicate(element) { return element } }
        return nil
      }
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if try predicate(element) { return true } }
        return false
      }
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if !(try predicate(element)) { return false } }
        return true
      }
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        var index = 0
        for element in self {
          if try predicate(element) { return index }
          index += 1
        }
        return nil
      }
      func index(where predicate: (Element) throws -> Bool) rethrows -> Int? { try firstIndex(where: predicate) }
    }

    """#

  /// Swift's own merge sort, step by step, so that a predicate that can be watched is called for the same pairs.
  private static let arraySorting = #"""
    extension Array {
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        var result = self
        try result.sort(by: areInIncreasingOrder)
        return result
      }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        let total = count
        var shortest = total
        if total >= 64 {
          let shift = 58 - total.leadingZeroBitCount
          shortest = (total >> shift) + (total & ((1 << shift) - 1) == 0 ? 0 : 1)
        }
        if total <= shortest {
          if total > 1 { try _insertionSort(0, total, 1, areInIncreasingOrder) }
          return
        }
        var runs: [Int] = []
        var start = 0
        while start < total {
          var end = start + 1
          if end < total {
            let isDescending = try areInIncreasingOrder(self[end], self[start])
            end += 1
            while end < total && (try areInIncreasingOrder(self[end], self[end - 1])) == isDescending { end += 1 }
            if isDescending { _reverse(start, end) }
          }
          if end < total && end - start < shortest {
            let newEnd = start + shortest < total ? start + shortest : total
            try _insertionSort(start, newEnd, end, areInIncreasingOrder)
            end = newEnd
          }
          runs.append(start)
          try _mergeTopRuns(&runs, end, areInIncreasingOrder)
          start = end
        }
        while runs.count > 1 { try _mergeRuns(&runs, runs.count - 1, total, areInIncreasingOrder) }
      }
      mutating func _insertionSort(
        _ start: Int, _ end: Int, _ sortedEnd: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
      ) rethrows {
        var next = sortedEnd
        while next < end {
          var i = next
          while i > start {
            if !(try areInIncreasingOrder(self[i], self[i - 1])) { break }
            swapAt(i, i - 1)
            i -= 1
          }
          next += 1
        }
      }
      mutating func _reverse(_ start: Int, _ end: Int) {
        var low = start
        var high = end - 1
        while low < high {
          swapAt(low, high)
          low += 1
          high -= 1
        }
      }
      mutating func _mergeTopRuns(
        _ runs: inout [Int], _ end: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
      ) rethrows {
        while runs.count > 1 {
          var last = runs.count - 1
          let lastLength = end - runs[last]
          let middleLength = runs[last] - runs[last - 1]
          let isTooLong3 = last >= 2 && runs[last - 1] - runs[last - 2] <= lastLength + middleLength
          let isTooLong4 = last >= 3 && runs[last - 2] - runs[last - 3] <= runs[last - 1] - runs[last - 2] + middleLength
          if isTooLong3 || isTooLong4 {
            if runs[last - 1] - runs[last - 2] < lastLength { last -= 1 }
          } else if middleLength > lastLength {
            break
          }
          try _mergeRuns(&runs, last, end, areInIncreasingOrder)
        }
      }
      mutating func _mergeRuns(
        _ runs: inout [Int], _ i: Int, _ end: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
      ) rethrows {
        let low = runs[i - 1]
        let middle = runs[i]
        let high = i + 1 < runs.count ? runs[i + 1] : end
        try _merge(low, middle, high, areInIncreasingOrder)
        runs.remove(at: i)
      }
      mutating func _merge(
        _ low: Int, _ middle: Int, _ high: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
      ) rethrows {
        let left = _part(low, middle)
        let right = _part(middle, high)
        let fromLeft = left.count < right.count
        var merged: [Element] = []
        merged.reserveCapacity(high - low)
        if fromLeft {
          var l = 0
          var r = 0
          while l < left.count && r < right.count {
            if try areInIncreasingOrder(right[r], left[l]) {
              merged.append(right[r])
              r += 1
            } else {
              merged.append(left[l])
              l += 1
            }
          }
          merged.append(contentsOf: left._part(l, left.count))
          merged.append(contentsOf: right._part(r, right.count))
        } else {
          var l = left.count
          var r = right.count
          while l > 0 && r > 0 {
            if try areInIncreasingOrder(right[r - 1], left[l - 1]) {
              l -= 1
              merged.append(left[l])
            } else {
              r -= 1
              merged.append(right[r])
            }
          }
          while r > 0 {
            r -= 1
            merged.append(right[r])
          }
          while l > 0 {
            l -= 1
            merged.append(left[l])
          }
          merged.reverse()
        }
        _replace(low, high, merged)
      }
    }
    extension Array where Element: Comparable {
      func sorted() -> [Element] {
        var result = self
        result.sort()
        return result
      }
      mutating func sort() {
        if !_sortPlain() { sort { $0 < $1 } }
      }
      mutating func _sortPlain() -> Bool
    }

    """#

  private static let arrayComparing = #"""
    extension Array: Equatable where Element: Equatable {
      static func == (left: [Element], right: [Element]) -> Bool {
        if left.count != right.count { return false }
        var i = 0
        while i < left.count {
          if left[i] != right[i] { return false }
          i += 1
        }
        return true
      }
      func contains(_ element: Element) -> Bool {
        for other in self { if other == element { return true } }
        return false
      }
      func firstIndex(of element: Element) -> Int? {
        var index = 0
        for other in self {
          if other == element { return index }
          index += 1
        }
        return nil
      }
      func index(of element: Element) -> Int? { firstIndex(of: element) }
    }
    extension Array: Hashable where Element: Hashable {
      func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
      }
    }
    extension Array: Sendable {}
    extension Array where Element == String {
      func joined(separator: String = "") -> String { _joinStrings(self, separator) }
    }
    """#
}
