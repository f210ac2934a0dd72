import DispatchTrace
import SwiftSyntax

/// From the syntax of members to declarations, name by name.
extension Checker {
  /// The members called `text` that the type itself declares, extensions included.
  func members(named text: String, of declaration: NominalDeclaration) -> [Declaration] {
    if !declaration.settledNames.contains(text) {
      makeMembers(text, of: declaration)
      addSynthesized(text, to: declaration)
      makeMembers(text, of: declaration)
      // To make them can lead to more of the library, which adds to it.
      if declaration.memberSyntax[text] == nil { declaration.settledNames.insert(text) }
    }
    return declaration.members[text] ?? []
  }

  private func makeMembers(_ text: String, of declaration: NominalDeclaration) {
    guard let pending = declaration.memberSyntax.removeValue(forKey: text) else { return }
    findings.keeping {
      for member in pending {
        guard let made = make(member, text, in: declaration) else { continue }
        declaration.members[text, default: []].append(made)
      }
    }
  }

  private func make(
    _ member: NominalDeclaration.PendingMember, _ text: String, in declaration: NominalDeclaration
  ) -> ValueDeclaration? {
    guard let syntax = member.syntax else { return nil }
    let part = declaration.parts[member.part]
    let made: ValueDeclaration? =
      switch syntax.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node): function(node, scope: part.scope, owner: declaration)
      case .initializerDecl(let node): initializer(node, scope: part.scope, owner: declaration)
      case .deinitializerDecl(let node): deinitializer(node, scope: part.scope, owner: declaration)
      case .subscriptDecl(let node): subscripting(node, scope: part.scope, owner: declaration)
      case .variableDecl(let node): property(node, member.element, text, owner: declaration, part: part)
      case .enumCaseDecl(let node): enumCase(node, member.element, scope: part.scope, owner: declaration)
      default: nil
      }
    guard let made else { return nil }
    if case .library(let text) = member.source, text.hasBody { (made as? FunctionDeclaration)?.libraryBody = text }
    made.owner = declaration
    made.conditions = part.conditions + declaration.allPromised
    made.isOfExtension = part.isExtension && !isObjectiveC(syntax, in: declaration)
    readAccess(syntax, made)
    for accessor in accessors(of: made) { accessor.conditions = made.conditions }
    if declaration.isProtocol && !part.isExtension {
      (made as? FunctionDeclaration)?.isRequirement = true
      (made as? SubscriptDeclaration)?.isRequirement = true
    }
    return made
  }

  /// `@objc` before it or before its extension, or `@objcMembers` before the class.
  private func isObjectiveC(_ syntax: DeclSyntax, in owner: NominalDeclaration) -> Bool {
    let around = Swift.sequence(first: Syntax(syntax), next: \.parent).compactMap { $0.as(DeclSyntax.self) }
    return around.contains { says(["objc"], $0) } || says(["objcMembers"], owner.syntax)
  }

  private func readAccess(_ syntax: DeclSyntax, _ declaration: ValueDeclaration) {
    guard !declaration.isLibrary else { return }
    declaration.isKeptToFile = Swift.sequence(first: Syntax(syntax), next: \.parent).contains { node in
      (node.id == syntax.id || node.is(ExtensionDeclSyntax.self))
        && node.as(DeclSyntax.self)?.part(DeclModifierListSyntax.self).map(isKept) == true
    }
    declaration.isFilePrivate = hasSeveralFiles && declaration.isKeptToFile
    declaration.access = writtenAccess(of: syntax)
    for modifier in syntax.part(DeclModifierListSyntax.self).elements where modifier.name.tokenKind == .keyword(.private) {
      if modifier.detail == nil {
        declaration.isPrivate = true
      } else {
        (declaration as? VariableDeclaration)?.isPrivateSetter = true
      }
    }
  }

  private func accessors(of declaration: ValueDeclaration) -> [FunctionDeclaration] {
    switch declaration {
    case let variable as VariableDeclaration: variable.accessors
    case let subscripting as SubscriptDeclaration: subscripting.accessors
    default: []
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
    var found: Set<String> = []
    for modifier in list {
      let word = modifier.ownText
      let isSecondStatic = ["static", "class"].contains(word) && (found.contains("static") || found.contains("class"))
      if isSecondStatic {
        report(.syntax, "'\(word)' cannot appear after another 'static' or 'class' keyword", at: modifier)
      } else if found.contains(word) {
        report(.syntax, "Duplicate modifier", at: modifier)
      }
      found.formUnion([word, modifier.name.text])
    }
    return found
  }

  // MARK: - Functions

  func function(_ node: FunctionDeclSyntax, scope: Scope, owner: NominalDeclaration?) -> FunctionDeclaration {
    let kind: FunctionDeclaration.Kind = owner == nil ? .function : .method
    let made = FunctionDeclaration(name(node.name), at: position(node.name), scope: scope, kind: kind)
    let modifiers = modifiers(node.modifiers)
    made.syntax = Syntax(node)
    made.body = node.body?.statements
    made.owner = owner
    made.isOfClass = modifiers.contains("class")
    made.isStatic = made.isOfClass || modifiers.contains("static")
    made.isMutating = modifiers.contains("mutating")
    made.consumesSelf = modifiers.contains("consuming")
    made.borrowsSelf = modifiers.contains("borrowing")
    made.isOverride = modifiers.contains("override")
    made.isFinal = modifiers.contains("final") || modifiers.contains("static")
    if case .binaryOperator = node.name.tokenKind { made.isOperator = true }
    if case .prefixOperator = node.name.tokenKind { made.isOperator = true }
    if case .postfixOperator = node.name.tokenKind { made.isOperator = true }
    made.isPostfix = modifiers.contains("postfix")
    return made
  }

  private func initializer(_ node: InitializerDeclSyntax, scope: Scope, owner: NominalDeclaration) -> FunctionDeclaration {
    let made = FunctionDeclaration("init", at: position(node.initKeyword), scope: scope, kind: .initializer)
    let modifiers = modifiers(node.modifiers)
    made.syntax = Syntax(node)
    made.body = node.body?.statements
    made.isFailable = node.optionalMark != nil
    made.isConvenience = modifiers.contains("convenience") || owner.isNoncopyable && delegates(node)
    made.isRequired = modifiers.contains("required")
    made.isOverride = modifiers.contains("override")
    return made
  }

  /// A struct's initialiser does not say that it calls another one.
  private func delegates(_ node: InitializerDeclSyntax) -> Bool {
    let words = node.body.map { Array($0.tokens(viewMode: .sourceAccurate)) } ?? []
    return words.indices.dropFirst(2).contains { end in
      words[end].tokenKind == .keyword(.`init`) && words[end - 1].tokenKind == .period
        && words[end - 2].tokenKind == .keyword(.self)
    }
  }

  private func deinitializer(_ node: DeinitializerDeclSyntax, scope: Scope, owner: NominalDeclaration) -> FunctionDeclaration {
    let made = FunctionDeclaration("deinit", at: position(node.deinitKeyword), scope: scope, kind: .deinitializer)
    made.syntax = Syntax(node)
    made.body = node.body?.statements
    made.isSignatureKnown = true
    return made
  }

  private func subscripting(_ node: SubscriptDeclSyntax, scope: Scope, owner: NominalDeclaration) -> SubscriptDeclaration {
    let made = SubscriptDeclaration("subscript", at: position(node.subscriptKeyword), scope: scope)
    made.syntax = node
    let modifiers = modifiers(node.modifiers)
    made.isOfClass = modifiers.contains("class")
    made.isStatic = made.isOfClass || modifiers.contains("static")
    made.isOverride = modifiers.contains("override")
    made.isFinal = modifiers.contains("final") || modifiers.contains("static")
    made.owner = owner
    addAccessors(node.accessorBlock, to: made, scope: scope)
    return made
  }

  // MARK: - Properties

  private func property(
    _ node: VariableDeclSyntax, _ element: Int, _ text: String, owner: NominalDeclaration, part: NominalDeclaration.Part
  ) -> VariableDeclaration? {
    let declared = declaredProperties(node)
    guard declared.indices.contains(element) else { return nil }
    let identifier = declared[element].identifier
    let bindings = Array(node.bindings)
    let binding = bindings[declared[element].binding]
    let scope = part.scope
    let wrapping = wrapping(node, binding, in: scope)
    if text != name(identifier.identifier), !declares(text, wrapping) { return nil }
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let made = VariableDeclaration(
      text, at: position(identifier), scope: scope, storage: .stored, isLet: isLet)
    made.owner = owner
    let modifiers = modifiers(node.modifiers)
    made.isOfClass = modifiers.contains("class")
    made.isStatic = made.isOfClass || modifiers.contains("static")
    made.isLazy = modifiers.contains("lazy")
    made.isOverride = modifiers.contains("override")
    made.isFinal = modifiers.contains("final") || modifiers.contains("static")
    made.ownership = modifiers.contains("weak") ? .weak : modifiers.contains("unowned") ? .unowned : .strong
    made.typeSyntax = declared[element].type ?? followingAnnotation(bindings, declared[element].binding)
    made.isImplicitlyUnwrapped = isImplicitlyUnwrapped(made.typeSyntax)
    made.initializerSyntax = declared[element].value
    made.hasInitialValue = made.initializerSyntax != nil
    made.isPartOfTuple = !binding.pattern.is(IdentifierPatternSyntax.self)
    let errors = findings.errorCount()
    rejectWrappers(node.attributes, except: wrapping, in: scope)
    made.builder = builder(in: node.attributes, scope: scope)
    made.isRejected = findings.errorCount() > errors
    if let wrapping {
      wrap(made, wrapping, called: name(identifier.identifier), binding)
    } else {
      addAccessors(binding.accessorBlock, to: made, scope: scope)
    }
    if owner.isProtocol && !part.isExtension { made.storage = .computed }
    if made.isStatic && made.storage == .stored { made.storage = .global }
    return made
  }

  /// `var a, b: Int`: the annotation of a later binding.
  private func followingAnnotation(_ bindings: [PatternBindingSyntax], _ element: Int) -> TypeSyntax? {
    guard bindings[element].initializer == nil else { return nil }
    return bindings[element...].first { $0.typeAnnotation != nil || $0.initializer != nil }?.typeAnnotation?.type
  }

  /// Attributes that change what the code does are rejected; those that only speak to the compiler are not looked at.
  func rejectWrappers(_ attributes: AttributeListSyntax, except known: PropertyWrapping? = nil, in place: Scope? = nil) {
    let scope = place ?? self.scope
    var seen: Set<String> = []
    let wrapping = known?.levels.map(\.attribute.id) ?? []
    for case .attribute(let attribute) in attributes where !wrapping.contains(attribute.id) {
      let text = attribute.attributeName.ownText
      if !seen.insert(text).inserted, !Rejections.repeatableAttributes.contains(text) {
        report(.syntax, "Duplicate attribute", at: attribute)
      }
      if let advice = Rejections.attributes[text] {
        report(.unsupported, "'@\(text)' is not supported: \(advice)", at: attribute)
      } else if wrapper(named: attribute, in: scope) != nil {
        report(
          .unsupported, "'@\(text)' is not supported here: property wrappers are, on the properties of types", at: attribute)
      } else if Rejections.builderAttributes.contains(text) {
        declaresBuilders = true
      } else if builder(named: attribute, in: scope) != nil {
        continue
      } else if text.first?.isUppercase == true, !Rejections.harmlessAttributes.contains(text) {
        report(
          .unsupported,
          "'@\(text)' is not supported: macros and the wrappers of other modules are not; write the code it stands for",
          at: attribute)
      } else if !Rejections.harmlessAttributes.contains(text) {
        report(.unsupported, "The attribute '@\(text)' is not supported; write the code it stands for", at: attribute)
      }
    }
  }

  // MARK: - Accessors

  func addAccessors(_ block: AccessorBlockSyntax?, to declaration: ValueDeclaration, scope: Scope) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let body):
      let getter = accessor("get", .getter, body, Syntax(block), of: declaration, scope: scope)
      attach(getter: getter, setter: nil, to: declaration)
    case .accessors(let list):
      for node in list { add(node, to: declaration, scope: scope) }
    }
  }

  private func add(_ node: AccessorDeclSyntax, to declaration: ValueDeclaration, scope: Scope) {
    let variable = declaration as? VariableDeclaration
    rejectAsync(node.effectSpecifiers?.asyncSpecifier)
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.get):
      let made = accessor("get", .getter, node.body?.statements, Syntax(node), of: declaration, scope: scope)
      made.throwsErrors = node.effectSpecifiers?.throwsClause != nil
      made.isMutating = node.modifier?.name.tokenKind == .keyword(.mutating)
      attach(getter: made, setter: nil, to: declaration)
    case .keyword(.set):
      let made = accessor("set", .setter, node.body?.statements, Syntax(node), of: declaration, scope: scope)
      made.isMutating = !isNonmutating(node)
      attach(getter: nil, setter: made, to: declaration)
    case .keyword(.willSet):
      variable?.willSetter = accessor("willSet", .observer, node.body?.statements, Syntax(node), of: declaration, scope: scope)
    case .keyword(.didSet):
      let made = accessor("didSet", .observer, node.body?.statements, Syntax(node), of: declaration, scope: scope)
      made.usesOldValue =
        node.parameters != nil || node.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" } == true
      variable?.didSetter = made
    case .keyword(._read):
      let made = accessor("get", .getter, node.body?.statements, Syntax(node), of: declaration, scope: scope)
      made.coroutinePart = .reading
      attach(getter: made, setter: nil, to: declaration)
    case .keyword(._modify): addChange(node, to: declaration, scope: scope)
    default: report(.unsupported, "The accessor '\(node.accessorSpecifier.text)' is not supported", at: node)
    }
  }

  private func isNonmutating(_ node: AccessorDeclSyntax) -> Bool { node.modifier?.name.tokenKind == .keyword(.nonmutating) }

  private func addChange(_ node: AccessorDeclSyntax, to declaration: ValueDeclaration, scope: Scope) {
    let made = { [self] (text: String, kind: FunctionDeclaration.Kind, part: PlaceCoroutine.Part) in
      let made = accessor(text, kind, node.body?.statements, Syntax(node), of: declaration, scope: scope)
      made.coroutinePart = part
      made.isMutating = !isNonmutating(node)
      return made
    }
    let endsLent = node.body?.statements.last.map { $0.item.is(YieldStmtSyntax.self) } != false
    let change = PlaceCoroutine(
      beginning: made("get", .getter, .beginning), end: made("set", .setter, .end),
      abandoned: endsLent ? nil : made("set", .setter, .abandoned))
    let (variable, subscripting) = (declaration as? VariableDeclaration, declaration as? SubscriptDeclaration)
    variable?.change = change
    subscripting?.change = change
    if variable?.setter ?? subscripting?.setter == nil {
      attach(getter: nil, setter: made("set", .setter, .assigning), to: declaration)
    }
  }

  private func attach(getter: FunctionDeclaration?, setter: FunctionDeclaration?, to declaration: ValueDeclaration) {
    if let variable = declaration as? VariableDeclaration {
      variable.storage = .computed
      if let getter { variable.getter = getter }
      if let setter { variable.setter = setter }
    } else if let subscripting = declaration as? SubscriptDeclaration {
      if let getter { subscripting.getter = getter }
      if let setter { subscripting.setter = setter }
    }
  }

  func accessor(
    _ text: String, _ kind: FunctionDeclaration.Kind, _ body: CodeBlockItemListSyntax?, _ syntax: Syntax,
    of declaration: ValueDeclaration, scope: Scope
  ) -> FunctionDeclaration {
    let made = FunctionDeclaration(declaration.name, at: declaration.position, scope: scope, kind: kind)
    made.syntax = syntax
    made.body = body
    made.owner = declaration.owner
    made.isStatic = declaration.isStatic
    made.property = declaration
    made.isMutating = kind == .setter || kind == .observer
    made.isRequirement = declaration.owner?.isProtocol == true && body == nil
    return made
  }

  // MARK: - Enum cases

  private func enumCase(_ node: EnumCaseDeclSyntax, _ element: Int, scope: Scope, owner: NominalDeclaration) -> EnumCase? {
    let elements = Array(node.elements)
    guard elements.indices.contains(element) else { return nil }
    let made = EnumCase(name(elements[element].name), at: position(elements[element].name), scope: scope)
    made.syntax = elements[element]
    made.owner = owner
    made.isStatic = true
    made.isIndirect = owner.isIndirect || modifiers(node.modifiers).contains("indirect")
    return made
  }
}
