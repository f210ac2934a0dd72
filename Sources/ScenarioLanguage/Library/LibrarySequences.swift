extension LibraryArea {
  static let sequences = LibraryArea(
    name: "Sequences",
    provides: [
      "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection", "_joinStrings", "_randomIndex",
    ],
    source: sequenceMembers + collectionMembers + sequenceSlicing)

  private static let sequenceMembers = #"""
    protocol IteratorProtocol {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol
      func makeIterator() -> Iterator
    }
    extension Sequence where Self: IteratorProtocol {
      func makeIterator() -> Self { self }
    }
    func _joinStrings(_ parts: [String], _ separator: String) -> String
    func _randomIndex(_ count: Int) -> Int

    extension Sequence {
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
      }
      func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        var result: [T] = []
        for element in self { if let value = try transform(element) { result.append(value) } }
        return result
      }
      func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
        var result: [S.Element] = []
        for element in self {
          for part in try transform(element) { result.append(part) }
        }
        return result
      }
      func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
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
      func enumerated() -> [(offset: Int, element: Element)] {
        var result: [(offset: Int, element: Element)] = []
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
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        var result = _array()
        try result.sort(by: areInIncreasingOrder)
        return result
      }
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var least: Element? = nil
        for element in self {
          if let known = least {
            if try areInIncreasingOrder(element, known) { least = element }
          } else {
            least = element
          }
        }
        return least
      }
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var greatest: Element? = nil
        for element in self {
          if let known = greatest {
            if try areInIncreasingOrder(known, element) { greatest = element }
          } else {
            greatest = element
          }
        }
        return greatest
      }
      func reversed() -> [Element] {
        var result = _array()
        result.reverse()
        return result
      }
      func shuffled() -> [Element] {
        var result = _array()
        var i = result.count - 1
        while i > 0 {
          result.swapAt(i, _randomIndex(i + 1))
          i -= 1
        }
        return result
      }
      func elementsEqual<Other: Sequence>(
        _ other: Other, by areEquivalent: (Element, Other.Element) throws -> Bool
      ) rethrows -> Bool {
        var others = other.makeIterator()
        for element in self {
          guard let second = others.next() else { return false }
          if !(try areEquivalent(element, second)) { return false }
        }
        if let _ = others.next() { return false }
        return true
      }
      func _array() -> [Element] {
        var result: [Element] = []
        for element in self { result.append(element) }
        return result
      }
      var underestimatedCount: Int { 0 }
    }
    extension Sequence where Element: Equatable {
      func contains(_ element: Element) -> Bool {
        for other in self { if other == element { return true } }
        return false
      }
      func elementsEqual<Other: Sequence>(_ other: Other) -> Bool where Other.Element == Element {
        var others = other.makeIterator()
        for element in self {
          guard let second = others.next() else { return false }
          if element != second { return false }
        }
        if let _ = others.next() { return false }
        return true
      }
      func starts<Other: Sequence>(with prefix: Other) -> Bool where Other.Element == Element {
        var mine = makeIterator()
        for wanted in prefix {
          guard let element = mine.next() else { return false }
          if element != wanted { return false }
        }
        return true
      }
    }
    extension Sequence where Element: Comparable {
      func sorted() -> [Element] {
        var result = _array()
        result.sort()
        return result
      }
      func min() -> Element? {
        var least: Element? = nil
        for element in self {
          if let known = least {
            if element < known { least = element }
          } else {
            least = element
          }
        }
        return least
      }
      func max() -> Element? {
        var greatest: Element? = nil
        for element in self {
          if let known = greatest {
            if element >= known { greatest = element }
          } else {
            greatest = element
          }
        }
        return greatest
      }
      func lexicographicallyPrecedes<Other: Sequence>(_ other: Other) -> Bool where Other.Element == Element {
        var others = other.makeIterator()
        for element in self {
          guard let second = others.next() else { return false }
          if element < second { return true }
          if second < element { return false }
        }
        if let _ = others.next() { return true }
        return false
      }
    }
    extension Sequence where Element: Sequence {
      func joined() -> [Element.Element] {
        var result: [Element.Element] = []
        for part in self { for element in part { result.append(element) } }
        return result
      }
    }
    extension Sequence where Element: StringProtocol {
      func joined(separator: String = "") -> String {
        var parts: [String] = []
        for part in self { parts.append(part._text) }
        return _joinStrings(parts, separator)
      }
    }

    """#

  private static let collectionMembers = #"""
    protocol Collection: Sequence {
      associatedtype Index: Comparable
      associatedtype SubSequence = [Element]
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after i: Index) -> Index
      subscript(position: Index) -> Element { get }
    }
    protocol BidirectionalCollection: Collection {
      func index(before i: Index) -> Index
    }
    protocol RandomAccessCollection: BidirectionalCollection {}
    protocol MutableCollection: Collection {}
    protocol RangeReplaceableCollection: Collection {
      init()
    }
    extension Collection {
      var isEmpty: Bool { startIndex == endIndex }
      var count: Int {
        var result = 0
        var i = startIndex
        while i != endIndex {
          result += 1
          i = index(after: i)
        }
        return result
      }
      var first: Element? { isEmpty ? nil : self[startIndex] }
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = startIndex
        while i != endIndex {
          if try predicate(self[i]) { return i }
          i = index(after: i)
        }
        return nil
      }
      func randomElement() -> Element? {
        let all = _array()
        return all.isEmpty ? nil : all[_randomIndex(all.count)]
      }
    }
    extension Collection where Element: Equatable {
      func firstIndex(of element: Element) -> Index? {
        var i = startIndex
        while i != endIndex {
          if self[i] == element { return i }
          i = index(after: i)
        }
        return nil
      }
    }
    extension BidirectionalCollection {
      var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        var i = endIndex
        while i != startIndex {
          i = index(before: i)
          if try predicate(self[i]) { return self[i] }
        }
        return nil
      }
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = endIndex
        while i != startIndex {
          i = index(before: i)
          if try predicate(self[i]) { return i }
        }
        return nil
      }
    }
    extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of element: Element) -> Index? {
        var i = endIndex
        while i != startIndex {
          i = index(before: i)
          if self[i] == element { return i }
        }
        return nil
      }
    }
    """#
}
