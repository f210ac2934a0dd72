import DispatchTrace
import SwiftSyntax

/// Members that the compiler makes: memberwise initialisers, raw values, `allCases`.
extension Checker {
  func addSynthesized(_ text: String, to declaration: NominalDeclaration) {
    guard declaration.synthesizedNames.insert(text).inserted else { return }
    switch text {
    case "init":
      addInitializers(to: declaration)
      addKeyMembers(text, to: declaration)
      addCoding(.decoding, to: declaration)
    case "encode": addCoding(.encoding, to: declaration)
    case "CodingKeys": addCodingKeys(to: declaration)
    case "stringValue", "intValue": addKeyMembers(text, to: declaration)
    case "rawValue" where declaration.kind == .enumeration: addRawValue(to: declaration)
    case "allCases" where declaration.kind == .enumeration: addAllCases(to: declaration)
    case "hashValue": addHashValue(to: declaration)
    default: break
    }
  }

  private func addInitializers(to declaration: NominalDeclaration) {
    switch declaration.kind {
    case .structure: addMemberwise(to: declaration)
    case .classType: declaration.isNoncopyable ? addMemberwise(to: declaration) : addClassInitializers(to: declaration)
    case .enumeration: addRawValueInitializer(to: declaration)
    case .protocolType: break
    }
  }

  private func declaresInitializer(_ declaration: NominalDeclaration) -> Bool {
    declaration.parts.contains { !$0.isExtension && $0.declaresInitializer }
  }

  private func declaresDesignated(_ declaration: NominalDeclaration) -> Bool {
    (declaration.members["init"] ?? []).contains { ($0 as? FunctionDeclaration)?.isConvenience == false }
  }

  private func synthesize(
    _ kind: FunctionDeclaration.Synthesized, _ functionKind: FunctionDeclaration.Kind, _ text: String,
    in declaration: NominalDeclaration
  ) -> FunctionDeclaration {
    let made = FunctionDeclaration(text, at: declaration.position, scope: declaration.scope, kind: functionKind)
    made.owner = declaration
    made.synthesized = kind
    made.isSignatureKnown = true
    return made
  }

  private func addMemberwise(to declaration: NominalDeclaration) {
    guard !declaresInitializer(declaration), Primitive(declaration) == nil else { return }
    let made = synthesize(.memberwise, .initializer, "init", in: declaration)
    made.result = declaration.selfType
    for property in storedProperties(of: declaration)
    where isPartOfMemberwise(property) && !property.isLazy && !property.isRejected {
      if let wrapping = property.wrapping {
        made.parameters.append(wrappedParameter(property, wrapping))
        continue
      }
      var parameter = Parameter(label: property.name, name: property.name, type: type(of: property))
      // What a tuple gives is no default.
      if !property.isPartOfTuple { parameter.defaultValue = property.initializerSyntax }
      parameter.defaultScope = property.scope
      if parameter.defaultValue != nil, !declaration.isLibrary, !declaration.generics.isEmpty {
        parameter.defaultProperty = property
      }
      parameter.defaultsToNil = isImplicitlyNil(property) && areImplicitlyNil(beside: property)
      parameter.isEscaping = true
      parameter.isConsumed = isNoncopyable(parameter.type)
      parameter.builder = property.builder
      made.parameters.append(parameter)
    }
    // What is private makes the initialiser the type's own, with or without an initial value, and even what is lazy.
    made.isPrivate = storedProperties(of: declaration).contains { isPartOfMemberwise($0) && $0.isPrivate && $0.wrapping == nil }
    if declaration.isNoncopyable || storedProperties(of: declaration).contains(where: { $0.wrapping != nil }) {
      writeOut(made, declaration)
    }
    declaration.members["init", default: []].append(made)
    addEmpty(to: declaration, beside: made)
  }

  private func isPartOfMemberwise(_ property: VariableDeclaration) -> Bool { !(property.isLet && property.hasInitialValue) }

  /// A struct whose properties all have values also has an initialiser without parameters.
  private func addEmpty(to declaration: NominalDeclaration, beside memberwise: FunctionDeclaration) {
    let given = storedProperties(of: declaration).filter { $0.isPartOfTuple && $0.hasInitialValue }.map(\.name)
    guard !declaration.isLibrary, !memberwise.parameters.isEmpty,
      memberwise.parameters.allSatisfy({ $0.hasDefault || given.contains($0.name) })
    else { return }
    let made = synthesize(.memberwise, .initializer, "init", in: declaration)
    made.result = declaration.selfType
    made.synthesized = nil
    made.body = statements("")
    pendingBodies.append(made)
    declaration.members["init", default: []].append(made)
  }

  private func addClassInitializers(to declaration: NominalDeclaration) {
    readHeader(declaration)
    if declaresDesignated(declaration) {
      if let parent = declaration.superclass?.nominal, overridesAllDesignated(declaration, parent) {
        inherit(from: parent, declaration, onlyConvenience: true)
      }
      return
    }
    // Those of the library write out what else they have.
    guard !declaration.isLibrary else { return }
    guard let parent = declaration.superclass?.nominal else {
      let made = synthesize(.emptyClassInitializer, .initializer, "init", in: declaration)
      made.result = declaration.selfType
      declaration.members["init", default: []].append(made)
      return
    }
    // A property without an initial value would stay without one.
    let isComplete = storedProperties(of: declaration).allSatisfy {
      $0.hasInitialValue || $0.isLazy || isImplicitlyNil($0)
    }
    if isComplete { inherit(from: parent, declaration, onlyConvenience: false) }
  }

  /// A class that overrides all designated initialisers of its superclass also has its convenience ones.
  private func overridesAllDesignated(_ declaration: NominalDeclaration, _ parent: NominalDeclaration) -> Bool {
    let own = (declaration.members["init"] ?? []).compactMap { $0 as? FunctionDeclaration }
    for function in own { readSignature(function) }
    let designated = members(named: "init", of: parent).compactMap { $0 as? FunctionDeclaration }.filter { !$0.isConvenience }
    return designated.allSatisfy { wanted in
      readSignature(wanted)
      return own.contains { $0.isOverrideOrRequired && $0.parameters.map(\.label) == wanted.parameters.map(\.label) }
    }
  }

  func overrides(_ inherited: FunctionDeclaration, in declaration: NominalDeclaration) -> Bool {
    let substitution = superclassSubstitution(declaration)
    let wanted = inherited.parameters.map { $0.type.substituting(substitution) }
    return (declaration.members["init"] ?? []).compactMap { $0 as? FunctionDeclaration }.contains { own in
      readSignature(own)
      return own.parameters.map(\.label) == inherited.parameters.map(\.label)
        && zip(own.parameters, wanted).allSatisfy { $0.type == $1 || own.isOverrideOrRequired && isValue($1, of: $0.type) }
    }
  }

  private func inherit(from parent: NominalDeclaration, _ declaration: NominalDeclaration, onlyConvenience: Bool) {
    for case let inherited as FunctionDeclaration in members(named: "init", of: parent)
    where inherited.isConvenience || !onlyConvenience {
      readSignature(inherited)
      if overrides(inherited, in: declaration) { continue }
      let made = synthesize(.inheritedInitializer, .initializer, "init", in: declaration)
      made.isConvenience = inherited.isConvenience
      made.isRequired = inherited.isRequired
      made.isFailable = inherited.isFailable
      made.throwsErrors = inherited.throwsErrors
      made.overridden = inherited
      let substitution = superclassSubstitution(declaration)
      made.parameters = inherited.parameters.map { parameter in
        var copy = parameter
        copy.type = parameter.type.substituting(substitution)
        copy.variable = nil
        return copy
      }
      made.generics = inherited.generics
      made.requirements = inherited.requirements.map { $0.substituting(substitution) }
      made.result = inherited.isFailable ? library.optional(declaration.selfType) : declaration.selfType
      declaration.members["init", default: []].append(made)
    }
  }

  func superclassSubstitution(_ declaration: NominalDeclaration) -> Substitution {
    guard case .nominal(let parent, let arguments)? = declaration.superclass else { return [:] }
    return Substitution(uniqueKeysWithValues: zip(parent.generics, arguments))
  }

  // MARK: - Raw values

  private func addRawValue(to declaration: NominalDeclaration) {
    readHeader(declaration)
    guard let raw = declaration.rawType, !hasOwn("rawValue", in: declaration) else { return }
    let made = VariableDeclaration(
      "rawValue", at: declaration.position, scope: declaration.scope, storage: .computed, isLet: true)
    made.owner = declaration
    made.type = raw
    let getter = synthesize(.rawValue, .getter, "rawValue", in: declaration)
    getter.result = raw
    getter.property = made
    made.getter = getter
    declaration.members["rawValue", default: []].append(made)
  }

  private func addRawValueInitializer(to declaration: NominalDeclaration) {
    readHeader(declaration)
    guard let raw = declaration.rawType, !hasInitializer(of: declaration, from: raw) else { return }
    let made = synthesize(.rawValueInitializer, .initializer, "init", in: declaration)
    made.isFailable = true
    made.parameters = [Parameter(label: "rawValue", name: "rawValue", type: raw)]
    made.result = library.optional(declaration.selfType)
    declaration.members["init", default: []].append(made)
  }

  /// One that is written has its place.
  private func hasInitializer(of declaration: NominalDeclaration, from raw: Type) -> Bool {
    (declaration.members["init"] ?? []).contains { member in
      guard let function = member as? FunctionDeclaration else { return false }
      let parameters = parameters(of: function)
      return parameters.count == 1 && parameters[0].label == "rawValue" && simplified(parameters[0].type) == simplified(raw)
    }
  }

  private func hasOwn(_ property: String, in declaration: NominalDeclaration) -> Bool {
    (declaration.members[property] ?? []).contains { ($0 as? VariableDeclaration)?.isStatic == false }
  }

  private func addAllCases(to declaration: NominalDeclaration) {
    guard let iterable = library.known("CaseIterable"), conforms(declaration.selfType, to: iterable),
      !(declaration.members["allCases"] ?? []).contains(where: { ($0 as? VariableDeclaration)?.isStatic == true })
    else { return }
    let made = VariableDeclaration(
      "allCases", at: declaration.position, scope: declaration.scope, storage: .computed, isLet: true)
    made.owner = declaration
    made.isStatic = true
    made.type = library.array(declaration.selfType)
    let getter = synthesize(.allCases, .getter, "allCases", in: declaration)
    getter.isStatic = true
    getter.result = made.type
    getter.property = made
    made.getter = getter
    declaration.members["allCases", default: []].append(made)
  }

  private func addHashValue(to declaration: NominalDeclaration) {
    guard !declaration.isProtocol, ownHashValue(of: declaration) == nil, let hashable = library.known("Hashable"),
      conforms(declaration.selfType, to: hashable)
    else { return }
    let made = VariableDeclaration(
      "hashValue", at: declaration.position, scope: declaration.scope, storage: .computed, isLet: true)
    made.owner = declaration
    made.type = library.int
    let getter = synthesize(.hash, .getter, "hashValue", in: declaration)
    getter.result = made.type
    getter.property = made
    made.getter = getter
    declaration.members["hashValue", default: []].append(made)
  }

  func readRawValues(_ cases: [EnumCase], of declaration: NominalDeclaration) {
    readHeader(declaration)
    guard let raw = declaration.rawType else {
      for made in cases where made.syntax?.rawValue != nil {
        findings.add(.error, .type, "Enum case cannot have a raw value if the enum does not have a raw type", at: made.position)
      }
      return
    }
    if cases.isEmpty, !declaration.isLibrary {
      findings.add(.error, .type, "An enum with no cases cannot declare a raw type", at: declaration.position)
    }
    var next = 0
    var seen: Set<EnumCase.RawValue> = []
    for made in cases {
      made.rawValue = rawValue(of: made, raw, &next)
      checkRange(of: made, raw)
      if !made.payload.isEmpty {
        findings.add(.error, .type, "Enum with raw type cannot have cases with arguments", at: made.position)
      }
      if let value = made.rawValue, !seen.insert(value).inserted {
        findings.add(.error, .type, "Raw value for enum case is not unique", at: made.position)
      }
    }
  }

  /// Counting on from `255` there is no next `UInt8`.
  private func checkRange(of enumCase: EnumCase, _ raw: Type) {
    guard case .integer(let number)? = enumCase.rawValue, let numeric = raw.numeric, numeric.isInteger, numeric.kind.bits < 64,
      !Self.fits(UInt64(number.magnitude), number < 0, numeric.kind)
    else { return }
    let place = (enumCase.syntax?.rawValue).map { position($0.value) } ?? enumCase.position
    let what = number < 0 ? "Negative integer" : "Integer literal"
    findings.add(.error, .type, "\(what) '\(number)' overflows when stored into '\(raw)'", at: place)
  }

  private func rawValue(of enumCase: EnumCase, _ raw: Type, _ next: inout Int) -> EnumCase.RawValue? {
    guard let value = enumCase.syntax?.rawValue?.value else {
      if raw.numeric?.isInteger == true {
        defer { next += 1 }
        return .integer(next)
      }
      if raw.numeric != nil, enumCase.index > 0 {
        defer { next += 1 }
        return .double(Double(next))
      }
      if raw.isNominal("String") { return .string(enumCase.name) }
      findings.add(
        .error, .type, "Enum case must declare a raw value when the preceding raw value is not an integer", at: enumCase.position
      )
      return nil
    }
    let checked = check(value, as: raw, in: enumCase.scope)
    switch checked.kind {
    case .integer(let magnitude, let negative):
      let number = negative ? 0 &- Int(truncatingIfNeeded: magnitude) : Int(truncatingIfNeeded: magnitude)
      next = number &+ 1
      return raw.numeric?.isInteger == true ? .integer(number) : .double(Double(number))
    case .double(let number): return .double(number)
    case .string(let text): return .string(text)
    default:
      if !checked.type.hasError { report(.type, "Raw value for enum case must be a literal", at: value) }
      return nil
    }
  }
}
