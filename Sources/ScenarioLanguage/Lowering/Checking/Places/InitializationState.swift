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
  private var wholes: [VariableDeclaration: VariableDeclaration] = [:]

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
    wholes.merge(other.wholes) { own, _ in own }
    lacksSuper = lacksSuper || other.lacksSuper
    hasSuper = hasSuper || other.hasSuper
  }

  /// Without a value.
  mutating func declare(_ variable: VariableDeclaration) {
    if parts[variable] == nil { addParts(of: variable, variable.type) }
    unassigned.insert(variable)
    assigned.remove(variable)
    for part in parts[variable] ?? [] { declare(part) }
  }

  private mutating func addParts(of variable: VariableDeclaration, _ type: Type) {
    guard case .tuple(let fields) = type.head else { return }
    parts[variable] = fields.enumerated().map { index, field in
      let part = VariableDeclaration(
        "\(variable.name).\(field.label ?? String(index))", at: variable.position, scope: variable.scope,
        storage: variable.storage, isLet: variable.isLet)
      wholes[part] = variable
      addParts(of: part, field.type)
      return part
    }
  }

  /// `pair.0` of a `pair` that had no value as a whole.
  func part(_ index: Int, of whole: VariableDeclaration) -> VariableDeclaration? { parts[whole]?[index] }

  /// What of a variable without a value has none: the first such part, where others have theirs.
  func missing(of variable: VariableDeclaration) -> VariableDeclaration {
    guard hasSome(variable) else { return variable }
    var found = variable
    while let first = parts[found]?.first(where: unassigned.contains) { found = first }
    return found
  }

  private func hasSome(_ variable: VariableDeclaration) -> Bool {
    assigned.contains(variable) || (parts[variable] ?? []).contains(where: hasSome)
  }

  /// With the last of its parts a tuple is there.
  mutating func assign(_ variable: VariableDeclaration) {
    setAssigned(variable)
    var part = variable
    while let whole = wholes[part], unassigned.isDisjoint(with: parts[whole] ?? []) {
      unassigned.remove(whole)
      assigned.insert(whole)
      part = whole
    }
  }

  private mutating func setAssigned(_ variable: VariableDeclaration) {
    guard unassigned.remove(variable) != nil else { return }
    assigned.insert(variable)
    for part in parts[variable] ?? [] { setAssigned(part) }
  }
}
