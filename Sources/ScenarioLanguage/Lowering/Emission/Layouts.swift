import DispatchTrace

/// How values of each type lie in registers, and what the machine is told of the types.
extension ProgramEmitter {
  func layout(_ type: Type) -> Layout {
    if let known = layouts[type] { return known }
    // A type that grows while it is laid out finds itself, or the limit, and ends here.
    layouts[type] = Layout.none
    if type.isDeep {
      reportEndlessTypes()
      return .none
    }
    let made = limited(makeLayout(type), of: type)
    layouts[type] = made
    return made
  }

  /// Instructions count the registers of one value in eight bits.
  private func limited(_ layout: Layout, of type: Type) -> Layout {
    let most = 255
    guard layout.words > most || layout.refs > most else { return layout }
    let known = type.nominal?.position ?? SourcePosition.none
    checker.findings.add(
      .error, .limit, "A value of type '\(type)' has more than \(most) parts; put some of them into an array or a class",
      at: known.isKnown ? known : place)
    return .none
  }

  private func makeLayout(_ type: Type) -> Layout {
    switch type {
    case .nominal(let declaration, let arguments): return makeLayout(declaration, arguments, type)
    case .tuple(let fields): return fields.reduce(.none) { $0 + layout($1.type) }
    case .function, .existential: return .ref
    case .metatype: return .word
    case .dependent(let base, let name):
      if case .existential = base.head { reportUnknown(name, of: base) }
      return if case .nominal = base.head { reportMissingType() } else { .none }
    // Only in the signatures of requirements that nothing calls through an existential.
    case .parameter, .variable: return .none
    case .error: return reportMissingType()
    }
  }

  private func reportMissingType() -> Layout {
    checker.findings.add(.error, .internal, "A type is not known where code is made for it", at: place)
    return .none
  }

  /// What a member of `any Store` answers when it is of the store's own `Item`.
  private func reportUnknown(_ name: String, of base: Type) {
    let protocols = base.description.replacing("any ", with: "")
    checker.findings.add(
      .error, .unsupported,
      "'\(name)' is another type for each value of '\(base)', and members that use it are not supported; take 'some \(protocols)' as a "
        + "parameter of a function", at: place)
  }

  private func makeLayout(_ declaration: NominalDeclaration, _ arguments: [Type], _ type: Type) -> Layout {
    if let primitive = Primitive(declaration) { return primitive.layout }
    if declaration.isClass { return .ref }
    if declaration.isOptional { return optionalLayout(arguments[0]) }
    switch declaration.kind {
    case .structure:
      return checker.storedProperties(of: declaration).reduce(.none) { $0 + storage(of: $1, in: type) }
    case .enumeration:
      if declaration.name == "Never" && declaration.isLibrary { return .none }
      var payload = Layout.none
      for enumCase in checker.cases(of: declaration) {
        let size = payloadLayout(enumCase, type)
        payload = Layout(words: max(payload.words, size.words), refs: max(payload.refs, size.refs))
      }
      return Layout.word + payload
    case .classType, .protocolType: return .ref
    }
  }

  func optionalLayout(_ wrapped: Type) -> Layout {
    hasNiche(wrapped) ? .ref : Layout.word + layout(wrapped)
  }

  /// An optional of such a type is the reference itself, or nil.
  func hasNiche(_ type: Type) -> Bool {
    switch type {
    case .function, .existential: true
    case .nominal(let declaration, _): Primitive(declaration)?.layout == .ref || declaration.isClass
    case .tuple, .parameter, .metatype, .dependent, .variable, .error: false
    }
  }

  /// What a stored property takes.
  func storage(of variable: VariableDeclaration, in owner: Type) -> Layout {
    if variable.ownership != .strong { return .ref }
    return layout(storedType(of: variable, in: owner))
  }

  /// A lazy property is nil until its first use.
  func storedType(of variable: VariableDeclaration, in owner: Type) -> Type {
    let type = type(of: variable, in: owner)
    return variable.isLazy ? checker.library.optional(type) : type
  }

  func type(of variable: VariableDeclaration, in owner: Type) -> Type {
    let type = checker.type(of: variable)
    guard case .nominal(let declaration, let arguments) = owner else { return concrete(type, [:]) }
    return concrete(type, ownSubstitution(of: variable.owner ?? declaration, owner: owner, declaration, arguments))
  }

  private func ownSubstitution(
    of wanted: NominalDeclaration, owner: Type, _ declaration: NominalDeclaration, _ arguments: [Type]
  ) -> Substitution {
    var current = owner
    while case .nominal(let found, let arguments) = current {
      if found === wanted { return Substitution(uniqueKeysWithValues: zip(found.generics, arguments)) }
      guard let parent = checker.superclass(of: current) else { break }
      current = parent
    }
    return Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
  }

  // MARK: - Fields

  /// Of Foundation's `Operation`, if the program has any.
  func operationLayout() -> OperationLayout? {
    guard
      let type = classTypes.first(where: { type in
        if case .nominal(let declaration, _) = type { declaration.isLibrary && declaration.name == "Operation" } else { false }
      }), case .nominal(let declaration, _) = type
    else { return nil }
    let places = ["_stage", "_isMarkedCancelled", "_guard", "_before"].compactMap { name in
      checker.storedProperties(of: declaration).first { $0.name == name }.map { offset(of: $0, in: type) }
    }
    guard places.count == 4 else { return nil }
    return OperationLayout(
      type: classNumber(type), stage: places[0], isCancelled: places[1], lock: places[2], dependencies: places[3],
      main: method("main", of: declaration).flatMap { virtualSlot($0, [:]) },
      ownStart: [
        method("start", of: declaration), getter("isReady", of: declaration), getter("isFinished", of: declaration),
      ].compactMap { $0.flatMap { virtualSlot($0, [:]) } })
  }

  private func getter(_ name: String, of operation: NominalDeclaration) -> FunctionDeclaration? {
    checker.members(named: name, of: operation).lazy.compactMap { ($0 as? VariableDeclaration)?.getter }.first
  }

  private func method(_ name: String, of operation: NominalDeclaration) -> FunctionDeclaration? {
    checker.members(named: name, of: operation).lazy.compactMap { $0 as? FunctionDeclaration }.first { $0.parameters.isEmpty }
  }

  /// Where a stored property lies in a struct, or in an instance of a class (inherited fields first).
  func offset(of variable: VariableDeclaration, in owner: Type) -> Layout {
    guard case .nominal(let declaration, _) = owner else { return .none }
    var offset = Layout.none
    if let parent = checker.superclass(of: owner).map({ concrete($0, [:]) }) {
      if variable.owner !== declaration { return self.offset(of: variable, in: parent) }
      offset = fields(ofClass: parent)
    }
    for property in linkLast(checker.storedProperties(of: declaration), of: declaration) {
      if property === variable { return offset }
      offset += storage(of: property, in: owner)
    }
    return offset
  }

  /// The parts of an instance lie in the order in which they end: as they are declared, but what makes a list of the instances,
  /// `var next: Node?` in `Node`, ends after the others, if it is the only such part. So does the compiler.
  private func linkLast(_ properties: [VariableDeclaration], of declaration: NominalDeclaration) -> [VariableDeclaration] {
    guard declaration.isClass else { return properties }
    let links = properties.filter {
      $0.ownership == .strong && !$0.isLazy && checker.type(of: $0).wrapped == declaration.selfType
    }
    return links.count == 1 ? properties.filter { $0 !== links[0] } + links : properties
  }

  func fields(ofClass type: Type) -> Layout {
    guard case .nominal(let declaration, _) = type else { return .none }
    let inherited = checker.superclass(of: type).map { fields(ofClass: concrete($0, [:])) } ?? .none
    return checker.storedProperties(of: declaration).reduce(inherited) { $0 + storage(of: $1, in: type) }
  }

  /// The number of a stored property for recorded accesses, inherited ones first.
  func fieldNumber(_ variable: VariableDeclaration, in type: Type) -> Int {
    guard case .nominal(let declaration, _) = type else { return 0 }
    let parent = checker.superclass(of: type)
    if variable.owner !== declaration, let parent { return fieldNumber(variable, in: parent) }
    return (parent.map { fieldCount($0) } ?? 0) + variable.index
  }

  private func fieldCount(_ type: Type) -> Int {
    guard case .nominal(let declaration, _) = type else { return 0 }
    return checker.storedProperties(of: declaration).count + (checker.superclass(of: type).map { fieldCount($0) } ?? 0)
  }

  func tupleOffset(_ fields: [TupleField], _ index: Int) -> Layout {
    fields[..<index].reduce(.none) { $0 + layout($1.type) }
  }

  // MARK: - Enums

  /// The payload's types for one instantiation of the enum.
  func payload(_ enumCase: EnumCase, _ type: Type) -> [TupleField] {
    checker.readPayload(enumCase)
    guard case .nominal(let declaration, let arguments) = type else { return [] }
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    return enumCase.payload.map { TupleField(label: $0.label, type: concrete($0.type, substitution)) }
  }

  /// What the payload takes after the tag.
  func payloadLayout(_ enumCase: EnumCase, _ type: Type) -> Layout {
    if enumCase.isIndirect { return payload(enumCase, type).isEmpty ? .none : .ref }
    return payload(enumCase, type).reduce(.none) { $0 + layout($1.type) }
  }
}

/// Library types that the machine knows itself.
enum Primitive {
  case integer(NumericType)
  case double, float, bool, string, character, substring, array, set, dictionary

  init?(_ declaration: NominalDeclaration) {
    guard declaration.isLibrary, declaration.parent == nil else { return nil }
    if let numeric = NumericType(declaration.name), numeric.isInteger {
      self = .integer(numeric)
      return
    }
    switch declaration.name {
    case "Double": self = .double
    case "Float": self = .float
    case "Bool": self = .bool
    case "String": self = .string
    case "Character": self = .character
    case "Substring": self = .substring
    case "Array": self = .array
    case "Set": self = .set
    case "Dictionary": self = .dictionary
    default: return nil
    }
  }

  var layout: Layout {
    switch self {
    case .integer, .double, .float, .bool: .word
    case .string, .character, .substring, .array, .set, .dictionary: .ref
    }
  }
}
