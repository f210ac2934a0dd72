/// What the machine is told of types.
extension ProgramEmitter {
  func number(of type: Type) -> Int {
    if let known = typeNumbers[type] { return known }
    let number = types.count
    typeNumbers[type] = number
    typesInOrder.append(type)
    types.append(
      RuntimeType(
        name: type.shortName, reflectedName: reflectedName(type), kind: .function, layout: layout(type), stride: stride(of: type))
    )
    types[number].kind = kind(of: type)
    types[number].isErasure = type.isNominal("AnyHashable") && type.nominal?.isLibrary == true
    return number
  }

  private func kind(of type: Type) -> RuntimeType.Kind {
    switch type {
    case .nominal(let declaration, let arguments): return kind(of: declaration, arguments, type)
    case .tuple(let fields): return .tuple(runtimeFields(fields))
    case .function: return .function
    case .existential: return .existential
    case .metatype: return .metatype
    case .parameter, .dependent, .variable, .error: return .function
    }
  }

  private func kind(of declaration: NominalDeclaration, _ arguments: [Type], _ type: Type) -> RuntimeType.Kind {
    if let primitive = Primitive(declaration) { return kind(of: primitive, arguments) }
    if declaration.isOptional { return .optional(number(of: arguments[0]), niche: hasNiche(arguments[0])) }
    if declaration.isClass {
      if isOpaque(declaration) { return .object }
      return .instance(classNumber(type))
    }
    if declaration.kind == .enumeration {
      return .enumeration(
        checker.cases(of: declaration).map {
          let payload = runtimeFields(payload($0, type))
          return RuntimeType.Case(name: $0.name, payload: payload, isIndirect: $0.isIndirect && !payload.isEmpty)
        })
    }
    var offset = Layout.none
    return .structure(
      checker.storedProperties(of: declaration).map { property in
        defer { offset += storage(of: property, in: type) }
        return RuntimeType.Field(
          label: storedName(of: property), type: number(of: storedType(of: property, in: type)), offset: offset)
      })
  }

  private func kind(of primitive: Primitive, _ arguments: [Type]) -> RuntimeType.Kind {
    switch primitive {
    case .integer(let numeric): .int(bits: UInt8(numeric.kind.bits), signed: numeric.kind.isSigned)
    case .double: .double
    case .float: .float
    case .bool: .bool
    case .string, .substring: .string
    case .character: .character
    case .array: .array(number(of: arguments[0]))
    case .set: .set(number(of: arguments[0]))
    case .dictionary: .dictionary(key: number(of: arguments[0]), value: number(of: arguments[1]))
    }
  }

  private func runtimeFields(_ fields: [TupleField]) -> [RuntimeType.Field] {
    var offset = Layout.none
    return fields.map { field in
      defer { offset += layout(field.type) }
      return RuntimeType.Field(label: field.label, type: number(of: field.type), offset: offset)
    }
  }

  // MARK: - Classes

  func classNumber(_ type: Type) -> Int {
    if let known = classNumbers[type] { return known }
    let number = classes.count
    classNumbers[type] = number
    classTypes.append(type)
    classes.append(
      ClassInfo(name: qualifiedName(type), type: 0, superclass: -1, fields: .none, table: [], deinitializer: -1, variables: []))
    classes[number].type = self.number(of: type)
    classes[number].fields = fields(ofClass: type)
    if let parent = checker.superclass(of: type) { classes[number].superclass = classNumber(concrete(parent, [:])) }
    classes[number].deinitializer = Int32(deinitializer(of: type) ?? -1)
    return number
  }

  private func qualifiedName(_ type: Type) -> String {
    guard case .nominal(let declaration, let arguments) = type else { return "" }
    let own = arguments.dropFirst(declaration.inheritedGenerics)
    let list = own.isEmpty ? "" : "<" + own.map { reflectedName($0) }.joined(separator: ", ") + ">"
    if let nested = declaration.nestedInLibrary { return nested.owner + list + "." + nested.name }
    guard declaration.inheritedGenerics > 0, let parent = declaration.parent else { return declaration.qualifiedName + list }
    return qualifiedName(.nominal(parent, Array(arguments.prefix(declaration.inheritedGenerics)))) + "." + declaration.name + list
  }

  /// The name with its module.
  func reflectedName(_ type: Type) -> String {
    type.name({ self.module(of: $0) + $0.qualifiedName }, { self.module(of: $0) + self.qualifiedName(.nominal($0, $1)) })
  }

  private func module(of declaration: NominalDeclaration) -> String {
    if declaration.isLibrary {
      let module = Library.module(of: declaration.outermost.name)
      return (declaration.nestedInLibrary?.isInExtension == true ? "(extension in \(module)):" : "") + module + "."
    }
    // Nested in a type of the library by an extension of the scenario.
    if declaration.isInsideLibrary { return "(extension in scenario):Swift." }
    return (declaration.allPromised.isEmpty ? "" : "(extension in scenario):") + "scenario."
  }

  /// The machine's own object: a queue, a lock. Nothing inherits from those.
  func isOpaque(_ declaration: NominalDeclaration) -> Bool {
    declaration.isLibrary && declaration.isFinal && checker.storedProperties(of: declaration).isEmpty
  }

  /// The function that runs the `deinit`s of the class and its ancestors; nil when there are none.
  private func deinitializer(of type: Type) -> Int? {
    var chain: [(FunctionDeclaration, Substitution)] = []
    var current: Type? = type
    while let next = current, case .nominal(let declaration, let arguments) = next {
      let own = checker.members(named: "deinit", of: declaration).compactMap { $0 as? FunctionDeclaration }.first
      if let own { chain.append((own, Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments)))) }
      current = checker.superclass(of: next).map { concrete($0, [:]) }
    }
    if chain.isEmpty { return nil }
    if chain.count == 1 { return function(chain[0].0, chain[0].1) }
    let index = reserve("deinit")
    let functions = chain.map { function($0.0, $0.1) }
    later(index) { [self] in
      let emitter = FunctionEmitter(self, context: checker.main, substitution: [:])
      emitter.emitDeinitializerChain(functions)
      finish(index, emitter)
    }
    return index
  }
}
