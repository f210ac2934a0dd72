/// What protocols say of their associated types' own: `associatedtype Edges: Sequence where Edges.Element == Edge`.
extension Checker {
  /// `Self.Edges.Element`: the parameter, and the way from it.
  func path(of type: Type) -> (root: GenericParameter, names: [String])? {
    switch type {
    case .parameter(let parameter): (parameter, [])
    case .dependent(let base, let name): path(of: base).map { ($0.root, $0.names + [name]) }
    case .nominal, .function, .tuple, .existential, .metatype, .variable, .error: nil
    }
  }

  /// Notes that a way of two steps or more leads to `type`, by a shorter one or to what is known: so every way ends.
  func noteEquality(of whole: Type, to type: Type, own: [GenericParameter]) -> Bool {
    guard let (root, names) = path(of: whole), names.count > 1, own.contains(root) else { return false }
    if let other = path(of: type), other.names.count >= names.count { return false }
    pathEqualities[root, default: [:]][names.joined(separator: ".")] = type
    if case .dependent(.parameter(root), let name) = type { equalPaths[root, default: [:]][name] = whole }
    return true
  }

  func noteConstraints(on whole: Type, _ protocols: [NominalDeclaration], own: [GenericParameter]) {
    guard let (root, names) = path(of: whole), names.count > 1, own.contains(root) else { return }
    pathConstraints[root, default: [:]][names.joined(separator: "."), default: []] += protocols
  }

  /// What is asked of `base.name` by the protocols of what the way leads through: `associatedtype Time: Strideable where Time.Stride: Spans`.
  func constraintsByPath(on name: String, of base: Type) -> [NominalDeclaration] {
    if pathConstraints.isEmpty { return [] }
    var (current, names) = (base, name)
    var found: [NominalDeclaration] = []
    while case .dependent(let outer, let step) = current {
      (current, names) = (outer, "\(step).\(names)")
      if case .parameter(let parameter) = outer { found += pathConstraints[parameter]?[names] ?? [] }
      for inherited in protocols(boundOf: outer).flatMap({ allProtocols(of: $0) }) {
        found += inherited.selfParameter.flatMap { pathConstraints[$0]?[names] } ?? []
      }
    }
    return found
  }

  /// What a type that conforms to them has to mean by `name`, because a way that it knows leads there.
  func typeByEqualPath(_ name: String, in protocols: [NominalDeclaration], of base: Type) -> Type? {
    if equalPaths.isEmpty || base.isDeep { return nil }
    // Two protocols may each say what the other one means.
    let followed = Type.dependent(base, name)
    guard followedPaths.insert(followed).inserted else { return nil }
    defer { followedPaths.remove(followed) }
    for found in protocols {
      guard let own = found.selfParameter, let whole = equalPaths[own]?[name] else { continue }
      let type = simplified(whole.substituting([own: base]))
      if case .dependent = type { continue }
      return type
    }
    return nil
  }

  /// `base.name`, by what the parameter at its root, its protocols, or those of the types on the way say.
  func typeByPath(_ name: String, of base: Type) -> Type? {
    let bounds = protocols(boundOf: base)
    if let known = fixed(name, by: bounds, of: base) ?? alias(name, of: bounds, for: base) { return simplified(known) }
    if pathEqualities.isEmpty { return nil }
    var (current, names) = (base, name)
    while case .dependent(let outer, let step) = current {
      (current, names) = (outer, "\(step).\(names)")
      if case .parameter(let parameter) = outer, let known = pathEqualities[parameter]?[names] { return simplified(known) }
      for inherited in protocols(boundOf: outer).flatMap({ allProtocols(of: $0) }) {
        guard let own = inherited.selfParameter, let known = pathEqualities[own]?[names] else { continue }
        return simplified(known.substituting([own: outer]))
      }
    }
    return nil
  }
}
