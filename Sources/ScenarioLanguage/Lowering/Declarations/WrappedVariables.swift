import DispatchTrace
import SwiftParser
import SwiftSyntax

/// Property wrappers in memberwise initialisers and on local variables.
extension Checker {
  /// What a memberwise initialiser takes for the stored property behind one with a wrapper: the wrapped value, or a wrapper where
  /// the attribute or the wrapper's own `init()` says how it begins.
  func wrappedParameter(_ property: VariableDeclaration, _ wrapping: PropertyWrapping) -> Parameter {
    let text = String(property.name.dropFirst())
    let wrapper = type(of: property)
    guard takesWrappedValue(wrapping) else {
      var parameter = Parameter(label: text, name: text, type: wrapper)
      parameter.isEscaping = true
      if isInitialized(wrapping) {
        parameter.defaultValue = expression(".init(\(wrapping.arguments?.ownText ?? ""))")
        parameter.defaultScope = property.scope
      }
      return parameter
    }
    var parameter = Parameter(label: text, name: text, type: wrappedType("wrappedValue", wrapping, of: wrapper))
    parameter.isEscaping = true
    parameter.defaultValue = wrapping.initialValue
    parameter.defaultScope = property.scope
    if wrapping.initialValue == nil, isImplicitlyNil(wrapping) { parameter.defaultValue = ExprSyntax(NilLiteralExprSyntax()) }
    if makesWhenAsked(wrapping) {
      parameter.isAutoclosure = true
      parameter.type = .function(FunctionType(parameters: [], result: parameter.type))
    }
    return parameter
  }

  /// `init(wrappedValue: @autoclosure @escaping () -> Value)`: what is given to a memberwise initialiser for it is one, too.
  private func makesWhenAsked(_ wrapping: PropertyWrapping) -> Bool {
    members(named: "init", of: wrapping.wrapper).lazy.compactMap { self.parameters(of: $0).first }
      .first { $0.label == "wrappedValue" }?.isAutoclosure == true
  }

  private func takesWrappedValue(_ wrapping: PropertyWrapping) -> Bool {
    if wrapping.initialValue != nil { return true }
    if wrapping.arguments != nil || hasEmptyInitializer(wrapping.wrapper) { return false }
    return isMadeOfValue(wrapping)
  }

  /// What a wrapper asks of its parameters, which are found from the wrapped value.
  func checkWrappers(of declaration: NominalDeclaration) {
    for property in storedProperties(of: declaration) {
      guard let wrapping = property.wrapping else { continue }
      var kept = type(of: property)
      for level in wrapping.levels {
        guard case .nominal(let wrapper, let types) = normalized(kept) else { break }
        check(generics: wrapper, types, at: level.attribute)
        kept = memberType("wrappedValue", of: kept)
      }
    }
  }

  /// Gives a memberwise initialiser of a struct with wrapped properties a body.
  func writeOut(_ made: FunctionDeclaration, _ declaration: NominalDeclaration) {
    var lines: [String] = []
    for property in storedProperties(of: declaration)
    where !(property.isLet && property.hasInitialValue) && !property.isLazy && !property.isRejected {
      guard let wrapping = property.wrapping else {
        lines.append("self.\(property.name) = \(property.name)")
        continue
      }
      if type(of: property).hasError { continue }
      let text = String(property.name.dropFirst())
      let given = makesWhenAsked(wrapping) ? "\(text)()" : text
      let made = wrapping.levels.reversed().reduce(given) { held, level in
        ".init(wrappedValue: \(held)\(level.arguments.map { ", " + $0.ownText } ?? ""))"
      }
      let value = takesWrappedValue(wrapping) ? made : text
      lines.append("self._\(text) = \(value)")
    }
    made.synthesized = nil
    made.isWrittenOut = true
    made.body = statements(lines.joined(separator: "\n"))
    pendingBodies.append(made)
  }

  private func expression(_ text: String) -> ExprSyntax {
    var parser = Parser(text)
    return ExprSyntax.parse(from: &parser)
  }

  // MARK: - Wrappers themselves

  /// What the compiler makes of a property with the wrapper is seen wherever the wrapper is.
  func checkWrapper(_ declaration: NominalDeclaration) {
    guard !declaration.isLibrary, isMarked(declaration, "propertyWrapper") else { return }
    if declaration.isProtocol {
      return findings.add(
        .error, .type, "'@propertyWrapper' cannot be applied to a protocol", at: declaration.position)
    }
    guard let value = wrapperMember("wrappedValue", of: declaration), !value.isStatic else {
      return findings.add(
        .error, .type,
        "Property wrapper type '\(declaration.name)' does not contain a non-static property named 'wrappedValue'",
        at: declaration.position)
    }
    if isKeptToFile(declaration) { return }
    let makers = members(named: "init", of: declaration).filter { maker in
      (maker as? FunctionDeclaration)?.syntax != nil && parameters(of: maker).first?.label == "wrappedValue"
    }
    let projected = wrapperMember("projectedValue", of: declaration).map { [$0] } ?? []
    for case let member as ValueDeclaration in [value] + projected + makers where member.isPrivate || member.isKeptToFile {
      let name = (member as? FunctionDeclaration)?.fullName ?? member.name
      let message = "'\(name)' cannot be private: property wrapper type '\(declaration.name)' is not"
      findings.add(.error, .type, message, at: member.position)
    }
  }

  // MARK: - Locals

  /// `@Clamped var level = 3` among statements; nil when the variable has no wrapper of the scenario's own.
  func wrappedLocal(_ node: VariableDeclSyntax) -> [Statement]? {
    guard let binding = node.bindings.first, node.bindings.count == 1, let wrapping = wrapping(node, binding, in: scope),
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let text = name(identifier.identifier)
    checkLocal(text, identifier)
    if isTopLevelScope || !isInitialized(wrapping) {
      let advice =
        isTopLevelScope
        ? "Property wrappers are not supported in top-level code; use one on a property of a type, or inside a function"
        : "A local variable with a property wrapper needs an initial value here"
      report(.unsupported, advice, at: node)
      _ = declareVariable(text, .error, isLet: false, at: position(identifier))
      return []
    }
    // What it lacks is said of the wrapper.
    guard wrapperMember("wrappedValue", of: wrapping.wrapper) != nil else {
      _ = declareVariable(text, .error, isLet: false, at: position(identifier))
      return []
    }
    let type = composedType(of: wrapping, in: scope)
    if let annotation = wrapping.annotation {
      _ = unifyOrUndo(wrappedType("wrappedValue", wrapping, of: type), resolve(annotation, in: scope))
    }
    let initial = wrapperValue(wrapping, as: type)
    finishStatement(initial)
    let storage = declareVariable("_" + text, settle(initial.type), isLet: false, at: position(identifier))
    for (name, member) in [(text, "wrappedValue"), ("$" + text, "projectedValue")] {
      guard let access = access(to: member, of: wrapping) else { continue }
      let type = wrappedType(member, wrapping, of: storage.type)
      computed(name, wrapping.path(to: member, in: "_\(text)"), type, isSettable: access.writingMutates != nil, identifier)
    }
    return [.bind(.bind(storage), initial, position(binding))]
  }

  private func computed(
    _ text: String, _ source: String, _ type: Type, isSettable: Bool, _ node: some SyntaxProtocol
  ) {
    computed(text, read: source, written: isSettable ? "\(source) = newValue" : nil, type, node)
  }

  // MARK: - Parameters

  func wrapping(of node: FunctionParameterSyntax, in scope: Scope) -> PropertyWrapping? {
    wrapping(node.attributes, node.type, nil, in: scope)
  }

  /// `func show(@Clamped _ level: Int)` (SE-0293): the function makes the wrapper, and in its body the name means what that makes of the
  /// argument.
  func wrappedParameters(of declaration: FunctionDeclaration) -> [Statement] {
    declaration.parameters.compactMap { parameter in
      guard let wrapping = parameter.wrapping, let given = parameter.variable, !parameter.type.hasError else { return nil }
      let node = wrapping.attribute
      let value = ArgumentSyntax(
        label: "wrappedValue", value: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(parameter.name))),
        inferred: variableReference(given, at: node))
      let initial = constructWrappers(composedType(of: wrapping, in: scope), wrapping.levels[...], value)
      finishStatement(initial)
      let storage = declareVariable("_" + parameter.name, settle(initial.type), isLet: true, at: position(node))
      for (name, member) in [(parameter.name, "wrappedValue"), ("$" + parameter.name, "projectedValue")] {
        guard let access = access(to: member, of: wrapping) else { continue }
        let (type, path) = (wrappedType(member, wrapping, of: storage.type), wrapping.path(to: member, in: "_\(parameter.name)"))
        computed(name, path, type, isSettable: access.writingMutates == false, node)
      }
      return .bind(.bind(storage), initial, position(node))
    }
  }

  /// A local variable with accessors that are written here.
  func computed(_ text: String, read: String, written: String?, _ type: Type, _ node: some SyntaxProtocol) {
    let made = declareVariable(text, type, isLet: written == nil, at: position(node))
    made.storage = .computed
    made.getter = accessor("get", .getter, statements(read), Syntax(node), of: made, scope: scope)
    if let written {
      made.setter = accessor("set", .setter, statements(written), Syntax(node), of: made, scope: scope)
    }
    for accessor in [made.getter, made.setter].compactMap({ $0 }) {
      accessor.home = function
      checkBody(of: accessor)
    }
  }
}
