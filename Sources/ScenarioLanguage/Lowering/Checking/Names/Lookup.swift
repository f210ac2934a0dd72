import DispatchTrace
import SwiftSyntax

/// A member that a name may mean, and what its owner's parameters are there.
struct MemberCandidate {
  var declaration: Declaration
  var substitution: Substitution
  var dispatch: Expression.Dispatch
}

/// Finding declarations by name.
extension Checker {
  /// The members called `name` that values of `type` have, the nearest first. What another file keeps to itself is among them only
  /// where there is nothing else: for what is said of it.
  func lookUpMembers(_ name: String, in type: Type) -> [MemberCandidate] {
    let found = allMembers(name, in: type)
    if !hasSeveralFiles || found.count < 2 { return found }
    let visible = found.filter { !$0.declaration.isFilePrivate || $0.declaration.position.file == scope.file }
    return visible.isEmpty ? found : visible
  }

  private func allMembers(_ name: String, in type: Type) -> [MemberCandidate] {
    switch simplified(type) {
    case .nominal(let declaration, let arguments):
      return nominalMembers(name, declaration, arguments, receiver: simplified(type))
    case .parameter, .dependent:
      let found = superclass(boundOf: type).map { lookUpMembers(name, in: $0) } ?? []
      return found.map { inherited($0, by: simplified(type)) }
        + protocolMembers(name, withInherited(protocols(boundOf: simplified(type))), receiver: simplified(type), isOpen: true)
    case .existential(let protocols):
      let found = protocolMembers(name, withInherited(protocols), receiver: simplified(type), isOpen: true)
      guard found.isEmpty, let bound = superclass(boundOf: protocols) else { return found }
      return lookUpMembers(name, in: bound)
    case .variable(let variable):
      guard let literal = variable.literal else { return [] }
      return lookUpMembers(name, in: defaultType(literal))
    case .function, .tuple, .metatype, .error: return []
    }
  }

  /// What a protocol's extension has for the class that bounds a parameter is a member of what the parameter stands for: its `Self`.
  private func inherited(_ candidate: MemberCandidate, by parameter: Type) -> MemberCandidate {
    guard let own = (candidate.declaration as? ValueDeclaration)?.owner?.selfParameter else { return candidate }
    var candidate = candidate
    candidate.substitution[own] = parameter
    return candidate
  }

  private func nominalMembers(
    _ name: String, _ declaration: NominalDeclaration, _ arguments: [Type], receiver: Type
  ) -> [MemberCandidate] {
    var result: [MemberCandidate] = []
    var current: (declaration: NominalDeclaration, arguments: [Type])? = (declaration, arguments)
    while let (owner, arguments) = current {
      readHeader(owner)
      let substitution = Substitution(uniqueKeysWithValues: zip(owner.generics, arguments))
      let nearer = result
      for member in members(named: name, of: owner) where isInReach(member) {
        guard let value = member as? ValueDeclaration else {
          result.append(MemberCandidate(declaration: member, substitution: substitution, dispatch: .direct))
          continue
        }
        if name == "init", owner !== declaration { continue }
        if nearer.contains(where: { overrides($0, value, substitution) }) { continue }
        guard value.conditions.allSatisfy({ mayHold($0, substitution) }) else { continue }
        let isVirtual = owner.isClass && !(owner.isLibrary && owner.isFinal) && !value.isStatic && name != "init"
        result.append(MemberCandidate(declaration: value, substitution: substitution, dispatch: isVirtual ? .virtual : .direct))
      }
      guard case .nominal(let parent, let parentArguments)? = owner.superclass?.substituting(substitution) else { break }
      current = (parent, parentArguments)
    }
    let protocols = allConformances(of: declaration, arguments)
    result += protocolMembers(name, protocols, receiver: receiver, isOpen: false)
    return result
  }

  private func overrides(_ nearer: MemberCandidate, _ further: ValueDeclaration, _ substitution: Substitution) -> Bool {
    if let own = nearer.declaration as? ValueDeclaration {
      // `static let name` of a subclass leaves the `name` that its instances inherit.
      if own.isStatic != further.isStatic { return false }
    }
    switch (nearer.declaration, further) {
    case (let first as FunctionDeclaration, let second as FunctionDeclaration):
      guard first.isOverride, labels(of: first) == labels(of: second) else { return false }
      readSignature(first)
      readSignature(second)
      // `show(_ count: Int)` of a `Shelf<String>` is not its `show(_ item: Item)`.
      let own = { (type: Type) in
        type.contains { if case .parameter(let part) = $0 { second.generics.contains(part) } else { false } }
      }
      let isSame = zip(first.parameters, second.parameters).allSatisfy { mine, theirs in
        own(theirs.type)
          || normalized(mine.type.substituting(nearer.substitution)) == normalized(theirs.type.substituting(substitution))
      }
      return isSame || isOrOverrides(first, second)
    case (let first as SubscriptDeclaration, let second as SubscriptDeclaration):
      return first.isOverride && mayOverride(first, second)
    case (let first as VariableDeclaration, is VariableDeclaration): return first.isOverride || first.owner !== further.owner
    default: return false
    }
  }

  func hasSameParameters(_ first: SubscriptDeclaration, _ second: SubscriptDeclaration) -> Bool {
    readSignature(first)
    readSignature(second)
    return first.generics.count == second.generics.count && first.parameters.map(\.label) == second.parameters.map(\.label)
      && zip(first.parameters, second.parameters).allSatisfy { sameForOverride($0.type, $1.type) }
  }

  func sameForOverride(_ first: Type, _ second: Type) -> Bool {
    if case .parameter = second { return true }
    return first == second || second.contains { if case .parameter = $0 { true } else { false } }
  }

  /// The protocols a type conforms to, inherited ones included, whose conditions hold.
  func allConformances(of declaration: NominalDeclaration, _ arguments: [Type]) -> [NominalDeclaration] {
    var result: [NominalDeclaration] = []
    var current: (declaration: NominalDeclaration, arguments: [Type])? = (declaration, arguments)
    while let (owner, arguments) = current {
      readHeader(owner)
      let substitution = Substitution(uniqueKeysWithValues: zip(owner.generics, arguments))
      for conformance in owner.conformances where isMet(conformance.conditions, substitution) {
        for inherited in allProtocols(of: conformance.to) where !result.contains(inherited) { result.append(inherited) }
      }
      for inherited in withInherited(impliedConformances(of: owner)) where !result.contains(inherited) {
        result.append(inherited)
      }
      guard case .nominal(let parent, let parentArguments)? = owner.superclass?.substituting(substitution) else { break }
      current = (parent, parentArguments)
    }
    return result
  }

  /// Whether they are, or may be: looking makes nothing equal.
  private func isMet(_ conditions: [Requirement], _ substitution: Substitution) -> Bool {
    if conditions.isEmpty { return true }
    let start = mark()
    defer { rollBack(to: start) }
    return conditions.allSatisfy { holds($0, substitution) }
  }

  /// What is in an `any P & Q` conforms to both, though that itself conforms to nothing.
  private func isPromised(_ requirement: Requirement, by receiver: Type, _ own: GenericParameter) -> Bool {
    guard case .conforms(.parameter(own), let target) = requirement, case .existential(let protocols) = simplified(receiver)
    else { return false }
    return protocols.contains { allProtocols(of: $0).contains(target) }
  }

  private func withInherited(_ protocols: [NominalDeclaration]) -> [NominalDeclaration] {
    if protocols.count < 2 { return protocols.first.map { allProtocols(of: $0) } ?? [] }
    var result: [NominalDeclaration] = []
    for declaration in protocols.flatMap({ allProtocols(of: $0) }) where !result.contains(declaration) {
      result.append(declaration)
    }
    return result
  }

  /// Of `protocols`, which are all that it conforms to. `isOpen`: the receiver's own members are not known, so requirements count, by
  /// witness.
  private func protocolMembers(
    _ name: String, _ protocols: [NominalDeclaration], receiver: Type, isOpen: Bool
  ) -> [MemberCandidate] {
    guard let declaring = protocolsByMember[name] else { return [] }
    var requirements: [MemberCandidate] = []
    var extensions: [MemberCandidate] = []
    var extendedProtocols = 0
    for declaration in protocols where declaring.contains(declaration) {
      guard let own = declaration.selfParameter else { continue }
      let before = extensions.count
      let substitution: Substitution = [own: receiver]
      for case let member as ValueDeclaration in members(named: name, of: declaration) where isInReach(member) {
        if isRequirement(member) {
          if isOpen { requirements.append(MemberCandidate(declaration: member, substitution: substitution, dispatch: .witness)) }
        } else if member.conditions.allSatisfy({ isPromised($0, by: receiver, own) || mayHold($0, substitution) }) {
          extensions.append(MemberCandidate(declaration: member, substitution: substitution, dispatch: .direct))
        }
      }
      if extensions.count > before { extendedProtocols += 1 }
    }
    if requirements.isEmpty, extendedProtocols < 2 { return extensions }
    // A default implementation is reached through its requirement.
    return requirements
      + extensions.filter { candidate in
        !requirements.contains {
          isImplementation(candidate.declaration, of: $0.declaration) && !hasMoreDefaults(candidate, than: $0)
        }
          && !(extendedProtocols > 1 && extensions.contains { isRefinement($0, of: candidate) })
      }
  }

  /// `func log(_ text: String, line: Int = #line)` in an extension, beside the requirement that has no defaults: calls that leave
  /// the rest out mean the extension's.
  private func hasMoreDefaults(_ candidate: MemberCandidate, than requirement: MemberCandidate) -> Bool {
    zip(parameters(of: candidate.declaration), parameters(of: requirement.declaration)).contains { own, asked in
      own.hasDefault && !asked.hasDefault
    }
  }

  /// An `init` beside the `init?` that is asked for is another one: which is meant is what the call wants.
  func isImplementation(_ found: Declaration, of requirement: Declaration) -> Bool {
    sameShape(found, requirement)
      && (found as? FunctionDeclaration)?.isFailable == (requirement as? FunctionDeclaration)?.isFailable
  }

  /// A member of a protocol's extension hides those of the same type in the protocols it inherits from.
  private func isRefinement(_ nearer: MemberCandidate, of candidate: MemberCandidate) -> Bool {
    guard let own = nearer.declaration as? ValueDeclaration, let other = candidate.declaration as? ValueDeclaration,
      let owner = own.owner, let otherOwner = other.owner, owner !== otherOwner, allProtocols(of: owner).contains(otherOwner)
    else { return false }
    return sameShape(own, other) && parameters(of: own).map(\.type.description) == parameters(of: other).map(\.type.description)
      && (own as? FunctionDeclaration)?.result.description == (other as? FunctionDeclaration)?.result.description
  }

  func isRequirement(_ member: ValueDeclaration) -> Bool {
    switch member {
    case let function as FunctionDeclaration: function.isRequirement
    case let subscripting as SubscriptDeclaration: subscripting.isRequirement
    case let variable as VariableDeclaration: variable.owner?.isProtocol == true && (variable.getter?.body == nil)
    default: false
    }
  }

  func sameShape(_ first: Declaration, _ second: Declaration) -> Bool {
    if let first = first as? FunctionDeclaration, let second = second as? FunctionDeclaration {
      guard labels(of: first) == labels(of: second) else { return false }
      readSignature(first)
      readSignature(second)
      return first.generics.count == second.generics.count
        && zip(first.parameters, second.parameters).allSatisfy { !areKnownToDiffer($0.type, $1.type) }
    }
    if let first = first as? SubscriptDeclaration, let second = second as? SubscriptDeclaration {
      return hasSameParameters(first, second)
        && zip(first.parameters, second.parameters).allSatisfy { !areKnownToDiffer($0.type, $1.type) }
    }
    return first is VariableDeclaration && second is VariableDeclaration
  }

  /// One is a function and the other something else that is known, or they are of different names: `Int`, `String`, `[Int]`.
  private func areKnownToDiffer(_ first: Type, _ second: Type) -> Bool {
    if case (.nominal(let own, let arguments), .nominal(let other, let others)) = (first.head, second.head) {
      return own !== other || zip(arguments, others).contains { areKnownToDiffer($0, $1) }
    }
    return isFunction(first) && isNoFunction(second) || isNoFunction(first) && isFunction(second)
  }

  private func isFunction(_ type: Type) -> Bool {
    if case .function = type.head { true } else { false }
  }

  /// No function conforms to anything.
  private func isNoFunction(_ type: Type) -> Bool {
    switch type.head {
    case .nominal, .tuple, .existential, .metatype: true
    case .parameter, .dependent: !protocols(boundOf: type).isEmpty
    case .function, .variable, .error: false
    }
  }

  /// What a protocol asks for, without what it inherits.
  func requirements(of declaration: NominalDeclaration) -> [ValueDeclaration] {
    if let known = declaration.requirementsList { return known }
    let written = declaration.parts.filter { !$0.isExtension }.flatMap { $0.members.flatMap { memberNames($0.decl) } }
    var result: [ValueDeclaration] = []
    for name in written + declaration.requirementNames {
      for case let value as ValueDeclaration in members(named: name, of: declaration)
      where isRequirement(value) && !result.contains(value) { result.append(value) }
    }
    declaration.requirementsList = result
    return result
  }

  func memberNames(_ syntax: DeclSyntax) -> [String] {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return [name(node.name)]
    case .initializerDecl: return ["init"]
    case .deinitializerDecl: return ["deinit"]
    case .subscriptDecl: return ["subscript"]
    case .variableDecl(let node):
      let own = declaredProperties(node).map { name($0.identifier.identifier) }
      return own.flatMap { [$0] + wrappedNames(node.attributes, $0) }
    case .enumCaseDecl(let node): return node.elements.map { name($0.name) }
    default: return []
    }
  }

  // MARK: - Names without a base

  enum NameMeaning {
    case declarations([Declaration])
    /// A generic parameter, or a type that a protocol's conformers have.
    case generic(Type)
    /// Members of an enclosing type.
    case members([MemberCandidate], of: NominalDeclaration, selfVariable: VariableDeclaration?)
  }

  func lookUp(_ text: String) -> NameMeaning? {
    var current: Scope? = scope
    var isMember = false
    while let next = current {
      if let parameter = next.generics[text] { return .generic(.parameter(parameter)) }
      if next.nominal != nil { isMember = true }
      if let found = next.names[text].map({ visible(behindGuards($0, in: next, isMember), from: scope) }), !found.isEmpty {
        return .declarations(found)
      }
      if let nominal = next.nominal {
        let own = lookUpMembers(text, in: nominal.selfType)
        if !own.isEmpty { return .members(own, of: nominal, selfVariable: nil) }
        if nominal.isProtocol, let found = typeMember(text, of: nominal) as? AssociatedName {
          return .generic(normalized(.dependent(.parameter(found.parameter), found.name)))
        }
        let found = typeMember(text, of: nominal)
        if let type = (found as? InheritedType).flatMap({ resolve($0) }) { return .generic(type) }
        if nominal.isProtocol, let alias = found as? TypeAlias { return .declarations([alias]) }
      }
      if next === fileScope, let later = laterVariable(text) { return .declarations([later]) }
      if next === library.scope {
        guard scope.reaches(text, isLibrary: true) else { return nil }
        library.load(text)
        if !scope.isLibrary { library.mention(text) }
        return next.names[text].map { .declarations($0) }
      }
      current = next.parent
    }
    return nil
  }

  /// Whether the code that is checked now may use the declaration: a scenario has no way to the library's internals, nor the library
  /// to what a scenario adds to the library's types, but for what the checker itself has made there.
  func isInReach(_ member: Declaration) -> Bool {
    if member.position.isKnown, scope.isLibrary, !member.name.hasPrefix("$"),
      (member as? ValueDeclaration)?.owner?.isLibrary == true
    {
      return false
    }
    let isTheirs = !member.position.isKnown && (member as? ValueDeclaration)?.owner?.isLibrary != false
    guard scope.reaches(member.name, isLibrary: isTheirs) else { return false }
    guard member.name == "init", !scope.isLibrary, isTheirs else { return true }
    return labels(of: member).allSatisfy { scope.reaches($0 ?? "_", isLibrary: true) }
  }

  /// `self` where it can be used now.
  func currentSelf() -> VariableDeclaration? {
    var current: Scope? = scope
    while let next = current {
      if let found = next.names["self"]?.first as? VariableDeclaration { return found }
      if next.nominal != nil { return nil }
      current = next.parent
    }
    return nil
  }

  func visibleNames() -> [String] {
    var result: Set<String> = []
    var current: Scope? = scope
    while let next = current {
      result.formUnion(next.names.keys)
      if let nominal = next.nominal { result.formUnion(memberNames(of: nominal)) }
      current = next.parent
    }
    return result.union(Library.allNames).filter { $0.first?.isLetter == true }.sorted()
  }

  func memberNames(of declaration: NominalDeclaration) -> [String] {
    var result = Set(declaration.members.keys).union(declaration.memberSyntax.keys)
    if let parent = declaration.superclass?.nominal { result.formUnion(memberNames(of: parent)) }
    for conformance in declaration.conformances {
      for inherited in allProtocols(of: conformance.to) {
        result.formUnion(inherited.members.keys.map { $0 } + inherited.memberSyntax.keys)
      }
    }
    return result.filter { !$0.hasPrefix("_") }.sorted()
  }
}
