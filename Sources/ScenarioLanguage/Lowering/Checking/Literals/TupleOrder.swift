/// Tuples whose labels are those that are wanted, in another order.
extension Checker {
  /// Which of the `given` parts each of the `wanted` ones is: first those of its label, then the next that is left, where not both have
  /// one. Nil where the labels do not fit.
  func tupleOrder(_ given: [String?], for wanted: [String?]) -> [Int]? {
    guard given.count == wanted.count else { return nil }
    var left = Array(given.indices)
    var order = wanted.map { label -> Int? in
      guard label != nil, let found = left.firstIndex(where: { given[$0] == label }) else { return nil }
      return left.remove(at: found)
    }
    for index in wanted.indices where order[index] == nil {
      let next = left.removeFirst()
      if given[next] != nil, wanted[index] != nil { return nil }
      order[index] = next
    }
    return order.compactMap { $0 }
  }

  /// The parts of `value`, which are evaluated as they are written, in the order that is wanted, each converted.
  func reordered(_ value: Expression, _ order: [Int], _ fields: [TupleField], as wanted: Type) -> Expression? {
    guard case .tuple(let own) = simplified(value.type) else { return nil }
    let held = placeholder(value.type)
    let whole = Expression(.variable(held), value.type, at: value.position)
    var parts: [Expression] = []
    for (field, index) in zip(fields, order) {
      let part = Expression(.tupleField(whole, index), own[index].type, at: value.position)
      guard let converted = coerce(part, to: field.type) else { return nil }
      parts.append(converted)
    }
    let made = Expression(.tuple(parts), wanted, at: value.position)
    return Expression(.block([.bind(.bind(held), value, value.position)], made), wanted, at: value.position)
  }

  /// The operators of tuples take them without labels: what is first is compared with what is first.
  func withoutLabels(_ value: Expression) -> Expression {
    guard case .tuple(let fields) = simplified(value.type), fields.contains(where: { $0.label != nil }) else { return value }
    return coerce(value, to: .tuple(fields.map { TupleField(label: nil, type: $0.type) })) ?? value
  }
}
