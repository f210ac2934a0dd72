import DispatchTrace

/// What fulfils the requirements of protocols.
extension Checker {
  /// What fulfils a protocol's requirement in `type`: its own member, an inherited one, or a protocol extension's.
  func witness(for requirement: ValueDeclaration, in type: Type) -> MemberCandidate? {
    guard let own = requirement.owner?.selfParameter, let target = requirement.owner else { return nil }
    let receiver = type
    let type = conformingAncestor(of: type, to: target)
    // What fulfils one of the library's internals is another of them, whoever asks.
    let names = [requirement.name] + ((requirement as? FunctionDeclaration)?.parameters.compactMap(\.label) ?? [])
    let isInternal = target.isLibrary && names.contains(where: { $0.hasPrefix("_") })
    let seeker = isInternal || isLibrarys(target, of: type) ? library.scope : home(of: type)
    let named = withScope(seeker) {
      requirement is SubscriptDeclaration ? subscripts(of: type) : lookUpMembers(requirement.name, in: type)
    }
    let candidates = named.filter { candidate in
      guard let value = candidate.declaration as? ValueDeclaration, !isRequirement(value) else { return false }
      return value.isStatic == requirement.isStatic && mayBeCalled(as: requirement, value)
    }
    let wanted = normalized(valueType(of: requirement).substituting([own: type]))
    let fulfilling = candidates.map { specialized($0, for: requirement, wanted) }.filter {
      fulfils($0, requirement, wanted, type)
    }
    return mostSpecial(fulfilling, type, target).map { type == receiver ? $0 : asSeen($0, from: receiver, requirement) }
      ?? globalOperator(for: requirement, wanted, amongLibrarys: isLibrarys(target, of: type))
  }

  private func mayBeCalled(as requirement: ValueDeclaration, _ value: ValueDeclaration) -> Bool {
    guard let function = value as? FunctionDeclaration, requirement is FunctionDeclaration else { return true }
    return function.isOperator || labels(of: function) == labels(of: requirement)
  }

  /// What is private to a file is seen from there, whoever asks what a private type of that file fulfils a requirement with.
  private func home(of type: Type) -> Scope {
    if hasSeveralFiles, let declaration = type.nominal, declaration.isFilePrivate { return declaration.scope }
    return scope.isLibrary ? fileScope : scope
  }

  /// The library says that its type conforms: what fulfils the requirements is its own, whatever a scenario adds to the type.
  func isLibrarys(_ target: NominalDeclaration, of type: Type) -> Bool {
    var type = simplified(type)
    if case .variable(let variable) = type, let literal = variable.literal { type = defaultType(literal) }
    guard target.isLibrary, let declaration = type.nominal, declaration.isLibrary else { return false }
    return declaration.conformances.contains { !$0.position.isKnown && allProtocols(of: $0.to).contains(target) }
  }

  /// `static func + <T>(left: Matrix<T>, right: Matrix<T>) -> Matrix<T>` fulfils the `+` that a protocol asks of `Matrix<Int>`.
  private func specialized(_ candidate: MemberCandidate, for requirement: ValueDeclaration, _ wanted: Type) -> MemberCandidate {
    let asked = (requirement as? FunctionDeclaration)?.generics ?? (requirement as? SubscriptDeclaration)?.generics ?? []
    guard let value = candidate.declaration as? ValueDeclaration, asked.isEmpty else { return candidate }
    let (generics, requirements) = genericSignature(of: value)
    if generics.isEmpty { return candidate }
    let own = Substitution(uniqueKeysWithValues: generics.map { ($0, variable()) })
    let all = candidate.substitution.merging(own) { $1 }
    let found: Substitution? = attempt {
      guard isOfType(value, all, wanted), requirements.allSatisfy({ holds($0, all) }) else { return nil }
      return own.mapValues { simplified($0) }
    }
    guard let found else { return candidate }
    var made = candidate
    made.substitution.merge(found) { $1 }
    return made
  }

  private func isGeneric(_ candidate: MemberCandidate) -> Bool {
    (candidate.declaration as? ValueDeclaration).map { !genericSignature(of: $0).0.isEmpty } ?? false
  }

  private func genericSignature(of value: ValueDeclaration) -> ([GenericParameter], [Requirement]) {
    if let function = value as? FunctionDeclaration {
      readSignature(function)
      return (function.generics, function.requirements)
    }
    guard let subscripting = value as? SubscriptDeclaration else { return ([], []) }
    readSignature(subscripting)
    return (subscripting.generics, subscripting.requirements)
  }

  /// Of an initialiser only what it takes: it may be one that cannot fail.
  private func isOfType(_ value: ValueDeclaration, _ substitution: Substitution, _ wanted: Type) -> Bool {
    guard let function = value as? FunctionDeclaration, function.kind == .initializer, case .function(let target) = wanted else {
      return unify(normalized(valueType(of: value).substituting(substitution)), wanted)
    }
    return function.parameters.count == target.parameters.count
      && zip(function.parameters, target.parameters).allSatisfy { unify(normalized($0.type.substituting(substitution)), $1.type) }
  }

  /// An operator may be fulfilled by one that is declared outside of all types, as those of the library's numbers and texts are.
  private func globalOperator(for requirement: ValueDeclaration, _ wanted: Type, amongLibrarys: Bool) -> MemberCandidate? {
    guard let required = requirement as? FunctionDeclaration, required.isOperator, required.generics.isEmpty else { return nil }
    library.load(required.name)
    let own = amongLibrarys ? [] : visible(fileScope.names[required.name] ?? [], from: scope)
    for case let function as FunctionDeclaration in own + (library.scope.names[required.name] ?? []) {
      readSignature(function)
      guard function.isPostfix == required.isPostfix, function.parameters.count == required.parameters.count else { continue }
      let open = Substitution(uniqueKeysWithValues: function.generics.map { ($0, variable()) })
      let found: Substitution? = attempt {
        guard unify(normalized(Type.function(function.type).substituting(open)), wanted),
          function.requirements.allSatisfy({ holds($0, open) })
        else { return nil }
        return open.mapValues { simplified($0) }
      }
      if let found { return MemberCandidate(declaration: function, substitution: found, dispatch: .direct) }
    }
    return nil
  }

  /// Of several extensions the one that asks for most, of what holds for all types that the declaration makes: which one it is is
  /// decided where the conformance is written.
  private func mostSpecial(_ candidates: [MemberCandidate], _ type: Type, _ target: NominalDeclaration) -> MemberCandidate? {
    guard candidates.count > 1, (candidates[0].declaration as? ValueDeclaration)?.owner?.isProtocol == true,
      let declaration = type.nominal
    else { return candidates.first { !isGeneric($0) } ?? mostDemanding(candidates) }
    let promised = declaration.conformances.first { allProtocols(of: $0.to).contains(target) }?.conditions ?? []
    return withConditions(declaration.requirements + promised) {
      var best: (candidate: MemberCandidate, asked: Int)?
      for candidate in candidates {
        guard let value = candidate.declaration as? ValueDeclaration, let own = value.owner?.selfParameter,
          value.conditions.allSatisfy({ holds($0, [own: declaration.selfType]) })
        else { continue }
        if value.conditions.count > best?.asked ?? -1 { best = (candidate, value.conditions.count) }
      }
      return best?.candidate ?? candidates[0]
    }
  }

  /// `func send<T: Equatable>(_ value: T)` and `func send<T>(_ value: T)` both fulfil the first.
  private func mostDemanding(_ candidates: [MemberCandidate]) -> MemberCandidate? {
    let asked = candidates.map { candidate in
      (candidate.declaration as? ValueDeclaration).map { genericSignature(of: $0).1.count } ?? 0
    }
    return zip(candidates, asked).first { $0.1 == asked.max() }?.0
  }

  /// The conforming class decides what fulfils the requirement; `Self`, initialisers and overrides of class members are the subclass's.
  private func asSeen(_ found: MemberCandidate, from receiver: Type, _ requirement: ValueDeclaration) -> MemberCandidate {
    guard let value = found.declaration as? ValueDeclaration, let owner = value.owner else { return found }
    var found = found
    if owner.isProtocol, let own = owner.selfParameter {
      found.substitution[own] = receiver
    } else if let target = requirement.owner?.selfParameter, (requirement as? FunctionDeclaration)?.kind == .initializer {
      let wanted = normalized(valueType(of: requirement).substituting([target: receiver]))
      let own = lookUpMembers("init", in: receiver)
      return own.first { fulfils($0, requirement, wanted, receiver) } ?? own.first { takesTheSame($0, found) } ?? found
    } else if value.isStatic {
      return lookUpMembers(requirement.name, in: receiver).first { candidate in
        (candidate.declaration as? ValueDeclaration)?.isStatic == true
      } ?? found
    }
    return found
  }

  /// `required init(copy: Shape)` of a subclass, whose `Self` is not what it takes.
  private func takesTheSame(_ candidate: MemberCandidate, _ found: MemberCandidate) -> Bool {
    guard let own = candidate.declaration as? FunctionDeclaration, let other = found.declaration as? FunctionDeclaration else {
      return false
    }
    readSignature(own)
    readSignature(other)
    return own.parameters.map(\.label) == other.parameters.map(\.label)
      && zip(own.parameters, other.parameters).allSatisfy {
        normalized($0.type.substituting(candidate.substitution)) == normalized($1.type.substituting(found.substitution))
      }
  }

  /// The class that says it conforms: what fulfils a requirement is chosen there, once for all subclasses.
  func conformingAncestor(of type: Type, to target: NominalDeclaration) -> Type {
    var found = simplified(type)
    while let parent = superclass(of: found), conforms(parent, to: target) { found = simplified(parent) }
    return found
  }

  private func fulfils(_ candidate: MemberCandidate, _ requirement: ValueDeclaration, _ wanted: Type, _ type: Type) -> Bool {
    switch (candidate.declaration, requirement) {
    case (let function as FunctionDeclaration, let required as FunctionDeclaration):
      return fulfils(function, required, candidate.substitution, wanted)
    case (let variable as VariableDeclaration, let required as VariableDeclaration):
      if variable.changesWhenRead, variable.owner?.isClass == false, required.getter?.isMutating != true { return false }
      if required.setter != nil, variable.isLet || variable.storage == .computed && variable.setter == nil { return false }
      return attempt { unify(normalized(self.type(of: variable).substituting(candidate.substitution)), wanted) ? true : nil }
        ?? false
    case (let subscripting as SubscriptDeclaration, let required as SubscriptDeclaration):
      if required.setter != nil, subscripting.setter == nil { return false }
      let found = normalized(valueType(of: subscripting).substituting(candidate.substitution))
      return attempt { unify(found, wanted) ? true : nil } ?? false
    default: return false
    }
  }

  private func fulfils(
    _ function: FunctionDeclaration, _ required: FunctionDeclaration, _ substitution: Substitution, _ wanted: Type
  ) -> Bool {
    readSignature(function)
    guard function.parameters.map(\.label) == required.parameters.map(\.label) || function.isOperator else { return false }
    if !required.isLibrary, zip(function.parameters, required.parameters).contains(where: { keepsMore($0, than: $1) }) {
      return false
    }
    guard function.generics.count == required.generics.count || function.generics.allSatisfy({ substitution[$0] != nil }),
      !(function.isMutating && !required.isMutating)
    else { return false }
    var substitution = substitution
    for (mine, theirs) in zip(function.generics, required.generics) {
      guard mine.protocols.allSatisfy({ conforms(.parameter(theirs), to: $0) }) else { return false }
      substitution[mine] = .parameter(theirs)
    }
    if function.kind == .initializer { return fulfils(initializer: function, required, substitution, wanted) }
    guard case .function(var found) = normalized(Type.function(function.type).substituting(substitution)),
      case .function(let target) = wanted
    else {
      return false
    }
    if found.throwsErrors && !target.throwsErrors { return false }
    found.throwsErrors = target.throwsErrors
    if found.thrown == nil || target.thrown == nil { found.setThrown(target.thrown) }
    return attempt { unify(.function(found), wanted) ? true : nil } ?? false
  }

  /// Who calls what is required lends a function; this one would keep it.
  private func keepsMore(_ parameter: Parameter, than required: Parameter) -> Bool {
    guard parameter.isEscaping, !required.isEscaping, case .function = parameter.type.head, case .function = required.type.head
    else { return false }
    return true
  }

  private func fulfils(
    initializer: FunctionDeclaration, _ required: FunctionDeclaration, _ substitution: Substitution, _ wanted: Type
  ) -> Bool {
    guard case .function(let target) = wanted, initializer.isFailable == required.isFailable || !initializer.isFailable else {
      return false
    }
    return attempt {
      zip(initializer.parameters, target.parameters).allSatisfy { unify(normalized($0.type.substituting(substitution)), $1.type) }
        ? true : nil
    } ?? false
  }
}
