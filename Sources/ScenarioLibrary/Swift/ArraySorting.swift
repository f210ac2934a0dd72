// The order of arrays.
extension Array {
  mutating func sort(using comparator: KeyPathComparator<Element>) { self = sorted(using: comparator) }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    var steps = _sortSteps(count)
    // Where the predicate throws, the elements stay in the order that they have then.
    defer { _arrange(steps) }
    while steps[0] >= 0 { steps._goOn(try areInIncreasingOrder(self[steps[0]], self[steps[1]])) }
  }
  mutating func _goOn(_ isBefore: Bool)
  mutating func _arrange(_ steps: [Int])
}
func _sortSteps(_ count: Int) -> [Int]
