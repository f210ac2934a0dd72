// Members of arrays that answer slices.
extension Array {
  func prefix(_ maxLength: Int) -> ArraySlice<Element> {
    if maxLength < 0 { _fatal("Can't take a prefix of negative length from a collection") }
    return ArraySlice(_base: self, _start: 0, _end: maxLength < count ? maxLength : count)
  }
  func suffix(_ maxLength: Int) -> ArraySlice<Element> {
    if maxLength < 0 { _fatal("Can't take a suffix of negative length from a collection") }
    return ArraySlice(_base: self, _start: maxLength < count ? count - maxLength : 0, _end: count)
  }
  func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
    if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
    return ArraySlice(_base: self, _start: k < count ? k : count, _end: count)
  }
  func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
    if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
    return ArraySlice(_base: self, _start: 0, _end: k < count ? count - k : 0)
  }
  func prefix(upTo end: Int) -> ArraySlice<Element> { _view(0, end) }
  func prefix(through end: Int) -> ArraySlice<Element> { _view(0, end + 1) }
  func suffix(from start: Int) -> ArraySlice<Element> { _view(start, count) }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
    var end = 0
    while end < count {
      if !(try predicate(self[end])) { break }
      end += 1
    }
    return ArraySlice(_base: self, _start: 0, _end: end)
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
    var start = 0
    while start < count {
      if !(try predicate(self[start])) { break }
      start += 1
    }
    return ArraySlice(_base: self, _start: start, _end: count)
  }
}
extension Array where Element: Equatable {
  func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] {
    split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
  }
}
extension Array {
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    var result: [ArraySlice<Element>] = []
    var start = 0
    var i = 0
    while i < count && result.count < maxSplits {
      if try isSeparator(self[i]) {
        if i > start || !omittingEmptySubsequences { result.append(ArraySlice(_base: self, _start: start, _end: i)) }
        start = i + 1
      }
      i += 1
    }
    if start < count || !omittingEmptySubsequences { result.append(ArraySlice(_base: self, _start: start, _end: count)) }
    return result
  }
}
