enum SortOrder: Hashable { case forward, reverse }
protocol SortComparator<Compared>: Hashable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}
struct KeyPathComparator<Compared>: SortComparator, ExpressibleByArrayLiteral {
  typealias ArrayLiteralElement = KeyPathComparator<Compared>
  static func == (left: KeyPathComparator<Compared>, right: KeyPathComparator<Compared>) -> Bool { left.order == right.order }
  func hash(into hasher: inout Hasher) { hasher.combine(order) }
  var order: SortOrder
  let _forward: (Compared, Compared) -> ComparisonResult
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.order = order
    _forward = { left, right in
      let (first, second) = (left[keyPath: keyPath], right[keyPath: keyPath])
      return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
    }
  }
  init<Value, C: SortComparator>(
    _ keyPath: KeyPath<Compared, Value>, comparator: C, order: SortOrder = .forward
  ) where C.Compared == Value {
    self.order = order
    _forward = { left, right in comparator.compare(left[keyPath: keyPath], right[keyPath: keyPath]) }
  }
  /// One after the other.
  init(arrayLiteral elements: KeyPathComparator<Compared>...) {
    order = .forward
    _forward = { left, right in
      for comparator in elements {
        let order = comparator.compare(left, right)
        if order != .orderedSame { return order }
      }
      return .orderedSame
    }
  }
  func compare(_ left: Compared, _ right: Compared) -> ComparisonResult {
    order == .forward ? _forward(left, right) : _forward(right, left)
  }
}
typealias SortDescriptor = KeyPathComparator
