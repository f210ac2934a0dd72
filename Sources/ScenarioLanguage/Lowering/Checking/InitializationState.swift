/// Which variables have a value, at one place of a function.
struct InitializationState {
  /// Declared, and on some way here without a value.
  var unassigned: Set<VariableDeclaration> = []
  /// On some way here with one.
  var assigned: Set<VariableDeclaration> = []
  /// On some way here the superclass has not made its part of the instance.
  var lacksSuper = false
  /// On some way here it has.
  var hasSuper = false
  var isReachable = true
  /// Of tuples that were declared without a value: each gets one by itself, as if it were a variable.
  private var parts: [VariableDeclaration: [VariableDeclaration]] = [:]

  init(isReachable: Bool = true) {
    self.isReachable = isReachable
  }

  mutating func join(_ other: InitializationState) {
    if !other.isReachable { return }
    if !isReachable {
      self = other
      return
    }
    unassigned.formUnion(other.unassigned)
    assigned.formUnion(other.assigned)
    parts.merge(other.parts) { own, _ in own }
    lacksSuper = lacksSuper || other.lacksSuper
    hasSuper = hasSuper || other.hasSuper
  }

  /// Without a value.
  mutating func declare(_ variable: VariableDeclaration) {
    if parts[variable] == nil, case .tuple(let fields) = variable.type.head { parts[variable] = Self.parts(of: variable, fields) }
    for one in [variable] + (parts[variable] ?? []) {
      unassigned.insert(one)
      assigned.remove(one)
    }
  }

  private static func parts(of variable: VariableDeclaration, _ fields: [TupleField]) -> [VariableDeclaration] {
    fields.enumerated().map { index, field in
      VariableDeclaration(
        "\(variable.name).\(field.label ?? String(index))", at: variable.position, scope: variable.scope,
        storage: variable.storage,
        isLet: variable.isLet)
    }
  }

  /// `pair.0` of a `pair` that has no value as a whole.
  func part(_ index: Int, of base: Expression) -> VariableDeclaration? {
    guard case .variable(let variable) = base.kind, unassigned.contains(variable) else { return nil }
    return parts[variable]?[index]
  }

  /// What of a variable without a value has none: the first such part, where others have theirs.
  func missing(of variable: VariableDeclaration) -> VariableDeclaration {
    let all = parts[variable] ?? []
    return all.contains(where: assigned.contains) ? all.first(where: unassigned.contains) ?? variable : variable
  }

  /// With the last of them the tuple is there.
  mutating func assign(part: VariableDeclaration, of base: Expression) {
    unassigned.remove(part)
    assigned.insert(part)
    guard case .variable(let variable) = base.kind, let all = parts[variable], unassigned.isDisjoint(with: all) else { return }
    unassigned.remove(variable)
    assigned.insert(variable)
  }
}
