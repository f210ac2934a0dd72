import DispatchTrace
import SwiftSyntax

/// What is checked once for every type of the scenario: members, conformances, initialisers.
extension Checker {
  func checkType(_ declaration: NominalDeclaration) {
    readHeader(declaration)
    refuseBuilder(of: declaration)
    checkWrappers(of: declaration)
    checkBuilder(declaration)
    checkDynamicMembers(of: declaration)
    checkDynamicCalls(of: declaration)
    checkWrapper(declaration)
    if declaration.isProtocol {
      checkRefinement(of: declaration)
      checkPrimaryAssociatedTypes(of: declaration)
    }
    checkExposure(byHeadOf: declaration)
    _ = cases(of: declaration)
    let stored = storedProperties(of: declaration)
    checkMembers(of: declaration)
    checkStored(stored, declaration)
    checkRequired(declaration)
    checkRecursion(declaration)
    checkCopyable(declaration)
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
    for binding in (syntax.as(VariableDeclSyntax.self)?.bindings).elements {
      if binding.pattern.is(WildcardPatternSyntax.self) {
        report(.syntax, "Property declaration does not bind any variables", at: binding.pattern)
      } else if binding.pattern.is(TuplePatternSyntax.self) {
        syntax.as(VariableDeclSyntax.self).map { checkTuplePattern(binding, $0, in: declaration) }
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
      checkExposure(of: function)
      checkOverride(function, declaration)
      checkOperands(of: function, declaration)
      if !function.isRequirement { checkBody(of: function) }
    case let variable as VariableDeclaration:
      let type = type(of: variable)
      if variable.storage != .computed { initialValue(of: variable, as: type) }
      for accessor in variable.accessors where !accessor.isRequirement { checkBody(of: accessor) }
      checkOwnership(variable, type)
      checkExposure(of: variable)
      checkGenericStorage(variable, declaration)
      checkHasValue(variable, type)
      if declaration.isClass { checkOverride(variable, type, declaration) }
    case let subscripting as SubscriptDeclaration:
      readSignature(subscripting)
      requireUse(ofGenericsOf: subscripting)
      checkExposure(of: subscripting)
      for accessor in subscripting.accessors where !accessor.isRequirement { checkBody(of: accessor) }
      if declaration.isClass { checkOverride(subscripting, declaration) }
    case let enumCase as EnumCase:
      readPayload(enumCase)
      checkDefaults(of: enumCase)
      checkExposure(of: enumCase)
    default: break
    }
  }

  /// A static property is initialised by no initialiser.
  private func checkHasValue(_ variable: VariableDeclaration, _ type: Type) {
    guard variable.isStatic, variable.storage != .computed, !variable.hasInitialValue, !variable.isRejected, !type.hasError,
      !isImplicitlyNil(variable)
    else { return }
    findings.add(
      .error, .type,
      "'static \(variable.isLet ? "let" : "var")' declaration requires an initializer expression or an explicitly stated getter",
      at: variable.position)
  }

  func checkOwnership(_ variable: VariableDeclaration, _ type: Type) {
    if !variable.isLet, variable.storage != .computed, let found = type.nominal, found.isLibrary,
      ["Atomic", "Mutex"].contains(found.name)
    {
      findings.add(.error, .type, "Variable of type '\(type)' must be declared with a 'let'", at: variable.position)
    }
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

  private func checkStored(_ stored: [VariableDeclaration], _ declaration: NominalDeclaration) {
    guard declaration.isReferenceType else { return }
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
        at: placeForInitializer(in: declaration),
        notes: required.isLibrary ? [] : [Finding.Note("it is required here", at: required.position)])
    }
  }

  /// Behind the line of its last one: the compiler's place for what is missing.
  private func placeForInitializer(in declaration: NominalDeclaration) -> SourcePosition {
    let known = declaration.parts.first?.members.last { $0.decl.is(InitializerDeclSyntax.self) }
    guard let end = known.map({ endPosition(Syntax($0)) }) else { return declaration.position }
    return SourcePosition(file: end.file, line: end.line + 1, column: 1)
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
      if isRedundant(conformance, of: declaration) { continue }
      checkImplied(by: conformance, of: declaration)
      checkCopyable(conformance, of: declaration)
      withConditions(declaration.requirements + conformance.conditions) {
        for inherited in allProtocols(of: conformance.to) where !inherited.isLibrary || isCheckedLibraryProtocol(inherited) {
          checkConformance(of: declaration, to: inherited, conformance)
        }
        for inherited in allProtocols(of: conformance.to) { checkLiteral(inherited, of: declaration) }
        checkSynthesis(of: declaration, conformance)
        checkSums(of: declaration, conformance)
        checkCases(of: declaration, conformance)
        checkCoding(of: declaration, conformance)
      }
    }
  }

  /// Those that are declared here as they are there. Of others operators or what the compiler makes fulfil requirements, too.
  private func isCheckedLibraryProtocol(_ declaration: NominalDeclaration) -> Bool {
    [
      "AdditiveArithmetic", "AtomicRepresentable", "BidirectionalCollection", "CodingKey", "Collection",
      "CustomDebugStringConvertible", "CustomPlaygroundDisplayConvertible", "CustomReflectable", "CustomStringConvertible",
      "DispatchSourceProtocol", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
      "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringLiteral",
      "Identifiable", "IteratorProtocol", "LocalizedError", "LosslessStringConvertible", "MutableCollection", "NSCopying",
      "NSLocking", "NSObjectProtocol", "OptionSet", "RandomNumberGenerator", "RangeReplaceableCollection", "RawRepresentable",
      "Sequence", "SetAlgebra", "Strideable", "StringInterpolationProtocol", "TextOutputStream", "TextOutputStreamable",
    ].contains(declaration.name)
  }

  private func checkConformance(
    of declaration: NominalDeclaration, to target: NominalDeclaration, _ conformance: NominalDeclaration.Conformance
  ) {
    if isClassBound(target), !declaration.isReferenceType {
      findings.add(
        .error, .type, "Non-class type '\(declaration.name)' cannot conform to class protocol '\(target.name)'",
        at: conformance.position)
    }
    if let bound = target.selfParameter?.superclass, declaration.isClass, !isSubclass(declaration.selfType, of: bound) {
      findings.add(
        .error, .type, "'\(target.name)' requires that '\(declaration.name)' inherit from '\(bound)'",
        at: conformance.position)
    }
    if target.isLibrary, target.name == "NSObjectProtocol" { return requireObject(declaration, conformance) }
    checkAssociated(target, of: declaration)
    for requirement in requirements(of: target) {
      if let found = witness(for: requirement, in: declaration.selfType), !isOtherNext(found, target) {
        checkWitness(found, of: requirement, in: declaration, target, conformance)
        continue
      }
      if reportLabels(of: requirement, in: declaration, target) { return }
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
    checkIterator(target, of: declaration)
    reportUnknownAssociated(target, of: declaration)
  }

  /// Of delegates, too, whose protocols ask for it.
  private func requireObject(_ declaration: NominalDeclaration, _ conformance: NominalDeclaration.Conformance) {
    guard let object = library.known("NSObject"), !isSubclass(declaration.selfType, of: object.selfType) else { return }
    let wanted = conformance.to.name == "NSObjectProtocol" ? "" : "; '\(conformance.to.name)' asks for that"
    findings.add(
      .error, .type,
      "Cannot declare conformance to 'NSObjectProtocol' in Swift; '\(declaration.name)' should inherit 'NSObject' instead\(wanted)",
      at: conformance.position)
  }

  /// Operators are no requirements of the library's protocols here.
  private func checkSums(of declaration: NominalDeclaration, _ conformance: NominalDeclaration.Conformance) {
    let adds = allProtocols(of: conformance.to).contains { $0.isLibrary && $0.name == "AdditiveArithmetic" }
    guard adds, !declaration.isLibrary else { return }
    let multiplies = allProtocols(of: conformance.to).contains { $0.isLibrary && $0.name == "Numeric" }
    for name in ["+", "-"] + (multiplies ? ["*"] : []) {
      let own = operators(name, in: [declaration.selfType]).contains { candidate in
        guard let function = candidate.declaration as? FunctionDeclaration, !function.isLibrary else { return false }
        return !function.isRequirement && parameters(of: function).count == 2
      }
      if !own { return reportUnmet(declaration, name == "*" ? "Numeric" : "AdditiveArithmetic", name) }
    }
  }

  private func requirementName(_ requirement: ValueDeclaration) -> String {
    (requirement as? FunctionDeclaration)?.fullName ?? requirement.name
  }

  func requirementType(_ requirement: ValueDeclaration, _ declaration: NominalDeclaration) -> Type {
    guard let own = requirement.owner?.selfParameter else { return valueType(of: requirement) }
    return normalized(valueType(of: requirement).substituting([own: declaration.selfType]))
  }

  /// Equatable and Hashable are synthesized only from parts that are.
  private func checkSynthesis(of declaration: NominalDeclaration, _ conformance: NominalDeclaration.Conformance) {
    let name = conformance.to.name
    guard conformance.to.isLibrary, ["Equatable", "Hashable", "Comparable"].contains(name), declaration.selfType.numeric == nil
    else { return }
    if name == "Comparable" {
      if ownComparison(.less, declaration.selfType) != nil { return }
      let parts = cases(of: declaration).flatMap { $0.payload.map(\.type) }
      let isMade = declaration.kind == .enumeration && declaration.rawType == nil
      if !isMade || !parts.allSatisfy({ $0.hasError || conforms($0, to: conformance.to) }) {
        reportUnmet(declaration, "Comparable", "<")
      }
      return
    }
    let hasHash = name == "Hashable" && (ownHash(of: declaration) != nil || ownHashValue(of: declaration) != nil)
    let missing = hasHash ? library.known("Equatable") : conformance.to
    checkParts(of: declaration, missing ?? conformance.to)
  }

  /// They make the conformance, where the type does not write it.
  private func checkParts(of declaration: NominalDeclaration, _ target: NominalDeclaration) {
    let name = target.name
    if name == "Equatable", ownComparison(.equal, declaration.selfType) != nil { return }
    if declaration.isClass {
      reportUnmet(declaration, name, name == "Equatable" ? "==" : "hash(into:)")
      return
    }
    let parts = storedProperties(of: declaration).map { type(of: $0) } + cases(of: declaration).flatMap { $0.payload.map(\.type) }
    for part in parts where !part.hasError && !conforms(part, to: target) {
      if case .tuple = part {
      } else {
        findings.add(
          .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(name)'", at: declaration.position)
      }
      return
    }
  }

  /// `allCases` is synthesized for cases that are values as they stand.
  private func checkCases(of declaration: NominalDeclaration, _ conformance: NominalDeclaration.Conformance) {
    guard let iterable = library.known("CaseIterable"), allProtocols(of: conformance.to).contains(iterable) else { return }
    let isMade = declaration.kind == .enumeration && cases(of: declaration).allSatisfy { $0.payload.isEmpty }
    let written = lookUpMembers("allCases", in: declaration.selfType).lazy.compactMap { $0.declaration as? VariableDeclaration }
      .first { $0.isStatic && $0.getter?.synthesized == nil }
    if written.map({ isListOfOthers($0, than: declaration) }) ?? !isMade {
      findings.add(
        .error, .type, "Type '\(declaration.name)' does not conform to protocol 'CaseIterable'", at: declaration.position)
    }
  }

  /// `static let allCases = [1]`
  private func isListOfOthers(_ variable: VariableDeclaration, than declaration: NominalDeclaration) -> Bool {
    guard case .nominal(let element, _) = simplified(.dependent(type(of: variable), "Element")) else { return false }
    return element !== declaration
  }

  private func reportUnmet(_ declaration: NominalDeclaration, _ name: String, _ member: String) {
    findings.add(
      .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(name)'", at: declaration.position,
      notes: [Finding.Note("Write '\(member)'", at: declaration.position)])
  }

  /// The type's own `hash(into:)`, an inherited one, or what a protocol has for all its types.
  func ownHash(of declaration: NominalDeclaration) -> FunctionDeclaration? {
    writtenHash(of: declaration) ?? hash(among: givenByProtocols("hash", to: declaration)) ?? hashOfRawValue(declaration)
  }

  private func writtenHash(of declaration: NominalDeclaration) -> FunctionDeclaration? {
    if let own = hash(among: members(named: "hash", of: declaration)) { return own }
    readHeader(declaration)
    return declaration.superclass?.nominal.flatMap { writtenHash(of: $0) }
  }

  private func hash(among members: [Declaration]) -> FunctionDeclaration? {
    members.compactMap { $0 as? FunctionDeclaration }.first { function in
      readSignature(function)
      return function.parameters.first?.label == "into" && function.parameters.count == 1
    }
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
