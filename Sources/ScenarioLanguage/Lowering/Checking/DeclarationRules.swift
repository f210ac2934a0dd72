import DispatchTrace
import SwiftSyntax

/// What the language does not let stand together in a declaration: modifiers, accessors, members.
extension Checker {
  func checkRules(of member: DeclSyntax, _ part: NominalDeclaration.Part, _ owner: NominalDeclaration) {
    switch member.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      checkModifiers(node.modifiers, of: member, .function, part, owner)
      checkOperator(node, owner)
      if owner.isProtocol, !part.isExtension, let body = node.body {
        report(.syntax, "Protocol methods must not have bodies", at: body)
      }
    case .subscriptDecl(let node):
      checkModifiers(node.modifiers, of: member, .subscripting, part, owner)
      if !owner.isProtocol || part.isExtension, let block = node.accessorBlock, case .accessors(let list) = block.accessors {
        checkEach(list, of: "Subscript", at: block)
      }
    case .initializerDecl(let node): checkInitializer(node, part, owner)
    case .deinitializerDecl(let node):
      if !owner.isClass && !isNoncopyable(owner) || part.isExtension {
        report(.syntax, "Deinitializers may only be declared within a class", at: node.deinitKeyword)
      }
    case .variableDecl(let node):
      checkModifiers(node.modifiers, of: member, .property, part, owner)
      checkProperty(node, part, owner)
    case .enumCaseDecl(let node):
      if owner.kind != .enumeration || part.isExtension {
        report(.syntax, "Enum 'case' is not allowed outside of an enum", at: node)
      }
    default: break
    }
  }

  enum RuledKind {
    case function, subscripting, property, initializer
  }

  private func checkModifiers(
    _ list: DeclModifierListSyntax, of member: DeclSyntax, _ kind: RuledKind, _ part: NominalDeclaration.Part,
    _ owner: NominalDeclaration
  ) {
    for modifier in list {
      if modifier.name.text == "override", overridesObjectiveC(member, owner) { continue }
      let ofOpen = modifier.name.text == "open" && owner.isClass ? refusal(ofOpen: member, list, kind, owner) : nil
      guard let message = ofOpen ?? refusal(modifier.name.text, kind, part, owner) else { continue }
      report(.syntax, message, at: modifier)
    }
  }

  /// What cannot be overridden is not open.
  private func refusal(
    ofOpen member: DeclSyntax, _ list: DeclModifierListSyntax, _ kind: RuledKind, _ owner: NominalDeclaration
  ) -> String? {
    if kind == .initializer { return "Only classes and overridable class members can be declared 'open'; use 'public'" }
    let isConstant = member.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    let what =
      list.contains { $0.name.text == "static" }
      ? "Static declarations" : isConstant ? "'let' properties" : owner.isFinal ? "Members of 'final' classes" : nil
    return what.map { "\($0) are implicitly 'final'; use 'public' instead of 'open'" }
  }

  /// On Apple's systems, where Foundation's classes are Objective-C's, an extension may override what is theirs.
  private func overridesObjectiveC(_ member: DeclSyntax, _ owner: NominalDeclaration) -> Bool {
    guard hasObjectiveC, owner.isClass, let parent = owner.superclass else { return false }
    return memberNames(member).allSatisfy { name in
      let overridden = lookUpMembers(name, in: parent).first?.declaration as? ValueDeclaration
      return overridden?.owner?.isClass == true && overridden?.owner?.isLibrary == true
    }
  }

  private func refusal(
    _ word: String, _ kind: RuledKind, _ part: NominalDeclaration.Part, _ owner: NominalDeclaration
  ) -> String? {
    switch word {
    case "mutating", "nonmutating":
      owner.isClass && kind == .function ? "'\(word)' is not valid on instance methods in classes" : nil
    case "override" where !owner.isClass: "'override' can only be specified on class members"
    case "override" where part.isExtension:
      "A member declared in an extension cannot override one of the superclass; move it into the class"
    case "class" where !owner.isClass && !owner.isProtocol:
      "Class members are only allowed within classes; use 'static' to declare one"
    case "open" where !owner.isClass: "Only classes and their members can be declared 'open'"
    case "convenience" where kind != .initializer, "required" where kind != .initializer:
      "'\(word)' may only be used on 'init' declarations"
    case "convenience" where !owner.isClass, "required" where !owner.isClass:
      "'\(word)' initializers are only allowed in classes; remove '\(word)'"
    case "static" where kind == .initializer, "class" where kind == .initializer, "mutating" where kind == .initializer:
      "'\(word)' may not be used on initializers"
    case "lazy" where kind != .property: "'lazy' may only be used on properties"
    case "indirect": "'indirect' may only be used on enums and their cases"
    default: nil
    }
  }

  private func checkInitializer(_ node: InitializerDeclSyntax, _ part: NominalDeclaration.Part, _ owner: NominalDeclaration) {
    checkModifiers(node.modifiers, of: DeclSyntax(node), .initializer, part, owner)
    if let result = node.signature.returnClause { report(.syntax, "Initializers cannot have a result type", at: result) }
    let isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
    if owner.isClass, part.isExtension, !isConvenience {
      report(
        .type, "Designated initializer cannot be declared in an extension of '\(owner.name)'; make it a convenience initializer",
        at: node.initKeyword)
    }
  }

  /// Said already: a type that cannot be copied may have a deinitialiser.
  private func isNoncopyable(_ owner: NominalDeclaration) -> Bool {
    owner.syntax?.part(InheritanceClauseSyntax.self)?.inheritedTypes.contains { $0.type.is(SuppressedTypeSyntax.self) } ?? false
  }

  // MARK: - Outside types

  /// What only members may be.
  func checkModifiers(ofFree list: DeclModifierListSyntax, _ what: String, isLocal: Bool) {
    let messages = [
      "override": "'override' can only be specified on class members",
      "static": "Static \(what) may only be declared on a type", "class": "Class \(what) may only be declared on a type",
      "mutating": "'mutating' is only valid on methods", "nonmutating": "'nonmutating' is only valid on methods",
    ]
    for modifier in list {
      let word = modifier.name.text
      if let message = messages[word] {
        report(.syntax, message, at: modifier)
      } else if isLocal, ["private", "fileprivate", "internal", "public", "open"].contains(word) {
        report(.syntax, "'\(word)' can only be used in a non-local scope", at: modifier)
      }
    }
  }

  /// A function outside types, local ones included.
  func checkRules(ofFree node: FunctionDeclSyntax, isLocal: Bool) {
    checkModifiers(ofFree: node.modifiers, "methods", isLocal: isLocal)
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
    }
    checkVariable(node)
  }

  private func checkRequirement(_ node: VariableDeclSyntax) {
    if node.bindingSpecifier.tokenKind == .keyword(.let) {
      report(
        .type, "Protocols cannot require properties to be immutable; declare read-only properties by using 'var' with '{ get }'",
        at: node.bindingSpecifier)
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
    for binding in node.bindings {
      if let lazyWord { checkLazy(lazyWord, binding, isLet: isLet) }
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

  private func checkLazy(_ word: DeclModifierSyntax, _ binding: PatternBindingSyntax, isLet: Bool) {
    if isLet {
      report(.type, "'lazy' cannot be used on a let; write 'lazy var'", at: word)
    } else if isComputed(binding) {
      report(.type, "'lazy' cannot be used on a computed property", at: word)
    } else if binding.initializer == nil {
      report(.type, "Lazy properties must have an initializer", at: word)
    }
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
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

  private func checkOperator(_ node: FunctionDeclSyntax, _ owner: NominalDeclaration) {
    guard isOperator(node.name) else { return }
    let words = node.modifiers.map(\.name.text)
    if !words.contains("static"), !words.contains("class") {
      report(.type, "Operator '\(node.name.text)' declared in type '\(owner.name)' must be 'static'", at: node.name)
    }
    guard case .binaryOperator = node.name.tokenKind else { return }
    let isPrefix = words.contains("prefix") || words.contains("postfix")
    let count = node.signature.parameterClause.parameters.count
    if count != (isPrefix ? 1 : 2) {
      report(.type, "Operator '\(node.name.text)' must have \(isPrefix ? "one argument" : "two arguments")", at: node.name)
    }
  }

  private func isOperator(_ token: TokenSyntax) -> Bool {
    if case .binaryOperator = token.tokenKind { return true }
    if case .prefixOperator = token.tokenKind { return true }
    if case .postfixOperator = token.tokenKind { return true }
    return false
  }
}
