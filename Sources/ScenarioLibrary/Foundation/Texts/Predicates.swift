// Foundation's predicates as far as they are closures or values. Formats are a language of their own, which is not here.
class NSPredicate: NSObject {
  let _holds: (Any?, [String: Any]?) -> Bool
  init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    _holds = block
    super.init()
  }
  init(value: Bool) {
    _holds = { _, _ in value }
    super.init()
  }
  func evaluate(with object: Any?) -> Bool { _holds(object, nil) }
  func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool { _holds(object, substitutionVariables) }
}
class NSCompoundPredicate: NSPredicate {
  enum LogicalType: UInt { case not, and, or }
  let compoundPredicateType: LogicalType
  let subpredicates: [Any]
  init(type: LogicalType, subpredicates: [NSPredicate]) {
    compoundPredicateType = type
    self.subpredicates = subpredicates
    super.init(block: { object, variables in
      switch type {
      case .and: return subpredicates.allSatisfy { $0._holds(object, variables) }
      case .or: return subpredicates.contains { $0._holds(object, variables) }
      case .not: return !subpredicates[0]._holds(object, variables)
      }
    })
  }
  convenience init(andPredicateWithSubpredicates parts: [NSPredicate]) { self.init(type: .and, subpredicates: parts) }
  convenience init(orPredicateWithSubpredicates parts: [NSPredicate]) { self.init(type: .or, subpredicates: parts) }
  convenience init(notPredicateWithSubpredicate part: NSPredicate) { self.init(type: .not, subpredicates: [part]) }
}
