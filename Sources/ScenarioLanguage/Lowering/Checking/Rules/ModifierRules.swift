import DispatchTrace
import SwiftSyntax

/// Which modifiers may stand before which declarations.
extension Checker {
  func checkModifiers(
    _ list: DeclModifierListSyntax, of member: DeclSyntax, _ part: NominalDeclaration.Part, _ owner: NominalDeclaration
  ) {
    for modifier in list {
      if modifier.name.text == "override", overridesObjectiveC(member, owner) { continue }
      guard let message = refusal(of: modifier, before: member, list, part, owner) else { continue }
      report(.syntax, message, at: modifier)
    }
    checkObjectiveC(member, isOfObject: owner.isClass || owner.isProtocol && !part.isExtension && isMarked(owner, "objc"))
  }

  private func refusal(
    of modifier: DeclModifierSyntax, before member: DeclSyntax, _ list: DeclModifierListSyntax, _ part: NominalDeclaration.Part,
    _ owner: NominalDeclaration
  ) -> String? {
    if owner.isProtocol, !part.isExtension, let message = refusal(inProtocol: modifier.name.text, before: member) {
      return message
    }
    if let message = misplaced(modifier, before: member) { return message }
    if modifier.name.text == "open", owner.isClass { return refusal(ofOpen: member, list, owner) }
    return setterRefusal(modifier, before: member) ?? refusal(modifier.name.text, before: member, list, part, owner)
  }

  // MARK: - Anywhere

  private static let variables: Set<SyntaxKind> = [.variableDecl]
  private static let functions: Set<SyntaxKind> = [.functionDecl]
  private static let initializers: Set<SyntaxKind> = [.initializerDecl]
  private static let callables: Set<SyntaxKind> = [.variableDecl, .functionDecl, .subscriptDecl]
  private static let types: Set<SyntaxKind> = [.structDecl, .classDecl, .enumDecl, .protocolDecl]

  /// What a modifier may stand before, and what it is told where it stands before something else.
  private static let places: [String: (kinds: Set<SyntaxKind>, only: String?)] = [
    "final": (callables.union([.classDecl]), nil), "indirect": ([.enumDecl, .enumCaseDecl], nil),
    "mutating": (functions, "'func'"), "nonmutating": (functions, "'func'"), "__consuming": (functions, "'func'"),
    "lazy": (variables, "'var'"), "weak": (variables, "'var'"), "unowned": (variables, "'var'"),
    "convenience": (initializers, "'init'"), "required": (initializers, "'init'"),
    "override": (callables.union(initializers), nil), "dynamic": (callables.union(initializers), nil),
    "optional": (callables.union(initializers), nil),
    "prefix": (functions, nil), "postfix": (functions, nil), "infix": (functions, nil),
  ]

  private static let accessWords: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

  private func misplaced(_ modifier: DeclModifierSyntax, before declaration: DeclSyntax) -> String? {
    let word = modifier.name.text
    let kind = declaration.kind
    let isNotHere = "'\(word)' modifier cannot be applied to this declaration"
    if Self.accessWords.contains(word) {
      if modifier.detail != nil { return kind == .variableDecl || kind == .subscriptDecl ? nil : isNotHere }
      if kind == .deinitializerDecl || kind == .enumCaseDecl { return isNotHere }
      let isOpen = word == "open" && (kind == .typeAliasDecl || Self.types.contains(kind) && kind != .classDecl)
      return isOpen ? "Only classes and overridable class members can be declared 'open'; use 'public'" : nil
    }
    if word == "static" || word == "class" {
      return [.typeAliasDecl, .deinitializerDecl, .enumCaseDecl].contains(kind) ? "Declaration cannot be marked '\(word)'" : nil
    }
    guard let place = Self.places[word] else { return nil }
    guard place.kinds.contains(kind) else {
      return place.only.map { "'\(word)' may only be used on \($0) declarations" } ?? isNotHere
    }
    return declaration.as(FunctionDeclSyntax.self).flatMap { refusal(ofFix: word, $0) }
  }

  /// `prefix`, `infix`
  private func refusal(ofFix word: String, _ node: FunctionDeclSyntax) -> String? {
    if word == "infix" { return "'infix' modifier is not required or allowed on func declarations" }
    guard word == "prefix" || word == "postfix", !node.name.isOperator else { return nil }
    return "'\(word)' requires a function with an operator identifier"
  }

  /// `private(set)` of what cannot be set.
  private func setterRefusal(_ modifier: DeclModifierSyntax, before declaration: DeclSyntax, isMember: Bool = true) -> String? {
    guard modifier.detail != nil, Self.accessWords.contains(modifier.name.text) else { return nil }
    var what: String?
    if let node = declaration.as(VariableDeclSyntax.self) {
      let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
      let isReadOnly = node.bindings.contains { isComputed($0) && !($0.accessorBlock.map(hasSetter) ?? true) }
      if isLet || isReadOnly { what = isMember ? "read-only properties" : isLet ? "constants" : "read-only variables" }
    } else if let node = declaration.as(SubscriptDeclSyntax.self), !(node.accessorBlock.map(hasSetter) ?? true) {
      what = "read-only subscripts"
    }
    return what.map { "'\(modifier.ownText)' modifier cannot be applied to \($0)" }
  }

  private func hasSetter(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let list) = block.accessors else { return false }
    return list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
  }

  // MARK: - Members

  /// What cannot be overridden is not open.
  private func refusal(ofOpen member: DeclSyntax, _ list: DeclModifierListSyntax, _ owner: NominalDeclaration) -> String? {
    if member.is(InitializerDeclSyntax.self) {
      return "Only classes and overridable class members can be declared 'open'; use 'public'"
    }
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

  private func refusal(inProtocol word: String, before member: DeclSyntax) -> String? {
    if Self.accessWords.contains(word) { return "'\(word)' modifier cannot be used in protocols" }
    if word == "class", Self.callables.contains(member.kind) {
      return "Class members are only allowed within classes; use 'static' to declare a requirement"
    }
    guard member.is(VariableDeclSyntax.self) else { return nil }
    if word == "weak" || word == "unowned" { return "'\(word)' cannot be applied to a property declaration in a protocol" }
    return word == "lazy" ? "Lazy properties must have an initializer" : nil
  }

  private func refusal(
    _ word: String, before member: DeclSyntax, _ list: DeclModifierListSyntax, _ part: NominalDeclaration.Part,
    _ owner: NominalDeclaration
  ) -> String? {
    let isInitializer = member.is(InitializerDeclSyntax.self)
    switch word {
    case "mutating" where owner.isReferenceType, "nonmutating" where owner.isReferenceType:
      return "'\(word)' is not valid on instance methods in classes"
    case "final" where owner.isReferenceType && list.contains { $0.name.text == "static" }:
      return "Static declarations are already final"
    case "final" where !owner.isReferenceType: return "Only classes and class members may be marked with 'final'"
    case "override" where !owner.isReferenceType: return "'override' can only be specified on class members"
    case "override" where part.isExtension:
      return "A member declared in an extension cannot override one of the superclass; move it into the class"
    case "class" where !owner.isReferenceType && !owner.isProtocol:
      return "Class members are only allowed within classes; use 'static' to declare one"
    case "open" where !owner.isReferenceType: return "Only classes and their members can be declared 'open'"
    case "convenience" where !owner.isReferenceType, "required" where !owner.isReferenceType:
      return "'\(word)' initializers are only allowed in classes; remove '\(word)'"
    case "static" where isInitializer, "class" where isInitializer: return "'\(word)' may not be used on initializers"
    case "optional" where !owner.isProtocol || part.isExtension: return "'optional' can only be applied to protocol members"
    case "optional" where !isMarked(owner, "objc"): return "'optional' can only be applied to members of an '@objc' protocol"
    default: return nil
    }
  }

  // MARK: - Types, and what is outside of them

  /// Of types and their other names, wherever they are.
  func checkModifiers(ofType list: DeclModifierListSyntax, of declaration: DeclSyntax) {
    for modifier in list {
      let word = modifier.name.text
      if Self.types.contains(declaration.kind), ["class", "static"].contains(word) {
        report(.syntax, "A type cannot be marked '\(word)'", at: modifier)
      } else if let message = misplaced(modifier, before: declaration) {
        report(.syntax, message, at: modifier)
      }
    }
    checkFrozen(declaration)
    if declaration.is(StructDeclSyntax.self), let attribute = objectiveC(declaration) {
      report(.syntax, "'@objc' attribute cannot be applied to this declaration", at: attribute)
    }
    _ = modifiers(list)
  }

  private func checkFrozen(_ declaration: DeclSyntax) {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self),
      let attributes = declaration.part(AttributeListSyntax.self), has(attributes, "frozen"),
      !has(attributes, "usableFromInline"),
      !declaration.part(DeclModifierListSyntax.self).elements.contains(where: { ["public", "package"].contains($0.name.text) })
    else { return }
    report(.syntax, "'@frozen' attribute can only be applied to '@usableFromInline' or public declarations", at: declaration)
  }

  /// `indirect case leaf`
  func checkIndirect(_ node: EnumCaseDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "indirect" }) else { return }
    for element in node.elements where element.parameterClause == nil {
      report(.syntax, "Enum case '\(name(element.name))' without associated value cannot be 'indirect'", at: element)
    }
  }

  private func objectiveC(_ declaration: DeclSyntax) -> AttributeSyntax? {
    (declaration.part(AttributeListSyntax.self) ?? []).lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.ownText == "objc" }
  }

  /// `@objc` of a function, property, subscript or initialiser.
  private func checkObjectiveC(_ declaration: DeclSyntax, isOfObject: Bool) {
    guard !isOfObject, let attribute = objectiveC(declaration) else { return }
    let message = "'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes"
    report(.syntax, message, at: attribute)
  }

  /// What only members may be.
  func checkModifiers(ofFree list: DeclModifierListSyntax, of declaration: DeclSyntax, _ what: String, isLocal: Bool) {
    let messages = [
      "override": "'override' can only be specified on class members",
      "static": "Static \(what) may only be declared on a type", "class": "Class \(what) may only be declared on a type",
      "mutating": "'mutating' is only valid on methods", "nonmutating": "'nonmutating' is only valid on methods",
      "final": "Only classes and class members may be marked with 'final'",
      "optional": "'optional' can only be applied to protocol members",
      "open": "Only classes and overridable class members can be declared 'open'; use 'public'",
    ]
    checkObjectiveC(declaration, isOfObject: false)
    for modifier in list {
      let word = modifier.name.text
      if isLocal, Self.accessWords.contains(word) {
        report(.syntax, "'\(word)' can only be used in a non-local scope", at: modifier)
      } else if let message = messages[word] ?? misplaced(modifier, before: declaration)
        ?? setterRefusal(modifier, before: declaration, isMember: false)
      {
        report(.syntax, message, at: modifier)
      }
    }
  }
}
