import DispatchTrace

/// Which types conform to which protocols, and what their associated types are.
extension Checker {
  /// The protocol and everything it inherits from.
  func allProtocols(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    if let known = declaration.allProtocols { return known }
    var result: [NominalDeclaration] = []
    func visit(_ next: NominalDeclaration) {
      if result.contains(next) { return }
      result.append(next)
      readHeader(next)
      for conformance in next.conformances { visit(conformance.to) }
    }
    visit(declaration)
    // While a header is read it does not say all yet.
    if result.allSatisfy({ $0.isProtocol && !$0.isHeaderBeingRead }) { declaration.allProtocols = result }
    return result
  }

  func conforms(_ type: Type, to target: NominalDeclaration) -> Bool {
    if target.name == "Sendable" || target.name == "Copyable" { return true }
    if let constrained = target.constrains {
      return conforms(type, to: constrained)
        && zip(constrained.primaryAssociatedTypes, target.arguments).allSatisfy { unifyOrUndo(.dependent(type, $0), $1) }
    }
    if let parent = target.ofClass { return isSubclass(simplified(type), of: parent) }
    switch simplified(type) {
    case .error: return true
    case .variable(let variable):
      guard let literal = variable.literal else { return false }
      return conforms(library.type(literal == .integer ? "Int" : literal == .float ? "Double" : "String"), to: target)
    case .parameter, .dependent:
      if let superclass = superclass(boundOf: type), conforms(superclass, to: target) { return true }
      if target.name == "AnyObject" { return isClassBound(type) }
      return protocols(boundOf: simplified(type)).contains { allProtocols(of: $0).contains(target) }
    case .existential(let protocols):
      // A protocol type conforms to nothing, except to Error and to its own class-bound and marker protocols.
      if target.name == "AnyObject" { return protocols.contains { isClassBound($0) } }
      return target.name == "Error" && protocols.contains { allProtocols(of: $0).contains(target) }
    case .nominal(let declaration, let arguments): return conforms(declaration, arguments, to: target)
    case .tuple, .function, .metatype: return false
    }
  }

  private func conforms(_ declaration: NominalDeclaration, _ arguments: [Type], to target: NominalDeclaration) -> Bool {
    if target.name == "AnyObject" { return declaration.isReferenceType }
    readHeader(declaration)
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    for conformance in declaration.conformances where allProtocols(of: conformance.to).contains(target) {
      if conformance.conditions.allSatisfy({ holds($0, substitution) }) { return true }
    }
    if case .nominal(let parent, let parentArguments)? = declaration.superclass?.substituting(substitution) {
      return conforms(parent, parentArguments, to: target)
    }
    return isImplied(declaration, target)
  }

  /// Enums without payloads are Equatable and Hashable, raw-value enums RawRepresentable, without saying so.
  private func isImplied(_ declaration: NominalDeclaration, _ target: NominalDeclaration) -> Bool {
    guard declaration.kind == .enumeration, target.isLibrary else { return false }
    switch target.name {
    case "Equatable", "Hashable": return cases(of: declaration).allSatisfy { $0.payload.isEmpty }
    case "RawRepresentable": return declaration.rawType != nil
    default: return false
    }
  }

  func impliedConformances(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    guard declaration.kind == .enumeration else { return [] }
    return ["Equatable", "Hashable", "RawRepresentable"].compactMap { library.known($0) }.filter { isImplied(declaration, $0) }
  }

  func holds(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    switch requirement {
    case .conforms(let type, let target): return conforms(type.substituting(substitution), to: target)
    case .inherits(let type, let parent):
      return isSubclass(simplified(type.substituting(substitution)), of: simplified(parent.substituting(substitution)))
    case .same(let left, let right):
      return unifyOrUndo(left.substituting(substitution), right.substituting(substitution))
    }
  }

  func isSubclass(_ type: Type, of target: Type) -> Bool {
    var current = simplified(type)
    if let bound = superclass(boundOf: current) { current = bound }
    while true {
      if unifyOrUndo(current, target) { return true }
      guard let parent = superclass(of: current) else { return false }
      current = parent
    }
  }

  func superclass(of type: Type) -> Type? {
    guard case .nominal(let declaration, let arguments) = type.head, declaration.isClass else { return nil }
    readHeader(declaration)
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    return declaration.superclass?.substituting(substitution)
  }

  // MARK: - Associated types

  /// `Base.name` when the base is known well enough.
  func dependentType(_ name: String, of base: Type) -> Type? {
    switch base {
    case .nominal(let declaration, let arguments):
      readHeader(declaration)
      let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
      if let index = declaration.innermostGenerics.firstIndex(where: { $0.name == name }) { return simplified(arguments[index]) }
      if name == "RawValue", let raw = declaration.rawType { return raw }
      if let found = memberType(name, of: declaration) {
        return simplifiedMember(name, found.substituting(substitution), of: base)
      }
      if let inferred = inferredAssociatedType(name, of: declaration) {
        return simplifiedMember(name, inferred.substituting(substitution), of: base)
      }
      // A sequence that is its own iterator.
      if name == "Iterator", let protocolDeclaration = library.known("IteratorProtocol"), conforms(base, to: protocolDeclaration)
      {
        return base
      }
      if name == "Element", let known = elementOfIterator(base) { return known }
      if let inherited = protocolAlias(name, declaration, arguments, base) { return simplified(inherited) }
      return superclass(of: base).flatMap { dependentType(name, of: simplified($0)) }
    case .parameter(let parameter):
      if let fixed = parameterEqualities[parameter]?[name] { return simplified(fixed) }
      let protocols = protocols(boundOf: .parameter(parameter))
      return fixed(name, by: protocols, of: base) ?? alias(name, of: protocols, for: base)
    case .variable(let variable): return variable.literal.flatMap { dependentType(name, of: defaultType($0)) }
    case .existential(let protocols):
      return fixedAssociated(name, of: protocols, base: base) ?? erasedAssociated(name, of: protocols)
    case .dependent: return typeByPath(name, of: base)
    case .error: return .error
    case .function, .tuple, .metatype: return nil
    }
  }

  /// None where the iterator says that its elements are those of the sequence.
  private func elementOfIterator(_ base: Type) -> Type? {
    guard !base.isDeep, sequencesOfIterators.insert(base).inserted else { return nil }
    defer { sequencesOfIterators.remove(base) }
    guard let iterator = dependentType("Iterator", of: base) else { return nil }
    if case .dependent = iterator { return simplified(.dependent(iterator, "Element")) }
    return dependentType("Element", of: iterator)
  }

  /// `IndexingIterator<Self>` is the one that collections have by default, not what this one says it is.
  private func simplifiedMember(_ name: String, _ found: Type, of base: Type) -> Type {
    if name == "Iterator", case .dependent(let whole, name) = found.head, whole.head == base.head,
      let iterator = library.known("_IndexingIterator")
    {
      return .nominal(iterator, [base])
    }
    guard case .dependent = found.head else { return simplified(found) }
    // Defaults may say that two are each other.
    guard followedMembers.insert(found).inserted else { return .error }
    defer { followedMembers.remove(found) }
    return simplified(found)
  }

  /// What the angle brackets, or the protocols, say that it is for all values.
  func fixedAssociated(_ name: String, of protocols: [NominalDeclaration], base: Type) -> Type? {
    (protocols.lazy.compactMap { $0.fixedArgument(name) }.first ?? fixed(name, by: protocols, of: base)).map { simplified($0) }
  }

  /// A nested type or type alias of that name.
  func memberType(_ name: String, of declaration: NominalDeclaration) -> Type? {
    for member in members(named: name, of: declaration) {
      if let alias = member as? TypeAlias { return resolve(alias) }
      if let nested = member as? NominalDeclaration { return nested.selfType }
    }
    return nil
  }

  /// A type alias in an extension of a protocol that the type conforms to, or what such a protocol says it is.
  private func protocolAlias(_ name: String, _ declaration: NominalDeclaration, _ arguments: [Type], _ base: Type) -> Type? {
    let protocols = allConformances(of: declaration, arguments)
    return alias(name, of: protocols, for: base) ?? fixed(name, by: protocols, of: base)
      ?? typeByEqualPath(name, in: protocols, of: base)
  }

  /// `Author.ID`, which a protocol of `Author` says for all that conform to it.
  func aliasOfProtocols(_ name: String, for type: Type) -> Type? {
    guard case .nominal(let declaration, let arguments) = type else { return nil }
    return alias(name, of: allConformances(of: declaration, arguments), for: type)
  }

  /// A type alias of one of the protocols, or of its extensions, for the type that conforms to it.
  func alias(_ name: String, of protocols: [NominalDeclaration], for base: Type) -> Type? {
    for inherited in protocols.flatMap({ allProtocols(of: $0) }) {
      guard let own = inherited.selfParameter else { continue }
      for case let alias as TypeAlias in members(named: name, of: inherited)
      where base.nominal?.isLibrary == false || !repeatsAssociatedType(alias, of: inherited) {
        return resolve(alias).substituting([own: base])
      }
    }
    return nil
  }

  /// `typealias Element = Self.Iterator.Element` in a scenario's extension of `Sequence`: what it is for the library's own types was settled
  /// when the library was compiled, and inside of the protocol the name means its associated type all the same.
  func repeatsAssociatedType(_ alias: TypeAlias, of target: NominalDeclaration) -> Bool {
    alias.position.isKnown && target.isLibrary && allProtocols(of: target).contains { $0.associatedTypes.contains(alias.name) }
  }

  /// What a protocol says the associated type of all that conform to it is: `protocol Command: Request where Reply == Void`.
  func fixed(_ name: String, by protocols: [NominalDeclaration], of base: Type) -> Type? {
    for inherited in protocols.flatMap({ allProtocols(of: $0) }) {
      guard let own = inherited.selfParameter, let type = parameterEqualities[own]?[name] else { continue }
      return type.substituting([own: base])
    }
    return nil
  }

  /// Finds an associated type in the signature of the member that fulfils a requirement which mentions it.
  private func inferredAssociatedType(_ name: String, of declaration: NominalDeclaration) -> Type? {
    let key = AssociatedKey(declaration: declaration, name: name)
    guard inferringAssociated.insert(key).inserted else { return nil }
    defer { inferringAssociated.remove(key) }
    for conformance in declaration.conformances {
      let protocols = allProtocols(of: conformance.to)
      guard protocols.contains(where: { $0.associatedTypes.contains(name) }) else { continue }
      // A protocol's requirements may mention the associated types of those it inherits from.
      for inherited in protocols {
        for requirement in requirements(of: inherited) {
          if let found = inferAssociated(name, requirement, of: declaration, in: inherited) { return found }
        }
      }
      for inherited in protocols {
        if let found = inferAssociated(name, fromExtensionsOf: inherited, declaration) { return found }
      }
      for inherited in protocols {
        if let found = inferAssociated(name, asked: inherited, fromExtensionsOfOthers: declaration) { return found }
      }
      for inherited in protocols {
        guard let fallback = inherited.associatedDefaults[name], let own = inherited.selfParameter else { continue }
        return resolve(fallback, in: inherited.scope).substituting([own: declaration.selfType])
      }
    }
    return nil
  }

  private func inferAssociated(
    _ name: String, _ requirement: ValueDeclaration, of declaration: NominalDeclaration, in owner: NominalDeclaration
  ) -> Type? {
    guard let selfParameter = owner.selfParameter else { return nil }
    let holes = openAssociatedTypes(of: owner)
    guard let hole = holes[name] else { return nil }
    let type = valueType(of: requirement)
    let pattern = replacing(type, selfParameter, by: holes)
    let candidates = members(named: requirement.name, of: declaration).compactMap { $0 as? ValueDeclaration }
      .filter { $0.owner?.isProtocol != true && hasLabels(of: requirement, $0) }
    if candidates.count > 1 { fill(holes, mentionedIn: type, of: selfParameter, except: name, for: declaration) }
    for candidate in candidates {
      let found = attempt { () -> Type? in
        let given = withGenerics(of: requirement, for: candidate)
        let asked = throwing(pattern.substituting([selfParameter: declaration.selfType]), atMostAs: given)
        guard unify(asked, given) else { return nil }
        let result = hole.resolved
        if case .variable = result { return nil }
        return result
      }
      if let found { return found }
    }
    return nil
  }

  /// Which of two subscripts is the collection's, what is known of its `Index` says.
  private func fill(
    _ holes: [String: Type], mentionedIn type: Type, of own: GenericParameter, except name: String,
    for declaration: NominalDeclaration
  ) {
    for (other, hole) in holes.sorted(by: { $0.key < $1.key }) where other != name {
      guard type.contains(where: { $0 == .dependent(.parameter(own), other) }) else { continue }
      if let known = dependentType(other, of: declaration.selfType) { _ = unifyOrUndo(hole, known) }
    }
  }

  /// Every associated type is open at once: a signature may mention several.
  func openAssociatedTypes(of owner: NominalDeclaration) -> [String: Type] {
    allProtocols(of: owner).flatMap(\.associatedTypes).reduce(into: [:]) { $0[$1] = variable() }
  }

  func hasLabels(of requirement: ValueDeclaration, _ candidate: ValueDeclaration) -> Bool {
    parameters(of: candidate).map(\.label) == parameters(of: requirement).map(\.label)
  }

  /// The type of a member, with the parameters of a generic requirement for its own.
  func withGenerics(of requirement: ValueDeclaration, for candidate: ValueDeclaration) -> Type {
    let type = valueType(of: candidate)
    guard let own = candidate as? FunctionDeclaration, let asked = requirement as? FunctionDeclaration,
      own.generics.count == asked.generics.count
    else { return type }
    return type.substituting(Substitution(uniqueKeysWithValues: zip(own.generics, asked.generics.map { .parameter($0) })))
  }

  /// `extension View where Body == Never { var body: Never … }` is what fulfils `var body: Body` where the type has none of its own.
  private func inferAssociated(
    _ name: String, fromExtensionsOf owner: NominalDeclaration, _ declaration: NominalDeclaration
  ) -> Type? {
    guard let own = owner.selfParameter else { return nil }
    for requirement in requirements(of: owner) {
      for case let candidate as ValueDeclaration in members(named: requirement.name, of: owner) where !isRequirement(candidate) {
        for case .same(.dependent(.parameter(own), name), let type) in candidate.conditions where !isGeneric(type) { return type }
      }
      // `var rx: Reactive<Self>` of an extension is what fulfils `var rx: Reactive<Base>`.
      for case let candidate as ValueDeclaration in members(named: requirement.name, of: owner)
      where !isRequirement(candidate) && candidate.isStatic == requirement.isStatic
        && candidate.conditions.allSatisfy({ holds($0, [own: declaration.selfType]) })
      {
        if let found = associated(name, requirement, candidate, own, declaration.selfType) { return found }
      }
    }
    return nil
  }

  private func associated(
    _ name: String, _ requirement: ValueDeclaration, _ candidate: ValueDeclaration, _ own: GenericParameter, _ type: Type
  ) -> Type? {
    guard let holes = own.selfOf.map({ openAssociatedTypes(of: $0) }), let hole = holes[name] else { return nil }
    let asked = replacing(valueType(of: requirement), own, by: holes).substituting([own: type])
    return attempt {
      guard unify(asked, valueType(of: candidate).substituting([own: type])), !isUnknown(hole) else { return nil }
      // A default that takes what the type says it is says nothing.
      return hole.resolved == .dependent(type, name) ? nil : hole.resolved
    }
  }

  /// What does not throw, or only errors of one type, fulfils a requirement that may.
  func throwing(_ type: Type, atMostAs other: Type) -> Type {
    guard case .function(var asked) = type, case .function(let given) = other, asked.throwsErrors else { return type }
    if asked.thrown != nil, given.throwsErrors { return type }
    asked.throwsErrors = given.throwsErrors
    asked.setThrown(given.thrown)
    return .function(asked)
  }

  func replacing(_ type: Type, _ parameter: GenericParameter, by holes: [String: Type]) -> Type {
    if case .dependent(.parameter(parameter), let name) = type { return holes[name] ?? type }
    return type.mappingParts { replacing($0, parameter, by: holes) }
  }

  /// What the protocols of `base` say about its associated type.
  func dependentProtocols(_ base: Type, _ name: String) -> [NominalDeclaration] {
    let promised = conditionalProtocols(.dependent(base.head, name))
    switch base.head {
    case .parameter(let parameter):
      return promised + (associatedConstraints[parameter]?[name] ?? []) + inheritedConstraints(parameter, name)
    case .dependent(let outer, let outerName):
      return promised + constraints(on: name, by: dependentProtocols(outer, outerName))
        + constraintsByPath(on: name, of: base.head)
    case .nominal, .function, .tuple, .existential, .metatype, .variable, .error: return promised
    }
  }

  private func inheritedConstraints(_ parameter: GenericParameter, _ name: String) -> [NominalDeclaration] {
    constraints(on: name, by: protocols(boundOf: .parameter(parameter)))
  }

  /// What the protocols require of their associated type.
  private func constraints(on name: String, by protocols: [NominalDeclaration]) -> [NominalDeclaration] {
    protocols.flatMap { allProtocols(of: $0) }.flatMap { inherited -> [NominalDeclaration] in
      guard let own = inherited.selfParameter else { return [] }
      return associatedConstraints[own]?[name] ?? []
    }
  }
}
