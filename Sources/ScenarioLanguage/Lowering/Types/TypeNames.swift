/// What types are called when a program runs.
extension Type {
  /// As `print(type(of:))` writes it.
  var shortName: String {
    name(\.name) { declaration, arguments in
      let own = arguments.dropFirst(declaration.inheritedGenerics)
      if own.isEmpty { return declaration.nestedName?.split(separator: ".").last.map(String.init) ?? declaration.name }
      if let nested = declaration.nestedInLibrary { return nested.name }
      return declaration.name + "<" + own.map(\.shortName).joined(separator: ", ") + ">"
    }
  }

  /// `nominal` says what a nominal type is called, `ofProtocol` what a protocol is, without what its angle brackets say.
  func name(_ ofProtocol: @escaping (NominalDeclaration) -> String, _ nominal: @escaping (NominalDeclaration, [Type]) -> String)
    -> String
  {
    let part = { (type: Type) in type.name(ofProtocol, nominal) }
    switch self {
    case .nominal(let declaration, let arguments): return nominal(declaration, arguments)
    case .tuple(let fields):
      return "(" + fields.map { ($0.label.map { $0 + ": " } ?? "") + part($0.type) }.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map { $0.written(part) }.joined(separator: ", ")
      return "(" + parameters + ")" + function.effect(part) + " -> " + part(function.result)
    case .existential(let protocols):
      // Protocols that only mark a type leave no trace.
      let named = protocols.filter { !$0.isLibrary || $0.name != "Sendable" }
      if named.isEmpty { return "Any" }
      let isConstrained = named.contains { $0.constrains != nil }
      // A class stands before the protocols, whichever was written first.
      let ordered = named.filter { $0.ofClass != nil } + named.filter { $0.ofClass == nil }
      return (isConstrained ? "any " : "") + ordered.map { $0.runtimeName(ofProtocol, part) }.joined(separator: " & ")
    case .metatype(let type): return type.isCompound ? "(" + part(type) + ").Type" : part(type) + ".Type"
    case .parameter, .dependent, .variable, .error: return description
    }
  }
}

extension Type {
  /// Its name is several words, which parentheses hold together.
  fileprivate var isCompound: Bool {
    switch head {
    case .function: true
    case .existential(let protocols): protocols.count > 1
    case .nominal, .tuple, .parameter, .metatype, .dependent, .variable, .error: false
    }
  }
}

extension NominalDeclaration {
  /// What the library writes beside a generic type and compiled programs know as nested in it, perhaps in an extension with conditions.
  var nestedInLibrary: (owner: String, name: String, isInExtension: Bool)? {
    let owners = ["Dictionary", "ClosedRange", "CollectionDifference"]
    guard isLibrary, let owner = owners.first(where: { name.hasPrefix("_" + $0) }) else { return nil }
    return (owner, String(name.dropFirst(owner.count + 1)), owner == "ClosedRange")
  }

  /// Of a protocol, with what its angle brackets say: `Store<Self.Store.Item == Int>`.
  fileprivate func runtimeName(_ ofProtocol: (NominalDeclaration) -> String, _ part: (Type) -> String) -> String {
    guard let constrains else { return ofProtocol(self) }
    let equal = zip(constrains.primaryAssociatedTypes, arguments).map { associated, type in
      "Self.\(ofProtocol(constrains.declarer(of: associated))).\(associated) == \(part(type))"
    }
    return ofProtocol(constrains) + "<" + equal.joined(separator: ", ") + ">"
  }

  /// The protocol that declares an associated type of this one.
  private func declarer(of associated: String) -> NominalDeclaration {
    if isLibrary || associatedTypes.contains(associated) { return self }
    return conformances.lazy.map { $0.to.declarer(of: associated) }.first { $0.associatedTypes.contains(associated) } ?? self
  }
}
