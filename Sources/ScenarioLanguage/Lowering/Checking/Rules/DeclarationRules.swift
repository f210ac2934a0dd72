import DispatchTrace
import SwiftSyntax

/// What the language does not let stand together in a declaration: modifiers, accessors, members.
extension Checker {
  func checkRules(of member: DeclSyntax, _ part: NominalDeclaration.Part, _ owner: NominalDeclaration) {
    switch member.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      checkModifiers(node.modifiers, of: member, part, owner)
      checkOperator(node, owner)
      if owner.isProtocol, !part.isExtension, let body = node.body {
        report(.syntax, "Protocol methods must not have bodies", at: body)
      }
    case .subscriptDecl(let node):
      checkModifiers(node.modifiers, of: member, part, owner)
      if !owner.isProtocol || part.isExtension, let block = node.accessorBlock, case .accessors(let list) = block.accessors {
        checkEach(list, of: "Subscript", at: block)
      }
    case .initializerDecl(let node): checkInitializer(node, part, owner)
    case .deinitializerDecl(let node):
      checkModifiers(node.modifiers, of: member, part, owner)
      if !owner.isClass && !owner.isNoncopyable || part.isExtension {
        report(.syntax, "Deinitializers may only be declared within a class", at: node.deinitKeyword)
      }
    case .variableDecl(let node):
      checkModifiers(node.modifiers, of: member, part, owner)
      checkProperty(node, part, owner)
    case .typeAliasDecl(let node): checkModifiers(node.modifiers, of: member, part, owner)
    case .enumCaseDecl(let node):
      if owner.kind != .enumeration || part.isExtension {
        report(.syntax, "Enum 'case' is not allowed outside of an enum", at: node)
      } else {
        checkModifiers(node.modifiers, of: member, part, owner)
        checkIndirect(node)
      }
    default: break
    }
  }

  private func checkInitializer(_ node: InitializerDeclSyntax, _ part: NominalDeclaration.Part, _ owner: NominalDeclaration) {
    checkModifiers(node.modifiers, of: DeclSyntax(node), part, owner)
    if let result = node.signature.returnClause { report(.syntax, "Initializers cannot have a result type", at: result) }
    if owner.isProtocol, !part.isExtension, let body = node.body {
      report(.syntax, "Protocol initializers must not have bodies", at: body)
    }
    let isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
    if owner.isReferenceType, part.isExtension, !isConvenience {
      report(
        .type, "Designated initializer cannot be declared in an extension of '\(owner.name)'; make it a convenience initializer",
        at: node.initKeyword)
    }
  }

  // MARK: - Outside types

  /// A function outside types, local ones included.
  func checkRules(ofFree node: FunctionDeclSyntax, isLocal: Bool) {
    checkModifiers(ofFree: node.modifiers, of: DeclSyntax(node), "methods", isLocal: isLocal)
    checkBody(node)
  }

  private func checkBody(_ node: FunctionDeclSyntax) {
    if node.body == nil { report(.syntax, "Expected '{' in body of function declaration", at: node.name) }
  }

  /// What has to have a body and does not.
  func checkBody(ofMember member: DeclSyntax) {
    if let node = member.as(FunctionDeclSyntax.self) { checkBody(node) }
    if let node = member.as(InitializerDeclSyntax.self), node.body == nil {
      report(.syntax, "Expected '{' in body of initializer", at: node)
    }
    if let node = member.as(SubscriptDeclSyntax.self), node.accessorBlock == nil {
      report(.syntax, "Expected '{' in subscript to specify getter and setter implementation", at: node)
    }
  }

  // MARK: - Properties

  private func checkProperty(_ node: VariableDeclSyntax, _ part: NominalDeclaration.Part, _ owner: NominalDeclaration) {
    let words = Set(node.modifiers.map(\.name.text))
    let isStatic = words.contains("static") || words.contains("class")
    if owner.isProtocol, !part.isExtension { return checkRequirement(node) }
    for binding in node.bindings {
      if owner.kind == .enumeration, !isStatic, !part.isExtension, !isComputed(binding) {
        report(.type, "Enums must not contain stored properties", at: binding)
      }
      if owner.isClass, words.contains("class"), !part.isExtension, !isComputed(binding) {
        report(.type, "Class stored properties not supported in classes; did you mean 'static'?", at: binding)
      }
    }
    checkVariable(node)
  }

  private func checkRequirement(_ node: VariableDeclSyntax) {
    if node.bindingSpecifier.tokenKind == .keyword(.let) {
      report(
        .type, "Protocols cannot require properties to be immutable; declare read-only properties by using 'var' with '{ get }'",
        at: node.bindingSpecifier)
      return
    }
    for binding in node.bindings where binding.accessorBlock == nil {
      report(.type, "Property in protocol must have explicit { get } or { get set } specifier", at: binding)
    }
    for binding in node.bindings where binding.initializer != nil {
      report(.type, "Initial value is not allowed here", at: binding)
    }
  }

  /// Rules for every variable, local ones included.
  func checkVariable(_ node: VariableDeclSyntax) {
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let lazyWord = node.modifiers.first { $0.name.text == "lazy" }
    if node.bindings.count > 1 { checkTogether(node, lazyWord) }
    checkAvailability(of: node)
    for binding in node.bindings {
      if let lazyWord { checkLazy(lazyWord, binding, node) }
      guard let block = binding.accessorBlock else { continue }
      checkAccessors(block, binding, isLet: isLet)
    }
  }

  /// Several variables of one declaration are plain ones.
  private func checkTogether(_ node: VariableDeclSyntax, _ lazyWord: DeclModifierSyntax?) {
    if node.bindings.contains(where: { $0.accessorBlock != nil }) {
      report(
        .type, "'\(node.bindingSpecifier.text)' declarations with multiple variables cannot have explicit getters/setters",
        at: node)
    } else if let lazyWord {
      report(.type, "'lazy' variables are declared one by one", at: lazyWord)
    }
  }

  private func checkLazy(_ word: DeclModifierSyntax, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) {
    let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    if node.bindingSpecifier.tokenKind == .keyword(.let) {
      report(.type, "'lazy' cannot be used on a let; write 'lazy var'", at: word)
    } else if isComputed(binding) {
      report(.type, "'lazy' cannot be used on a computed property", at: word)
    } else if binding.initializer == nil {
      report(.type, "Lazy properties must have an initializer", at: word)
    } else if isGlobal || node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      report(.type, "'lazy' cannot be used on an already-lazy global", at: word)
    }
  }

  func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter?: true
    case .accessors(let list)?: list.contains { $0.accessorSpecifier.text == "get" || $0.accessorSpecifier.text == "set" }
    case nil: false
    }
  }

  private func checkAccessors(_ block: AccessorBlockSyntax, _ binding: PatternBindingSyntax, isLet: Bool) {
    if isLet {
      let what = isComputed(binding) ? "computed" : "observing"
      report(.type, "'let' declarations cannot be \(what) properties; make it a 'var'", at: binding)
    } else if isComputed(binding), binding.initializer != nil {
      report(.type, "Variable with getter/setter cannot have an initial value", at: binding)
    }
    guard case .accessors(let list) = block.accessors else { return }
    checkEach(list, of: "Variable", at: block)
    for accessor in list where ["willSet", "didSet"].contains(accessor.accessorSpecifier.text) && isComputed(binding) {
      report(.type, "'\(accessor.accessorSpecifier.text)' cannot be provided together with a getter", at: accessor)
    }
  }

  private func checkEach(_ accessors: AccessorDeclListSyntax, of whole: String, at block: AccessorBlockSyntax) {
    let words = accessors.map(\.accessorSpecifier.text)
    if words.contains("set"), !words.contains("get"), !words.contains("_read") {
      report(.type, "\(whole) with a setter must also have a getter", at: block)
    }
    var seen: Set<String> = []
    for accessor in accessors {
      let word = accessor.accessorSpecifier.text
      if !seen.insert(word).inserted { report(.redeclaration, "\(whole) already has a '\(word)'", at: accessor) }
      if accessor.body == nil {
        let what = word == "get" ? "getter" : word == "set" ? "setter" : "observer"
        report(.syntax, "Expected '{' to start \(what) definition", at: accessor)
      }
    }
  }

  // MARK: - Functions

  /// Rules for the parameters of every function.
  func checkParameters(of function: FunctionDeclaration) {
    let clause =
      function.syntax?.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? function.syntax?.as(InitializerDeclSyntax.self)?.signature.parameterClause
    guard let clause else { return }
    checkRethrows(function)
    requireUse(ofGenericsOf: function)
    let isRequirement = function.isRequirement
    let list = Array(clause.parameters)
    for (index, parameter) in list.enumerated() {
      let isInout = self.isInout(parameter.type)
      if isInout, parameter.defaultValue != nil {
        report(.type, "Cannot provide default value to inout parameter '\(shownName(parameter))'", at: parameter)
      }
      if isInout, parameter.ellipsis != nil { report(.type, "'inout' must not be used on variadic parameters", at: parameter) }
      if isRequirement, parameter.defaultValue != nil {
        report(.type, "Default argument not permitted in a protocol method", at: parameter)
      }
      if index > 0, list[index - 1].ellipsis != nil, name(parameter.firstName) == "_" {
        report(.type, "A parameter following a variadic parameter requires a label", at: parameter)
      }
    }
  }

  /// Somebody has to throw what is thrown again.
  private func checkRethrows(_ function: FunctionDeclaration) {
    guard function.rethrowsErrors,
      let clause = function.syntax?.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.throwsClause
        ?? function.syntax?.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers?.throwsClause
    else { return }
    if !function.parameters.contains(where: { !$0.isVariadic && mayThrow($0.type) }) {
      report(.type, "'rethrows' function must take a throwing function argument", at: clause)
    }
  }

  private func mayThrow(_ type: Type) -> Bool {
    if case .tuple(let fields) = type.withoutOptionals { return fields.contains { mayThrow($0.type) } }
    if case .function(let function) = type.withoutOptionals { return function.throwsErrors }
    return false
  }

  private func shownName(_ parameter: FunctionParameterSyntax) -> String { name(parameter.secondName ?? parameter.firstName) }

  /// An operator that a type declares takes at least one value of the type.
  func checkOperands(of function: FunctionDeclaration, _ owner: NominalDeclaration) {
    guard function.isOperator, function.isStatic else { return }
    let own = owner.selfParameter.map(Type.parameter) ?? owner.selfType
    let takesOwn = function.parameters.contains { parameter in
      var type = simplified(parameter.type)
      if case .metatype(let instance) = type { type = simplified(instance) }
      if type.hasError || type == own { return true }
      if let declaration = type.nominal { return declaration === owner }
      guard case .parameter(let generic) = type else { return false }
      return isSaidToBe(own, generic, function)
    }
    if takesOwn || function.parameters.isEmpty { return }
    let (place, wanted) = owner.isProtocol ? (" of protocol '\(owner.name)'", "Self") : ("", "\(owner.selfType)")
    findings.add(
      .error, .type, "Member operator '\(function.name)'\(place) must have at least one argument of type '\(wanted)'",
      at: function.position)
  }

  /// `where T == Self`, or a parameter that is bound by the protocol.
  private func isSaidToBe(_ own: Type, _ generic: GenericParameter, _ function: FunctionDeclaration) -> Bool {
    generic.protocols.contains { $0 === own.nominal }
      || function.requirements.contains { requirement in
        guard case .same(let left, let right) = requirement else { return false }
        return left == .parameter(generic) && right == own || right == .parameter(generic) && left == own
      }
  }

  private func checkOperator(_ node: FunctionDeclSyntax, _ owner: NominalDeclaration) {
    guard node.name.isOperator else { return }
    let words = node.modifiers.map(\.name.text)
    if !words.contains("static"), !words.contains("class") {
      report(.type, "Operator '\(node.name.text)' declared in type '\(owner.name)' must be 'static'", at: node.name)
    }
  }
}
