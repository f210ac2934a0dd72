extension Sequence {
  func sorted<C: SortComparator>(using comparator: C) -> [Element] where C.Compared == Element {
    _array().sorted { comparator.compare($0, $1) == .orderedAscending }
  }
  func sorted<S: Sequence>(using comparators: S) -> [Element]
  where S.Element: SortComparator, S.Element.Compared == Element {
    let all = Array(comparators)
    return _array().sorted { left, right in
      for comparator in all {
        let order = comparator.compare(left, right)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return false
    }
  }
}
extension Array {
  mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element { self = sorted(using: comparator) }
}
