import DispatchTrace
import SwiftSyntax

/// What is checked once for every type of the scenario: members, conformances, initialisers.
extension Checker {
  func checkType(_ declaration: NominalDeclaration) {
    readHeader(declaration)
    refuseBuilder(of: declaration)
    _ = cases(of: declaration)
    let stored = storedProperties(of: declaration)
    checkMembers(of: declaration)
    checkStored(stored, declaration)
    checkRequired(declaration)
    checkRecursion(declaration)
    if !declaration.isProtocol { checkConformances(of: declaration) }
  }

  /// What the scenario adds to a type of the library.
  func checkExtensions(of declaration: NominalDeclaration) {
    checkMembers(of: declaration)
    checkConformances(of: declaration)
  }

  /// Those that the scenario declares.
  private func checkMembers(of declaration: NominalDeclaration) {
    for part in declaration.parts {
      for member in part.members where position(member).isKnown {
        for name in memberNames(member.decl) { _ = members(named: name, of: declaration) }
        checkMember(member.decl, part, declaration)
      }
    }
    for name in declaration.members.keys.sorted() {
      for member in declaration.members[name] ?? [] where member.position.isKnown { checkMember(member, declaration) }
    }
    checkRedeclarations(in: declaration)
  }

  private func checkMember(_ syntax: DeclSyntax, _ part: NominalDeclaration.Part, _ declaration: NominalDeclaration) {
    checkRules(of: syntax, part, declaration)
    for binding in syntax.as(VariableDeclSyntax.self)?.bindings ?? [] {
      if binding.pattern.is(WildcardPatternSyntax.self) {
        report(.syntax, "Property declaration does not bind any variables", at: binding.pattern)
      } else if binding.pattern.is(TuplePatternSyntax.self) {
        report(.unsupported, "Properties that share a tuple are not supported; declare each by itself", at: binding.pattern)
      }
    }
    if let node = syntax.as(VariableDeclSyntax.self), part.isExtension, !modifiers(node.modifiers).contains("static") {
      for binding in node.bindings where binding.accessorBlock == nil {
        report(.type, "Extensions must not contain stored properties", at: binding)
      }
    }
    if !declaration.isProtocol || part.isExtension { checkBody(ofMember: syntax) }
  }

  private func checkMember(_ member: Declaration, _ declaration: NominalDeclaration) {
    switch member {
    case let function as FunctionDeclaration where function.synthesized == nil:
      readSignature(function)
      if function.isRequirement { checkParameters(of: function) }
      checkOverride(function, declaration)
      if !function.isRequirement { checkBody(of: function) }
    case let variable as VariableDeclaration:
      let type = type(of: variable)
      if variable.storage != .computed { initialValue(of: variable, as: type) }
      for accessor in variable.accessors where !accessor.isRequirement { checkBody(of: accessor) }
      checkOwnership(variable, type)
      if variable.isOverride, declaration.isClass, !declaration.hasUnknownSuperclass, overriddenProperty(of: variable) == nil {
        findings.add(.error, .type, "Property does not override any property from its superclass", at: variable.position)
      }
    case let subscripting as SubscriptDeclaration:
      readSignature(subscripting)
      for accessor in subscripting.accessors where !accessor.isRequirement { checkBody(of: accessor) }
      if subscripting.isOverride, declaration.isClass, !declaration.hasUnknownSuperclass, !overridesSubscript(subscripting) {
        findings.add(.error, .type, "Subscript does not override any subscript from its superclass", at: subscripting.position)
      }
    case let enumCase as EnumCase: readPayload(enumCase)
    default: break
    }
  }

  func checkOwnership(_ variable: VariableDeclaration, _ type: Type) {
    guard variable.ownership != .strong, !type.hasError else { return }
    let base = type.wrapped ?? type
    if variable.ownership == .weak, type.wrapped == nil {
      findings.add(.error, .type, "'weak' variable should have optional type '\(type)?'", at: variable.position)
    } else if !isReference(base) {
      findings.add(
        .error, .type, "'\(variable.ownership == .weak ? "weak" : "unowned")' may only be applied to class types, not '\(base)'",
        at: variable.position)
    }
  }

  /// The nearest ancestor's method of that name and these parameters.
  private func inherited(_ function: FunctionDeclaration, _ declaration: NominalDeclaration) -> FunctionDeclaration? {
    readSignature(function)
    let seesAll = declaration.isLibrary || !function.name.hasPrefix("_")
    var ancestor = declaration.superclass
    var found: FunctionDeclaration?
    // Takes more than what it overrides: `(Machine) -> Void` where that takes a `(Subclass) -> Void`.
    var wider: FunctionDeclaration?
    while found == nil, case .nominal(let parent, let arguments)? = ancestor {
      let substitution = Substitution(uniqueKeysWithValues: zip(parent.generics, arguments))
      for case let candidate as FunctionDeclaration in members(named: function.name, of: parent)
      where candidate !== function && candidate.isStatic == function.isStatic && (seesAll || !parent.isLibrary) {
        // What is private to the superclass, the subclass may declare as its own.
        guard withScope(function.scope, { isAccessible(candidate) }) else { continue }
        readSignature(candidate)
        guard candidate.generics.count == function.generics.count else { continue }
        let own = substitution.merging(zip(candidate.generics, function.generics.map(Type.parameter))) { _, own in own }
        guard candidate.parameters.map(\.label) == function.parameters.map(\.label) else { continue }
        let pairs = zip(candidate.parameters.map { $0.type.substituting(own) }, function.parameters.map(\.type))
        if pairs.allSatisfy({ $0 == $1 }) { found = candidate }
        if wider == nil, pairs.allSatisfy({ isValue($0, of: $1) }) { wider = candidate }
      }
      // The initialisers of a class's ancestors are its own only where it inherits them.
      ancestor = function.kind == .initializer ? nil : parent.superclass?.substituting(substitution)
    }
    return found ?? (function.isOverride ? wider : nil)
  }

  /// A value of the type is one of the other as it is: an object of a subclass, a function that takes objects of a superclass.
  private func isValue(_ type: Type, of other: Type) -> Bool {
    if type == other { return true }
    if let inner = type.wrapped, let wanted = other.wrapped { return isValue(inner, of: wanted) }
    if case .function(let given) = type, case .function(let wanted) = other {
      return given.parameters.count == wanted.parameters.count && (wanted.throwsErrors || !given.throwsErrors)
        && zip(wanted.parameters, given.parameters).allSatisfy { $0.isInout == $1.isInout && isValue($0.type, of: $1.type) }
        && isValue(given.result, of: wanted.result)
    }
    return type.nominal?.isClass == true && other.nominal?.isClass == true && isSubclass(type, of: other)
  }

  /// What a method of the library overrides: its types are not checked as those of the scenario are.
  func overriddenInLibrary(by function: FunctionDeclaration) -> FunctionDeclaration? {
    guard let owner = function.owner, owner.isLibrary, function.isOverride, function.overridden == nil else { return nil }
    let found = inherited(function, owner)
    function.overridden = found
    return found
  }

  private func checkOverride(_ function: FunctionDeclaration, _ declaration: NominalDeclaration) {
    guard declaration.isClass, function.kind == .method || function.kind == .initializer, !function.isOperator else { return }
    let found = inherited(function, declaration)
    function.overridden = found.map { $0.overridden ?? $0 }
    let overrides = function.isOverride || function.isRequired && found?.isRequired == true
    if function.isOverride, found == nil, !declaration.hasUnknownSuperclass {
      findings.add(.error, .type, "Method does not override any method from its superclass", at: function.position)
    }
    if let found, !overrides, function.kind == .method || !found.isConvenience && found.synthesized != .emptyClassInitializer {
      findings.add(.error, .type, "Overriding declaration requires an 'override' keyword", at: function.position)
    }
    if let found, found.isFinal {
      let message =
        function.isStatic ? "Cannot override static method" : "Instance method overrides a 'final' instance method"
      findings.add(.error, .type, message, at: function.position)
    }
  }

  /// What an overriding property overrides.
  func overriddenProperty(of variable: VariableDeclaration) -> VariableDeclaration? {
    guard variable.isOverride else { return nil }
    var current = variable.owner?.superclass?.nominal
    while let next = current {
      if let found = members(named: variable.name, of: next).compactMap({ $0 as? VariableDeclaration }).first { return found }
      current = next.superclass?.nominal
    }
    return nil
  }

  private func overridesSubscript(_ subscripting: SubscriptDeclaration) -> Bool {
    var current = subscripting.owner?.superclass?.nominal
    while let next = current {
      let inherited = members(named: subscripting.name, of: next).compactMap { $0 as? SubscriptDeclaration }
      if inherited.contains(where: { $0.isStatic == subscripting.isStatic && hasSameParameters(subscripting, $0) }) {
        return true
      }
      current = next.superclass?.nominal
    }
    return false
  }

  private func checkStored(_ stored: [VariableDeclaration], _ declaration: NominalDeclaration) {
    guard declaration.isClass else { return }
    guard !declaration.parts.contains(where: \.declaresInitializer), conformance(declaration, .decoding) == nil else { return }
    for property in stored where !property.hasInitialValue && !isImplicitlyNil(property) {
      findings.add(
        .error, .type, "Class '\(declaration.name)' has no initializers", at: declaration.position,
        notes: [
          Finding.Note(
            "Stored property '\(property.name)' without initial value prevents synthesized initializers", at: property.position)
        ])
      return
    }
  }

  /// A class with initialisers of its own has those that its superclass requires.
  private func checkRequired(_ declaration: NominalDeclaration) {
    guard let parent = declaration.superclass?.nominal, declaration.parts.contains(where: \.declaresInitializer) else { return }
    for case let required as FunctionDeclaration in members(named: "init", of: parent) where required.isRequired {
      readSignature(required)
      if declares(required, declaration) { continue }
      findings.add(
        .error, .type, "'required' initializer '\(required.fullName)' must be provided by subclass of '\(parent.name)'",
        at: declaration.position)
    }
  }

  /// Of a generic one the labels are compared: its parameters are not those of the one that it overrides.
  private func declares(_ required: FunctionDeclaration, _ declaration: NominalDeclaration) -> Bool {
    if overrides(required, in: declaration) { return true }
    guard !required.generics.isEmpty else { return false }
    return members(named: "init", of: declaration).contains { member in
      (member as? FunctionDeclaration)?.parameters.map(\.label) == required.parameters.map(\.label)
    }
  }

  /// A struct or enum cannot contain itself without a class, an array or `indirect` in between.
  private func checkRecursion(_ declaration: NominalDeclaration) {
    guard declaration.kind == .structure || declaration.kind == .enumeration else { return }
    var visited: Set<Type> = []
    if contains(declaration.selfType, declaration, &visited) {
      declaration.isRecursive = true
      let message =
        declaration.kind == .structure
        ? "Value type '\(declaration.name)' cannot have a stored property that recursively contains it"
        : "Recursive enum '\(declaration.name)' is not marked 'indirect'"
      findings.add(.error, .type, message, at: declaration.position)
    }
  }

  /// A value of type `outer` holds a value of the type `wanted` declares. What was `visited` holds none.
  private func contains(_ outer: Type, _ wanted: NominalDeclaration, _ visited: inout Set<Type>) -> Bool {
    guard case .nominal(let declaration, let arguments) = outer, visited.insert(outer).inserted, !outer.isDeep else {
      return false
    }
    var types: [Type] = []
    if declaration.kind == .structure { types = storedProperties(of: declaration).map { type(of: $0) } }
    if declaration.kind == .enumeration {
      types = cases(of: declaration).filter { !$0.isIndirect }.flatMap { $0.payload.map(\.type) }
    }
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    return types.contains { holds($0.substituting(substitution), wanted, &visited) }
  }

  private func holds(_ type: Type, _ wanted: NominalDeclaration, _ visited: inout Set<Type>) -> Bool {
    let type = simplified(type)
    switch type {
    case .nominal(let inner, let arguments):
      if inner === wanted { return true }
      if inner.isOptional { return holds(arguments[0], wanted, &visited) }
      return inner.isLibrary ? false : contains(type, wanted, &visited)
    case .tuple(let fields): return fields.contains { holds($0.type, wanted, &visited) }
    case .function, .parameter, .existential, .metatype, .dependent, .variable, .error: return false
    }
  }

  // MARK: - Conformances

  func checkConformances(of declaration: NominalDeclaration) {
    // The library keeps its own promises.
    for conformance in declaration.conformances where conformance.position.isKnown {
      withConditions(declaration.requirements + conformance.conditions) {
        for inherited in allProtocols(of: conformance.to) where !inherited.isLibrary || isCheckedLibraryProtocol(inherited) {
          checkConformance(of: declaration, to: inherited, conformance)
        }
        checkSynthesis(of: declaration, conformance)
        checkCoding(of: declaration, conformance)
      }
    }
  }

  private func isCheckedLibraryProtocol(_ declaration: NominalDeclaration) -> Bool {
    [
      "BidirectionalCollection", "Collection", "CustomDebugStringConvertible", "CustomStringConvertible",
      "DispatchSourceProtocol", "ExpressibleByArrayLiteral", "Identifiable", "IteratorProtocol", "LocalizedError", "NSLocking",
      "RandomNumberGenerator",
      "RangeReplaceableCollection", "Sequence",
    ].contains(declaration.name)
  }

  private func checkConformance(
    of declaration: NominalDeclaration, to target: NominalDeclaration, _ conformance: NominalDeclaration.Conformance
  ) {
    if isClassBound(target), !declaration.isClass {
      findings.add(
        .error, .type, "Non-class type '\(declaration.name)' cannot conform to class protocol '\(target.name)'",
        at: conformance.position)
    }
    if let bound = target.selfParameter?.superclass, declaration.isClass, !isSubclass(declaration.selfType, of: bound) {
      findings.add(
        .error, .type, "'\(target.name)' requires that '\(declaration.name)' inherit from '\(bound)'",
        at: conformance.position)
    }
    for requirement in requirements(of: target) where witness(for: requirement, in: declaration.selfType) == nil {
      findings.add(
        .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(target.name)'",
        at: declaration.isLibrary ? conformance.position : declaration.position,
        notes: [
          Finding.Note(
            "Protocol requires '\(requirementName(requirement))' with type '\(requirementType(requirement, declaration))'",
            at: requirement.position)
        ])
      return
    }
  }

  private func requirementName(_ requirement: ValueDeclaration) -> String {
    (requirement as? FunctionDeclaration)?.fullName ?? requirement.name
  }

  private func requirementType(_ requirement: ValueDeclaration, _ declaration: NominalDeclaration) -> Type {
    guard let own = requirement.owner?.selfParameter else { return valueType(of: requirement) }
    return normalized(valueType(of: requirement).substituting([own: declaration.selfType]))
  }

  /// Equatable and Hashable are synthesized only from parts that are.
  private func checkSynthesis(of declaration: NominalDeclaration, _ conformance: NominalDeclaration.Conformance) {
    let name = conformance.to.name
    guard conformance.to.isLibrary, ["Equatable", "Hashable", "Comparable"].contains(name) else { return }
    if name == "Comparable" {
      if ownComparison(.less, declaration.selfType) != nil { return }
      let parts = cases(of: declaration).flatMap { $0.payload.map(\.type) }
      let isMade = declaration.kind == .enumeration && declaration.rawType == nil
      if !isMade || !parts.allSatisfy({ $0.hasError || conforms($0, to: conformance.to) }) {
        reportUnmet(declaration, "Comparable", "<")
      }
      return
    }
    if ownComparison(.equal, declaration.selfType) != nil, name == "Equatable" { return }
    if name == "Hashable", ownHash(of: declaration) != nil || ownHashValue(of: declaration) != nil { return }
    if declaration.isClass {
      reportUnmet(declaration, name, name == "Equatable" ? "==" : "hash(into:)")
      return
    }
    let parts = storedProperties(of: declaration).map { type(of: $0) } + cases(of: declaration).flatMap { $0.payload.map(\.type) }
    for part in parts where !part.hasError && !conforms(part, to: conformance.to) {
      if case .tuple = part {
      } else {
        findings.add(
          .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(name)'", at: declaration.position)
      }
      return
    }
  }

  private func reportUnmet(_ declaration: NominalDeclaration, _ name: String, _ member: String) {
    findings.add(
      .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(name)'", at: declaration.position,
      notes: [Finding.Note("Write '\(member)'", at: declaration.position)])
  }

  func ownHash(of declaration: NominalDeclaration) -> FunctionDeclaration? {
    let own = members(named: "hash", of: declaration).compactMap { $0 as? FunctionDeclaration }.first { function in
      readSignature(function)
      return function.parameters.first?.label == "into" && function.parameters.count == 1
    }
    if let own { return own }
    readHeader(declaration)
    return declaration.superclass?.nominal.flatMap { ownHash(of: $0) }
  }

  /// `var hashValue: Int`, as it was written before `hash(into:)`.
  func ownHashValue(of declaration: NominalDeclaration) -> VariableDeclaration? {
    let isWritten = declaration.memberSyntax["hashValue"] != nil || declaration.members["hashValue"] != nil
    let own = (isWritten ? members(named: "hashValue", of: declaration) : []).compactMap { $0 as? VariableDeclaration }.first
    if let own, own.getter?.synthesized == nil { return own }
    readHeader(declaration)
    return declaration.superclass?.nominal.flatMap { ownHashValue(of: $0) }
  }
}
