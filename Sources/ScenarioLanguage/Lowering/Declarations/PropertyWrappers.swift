import DispatchTrace
import SwiftParser
import SwiftSyntax

/// What `@Atomic var count = 0` says of `count`.
struct PropertyWrapping {
  var attribute: AttributeSyntax
  var wrapper: NominalDeclaration
  var annotation: TypeSyntax?
  /// What stands after `=`.
  var initialValue: ExprSyntax?
  /// Of `@Logged @Clamped var level`, what `Clamped` says: `Logged` wraps that, which wraps the value.
  var inner: [PropertyWrapping] = []

  /// From the outermost wrapper to the one that holds the value.
  var levels: [PropertyWrapping] { [self] + inner }

  /// Where `member` is in what is stored under `place`: only the outermost wrapper projects.
  func path(to member: String, in place: String) -> String {
    place + "." + member + (member == "wrappedValue" ? String(repeating: ".wrappedValue", count: inner.count) : "")
  }

  var arguments: LabeledExprListSyntax? {
    if case .argumentList(let list)? = attribute.arguments { list } else { nil }
  }
}

/// `@Atomic var count = 0` is a stored property `_count` of the wrapper's type; `count` is computed from its `wrappedValue` and
/// `$count` from its `projectedValue`.
extension Checker {
  /// The names that a property with such attributes declares.
  func wrappedNames(_ attributes: AttributeListSyntax, _ text: String) -> [String] {
    let isWrapped = attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let name = attribute.attributeName.ownText
      return !Rejections.harmlessAttributes.contains(name)
    }
    return isWrapped ? ["_" + text, "$" + text] : []
  }

  func wrapping(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, in scope: Scope) -> PropertyWrapping? {
    wrapping(node.attributes, binding.typeAnnotation?.type, binding.initializer?.value, in: scope)
  }

  func wrapping(
    _ attributes: AttributeListSyntax, _ annotation: TypeSyntax?, _ initialValue: ExprSyntax?, in scope: Scope
  ) -> PropertyWrapping? {
    var levels: [PropertyWrapping] = []
    for case .attribute(let attribute) in attributes {
      guard let wrapper = wrapper(named: attribute, in: scope) else { continue }
      levels.append(
        PropertyWrapping(attribute: attribute, wrapper: wrapper, annotation: annotation, initialValue: initialValue))
    }
    guard var outer = levels.first else { return nil }
    outer.inner = Array(levels.dropFirst())
    return outer
  }

  /// Whether a property with that wrapper has a companion called `text`.
  func declares(_ text: String, _ wrapping: PropertyWrapping?) -> Bool {
    guard let wrapper = wrapping?.wrapper else { return false }
    return text.hasPrefix("_") || wrapperMember("projectedValue", of: wrapper) != nil
  }

  func wrapper(named attribute: AttributeSyntax, in scope: Scope) -> NominalDeclaration? {
    guard let found = type(named: attribute, in: scope), isMarked(found, "propertyWrapper") else { return nil }
    return found
  }

  /// `made`, the property called `text`, becomes what the wrapper makes of it.
  func wrap(_ made: VariableDeclaration, _ wrapping: PropertyWrapping, called text: String, _ node: PatternBindingSyntax) {
    if made.isLet, made.name == text { report(.type, "Property wrapper can only be applied to a 'var'", at: wrapping.attribute) }
    made.isLet = false
    made.typeSyntax = nil
    made.initializerSyntax = nil
    made.hasInitialValue = true
    guard made.name != "_" + text else {
      made.isPrivate = true
      made.wrapping = wrapping
      made.hasInitialValue = isInitialized(wrapping)
      return
    }
    let member = made.name == text ? "wrappedValue" : "projectedValue"
    made.storage = .computed
    // Told where the wrapper is declared.
    guard let access = access(to: member, of: wrapping) else { return made.type = .error }
    made.wrappedMember = member
    let place = placeByInstance(made, wrapping, text) ?? wrapping.path(to: member, in: "_\(text)")
    let getter = accessor("get", .getter, statements(place), Syntax(node), of: made, scope: made.scope)
    made.getter = getter
    getter.isMutating = access.readingMutates
    guard let writingMutates = access.writingMutates else { return }
    let body = statements("\(place) = newValue")
    let setter = accessor("set", .setter, body, Syntax(node), of: made, scope: made.scope)
    setter.isMutating = writingMutates
    made.setter = setter
    if made.name == text { observe(made, node) }
  }

  /// In a class, a wrapper may ask for the object and for key paths to the property and to what is stored.
  private func placeByInstance(_ made: VariableDeclaration, _ wrapping: PropertyWrapping, _ text: String) -> String? {
    guard made.name == text, !made.isStatic, let owner = made.owner, owner.isClass else { return nil }
    let takesInstance = members(named: "subscript", of: wrapping.wrapper).contains { member in
      guard let member = member as? SubscriptDeclaration, member.isStatic else { return false }
      // A name of its own is what makes a parameter of a subscript labelled.
      let labelled = member.syntax?.parameterClause.parameters.filter { $0.secondName != nil } ?? []
      return labelled.map(\.firstName.text) == ["_enclosingInstance", "wrapped", "storage"]
    }
    guard takesInstance else { return nil }
    let paths = "wrapped: \\\(owner.name).\(text), storage: \\\(owner.name)._\(text)"
    let place = "\(wrapping.attribute.attributeName.trimmedDescription)[_enclosingInstance: self, \(paths)]"
    return place + String(repeating: ".wrappedValue", count: wrapping.inner.count)
  }

  private func observe(_ made: VariableDeclaration, _ node: PatternBindingSyntax) {
    guard let block = node.accessorBlock else { return }
    guard case .accessors(let list) = block.accessors,
      list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return report(.type, "Property wrapper cannot be applied to a computed property", at: node) }
    addAccessors(block, to: made, scope: made.scope)
  }

  /// What reading and writing `member` does to what is stored; nil where the wrapper has no such member. What changes the wrapper that
  /// another one holds writes that.
  func access(to member: String, of wrapping: PropertyWrapping) -> (readingMutates: Bool, writingMutates: Bool?)? {
    var made: (readingMutates: Bool, writingMutates: Bool?)?
    for level in member == "wrappedValue" ? wrapping.levels : [wrapping] {
      guard let own = wrapperMember(member, of: level.wrapper) else { return nil }
      let reads = !level.wrapper.isClass && own.getter?.isMutating == true
      let writes = isSettable(own) ? !level.wrapper.isClass && own.setter?.isMutating != false : nil
      guard let outer = made else {
        made = (reads, writes)
        continue
      }
      made = (reads || outer.readingMutates, writes.flatMap { $0 ? outer.writingMutates : outer.readingMutates })
    }
    return made
  }

  /// Whether those who use the wrapper may set its member.
  private func isSettable(_ member: VariableDeclaration) -> Bool {
    !member.isPrivateSetter && (member.setter != nil || member.storage != .computed && !member.isLet)
  }

  func statements(_ text: String) -> CodeBlockItemListSyntax {
    Parser.parse(source: text).statements
  }

  func wrapperMember(_ text: String, of wrapper: NominalDeclaration) -> VariableDeclaration? {
    members(named: text, of: wrapper).compactMap { $0 as? VariableDeclaration }.first
  }

  // MARK: - Types

  /// The type of `_count`.
  func wrapperType(of variable: VariableDeclaration, _ wrapping: PropertyWrapping) -> Type {
    let type = composedType(of: wrapping, in: variable.scope)
    if let annotation = wrapping.annotation {
      let declared = resolve(annotation, in: variable.scope)
      let own = wrappedType("wrappedValue", wrapping, of: type)
      // `K.Value`, where the attribute's arguments say what `K` is.
      if isDependent(own) { _ = initialValue(of: variable, as: type) }
      if !declared.hasError, !own.hasError, !unifyOrUndo(own, declared) {
        report(.type, "Property type '\(declared)' does not match 'wrappedValue' of type '\(normalized(own))'", at: annotation)
      }
    }
    if type.hasVariables { _ = initialValue(of: variable, as: type) }
    let settled = settle(type)
    if settled.hasVariables {
      report(.type, "The type of this property cannot be inferred; write it down", at: wrapping.attribute)
      return .error
    }
    return settled
  }

  /// The type of `count` or `$count`, which is computed from `member` of the wrapper.
  func wrappedType(of variable: VariableDeclaration, _ member: String) -> Type {
    let text = member == "wrappedValue" ? variable.name : String(variable.name.dropFirst())
    guard let backing = variable.owner.flatMap({ storage(of: text, in: $0) }) else { return .error }
    let kept = type(of: backing)
    return backing.wrapping.map { wrappedType(member, $0, of: kept) } ?? .error
  }

  /// The type of `member` of a wrapper, or of what the wrappers that it holds wrap.
  func wrappedType(_ member: String, _ wrapping: PropertyWrapping, of type: Type) -> Type {
    member == "wrappedValue"
      ? wrapping.levels.reduce(type) { outer, _ in memberType(member, of: outer) } : memberType(member, of: type)
  }

  /// What all of the attributes say of the outermost wrapper's type.
  func composedType(of wrapping: PropertyWrapping, in scope: Scope) -> Type {
    let outermost = openType(of: wrapping, in: scope)
    var outer = outermost
    for level in wrapping.inner {
      let (held, own) = (memberType("wrappedValue", of: outer), openType(of: level, in: scope))
      guard held.hasError || unifyOrUndo(held, own) else {
        report(
          .type,
          "Composed wrapper type '\(normalized(own))' does not match the type of 'wrappedValue' around it, which is "
            + "'\(normalized(held))'", at: level.attribute)
        return .error
      }
      outer = own
    }
    return outermost
  }

  /// The stored property behind a property with a wrapper.
  func storage(of text: String, in owner: NominalDeclaration) -> VariableDeclaration? {
    members(named: "_" + text, of: owner).compactMap { $0 as? VariableDeclaration }.first { $0.wrapping != nil }
  }

  func memberType(_ text: String, of type: Type) -> Type {
    guard let found = lookUpMembers(text, in: type).first, let member = found.declaration as? VariableDeclaration else {
      return .error
    }
    return self.type(of: member).substituting(found.substitution)
  }

  // MARK: - Initial values

  func isInitialized(_ wrapping: PropertyWrapping) -> Bool {
    wrapping.initialValue != nil || wrapping.arguments != nil || isImplicitlyNil(wrapping)
      || hasEmptyInitializer(wrapping.wrapper)
  }

  /// `var name: String?`
  func isImplicitlyNil(_ property: VariableDeclaration) -> Bool {
    !property.hasInitialValue && !property.isLet && nothing(type(of: property), at: property.position) != nil
  }

  /// `var city: String, zip: Int?`: a memberwise initialiser asks for all that are declared together, or for none.
  func areImplicitlyNil(beside property: VariableDeclaration) -> Bool {
    guard let list = property.typeSyntax?.parent?.parent?.parent?.as(PatternBindingListSyntax.self), list.count > 1 else {
      return true
    }
    return list.allSatisfy { binding in
      guard binding.initializer == nil, let annotation = binding.typeAnnotation?.type else { return true }
      return nothing(resolve(annotation, in: property.scope), at: property.position) != nil
    }
  }

  /// `@Atomic var name: String?`, where the wrapper can be made of a value.
  func isImplicitlyNil(_ wrapping: PropertyWrapping) -> Bool {
    wrapping.initialValue == nil && wrapping.arguments == nil && wrapping.annotation?.is(OptionalTypeSyntax.self) == true
      && !hasEmptyInitializer(wrapping.wrapper) && isMadeOfValue(wrapping)
  }

  func isMadeOfValue(_ wrapping: PropertyWrapping) -> Bool { wrapping.levels.allSatisfy { isMadeOfValue($0.wrapper) } }

  private func isMadeOfValue(_ wrapper: NominalDeclaration) -> Bool {
    members(named: "init", of: wrapper).contains { parameters(of: $0).first?.label == "wrappedValue" }
  }

  func hasEmptyInitializer(_ wrapper: NominalDeclaration) -> Bool {
    members(named: "init", of: wrapper).contains { parameters(of: $0).allSatisfy(\.hasDefault) }
  }

  /// `Atomic(wrappedValue: 0)`, with what else the attribute says.
  func wrapperValue(_ wrapping: PropertyWrapping, as type: Type) -> Expression {
    let given = wrapping.initialValue ?? (isImplicitlyNil(wrapping) ? ExprSyntax(NilLiteralExprSyntax()) : nil)
    return constructWrappers(type, wrapping.levels[...], given.map { ArgumentSyntax(label: "wrappedValue", value: $0) })
  }

  /// The outermost of `levels`, a `type`, of what all others make of the wrapped value.
  func constructWrappers(_ type: Type, _ levels: ArraySlice<PropertyWrapping>, _ wrapped: ArgumentSyntax?) -> Expression {
    var arguments = wrapped.map { [$0] } ?? []
    if let wrapped, levels.count > 1 {
      let inner = constructWrappers(memberType("wrappedValue", of: type), levels.dropFirst(), wrapped)
      if inner.type.hasError { return inner }
      arguments = [ArgumentSyntax(label: "wrappedValue", value: wrapped.value, inferred: inner)]
    }
    guard let level = levels.first else { return constructWrapper(type, arguments) }
    if let list = level.arguments {
      arguments += self.arguments(list, trailing: nil, additional: MultipleTrailingClosureElementListSyntax([]))
    }
    let saved = statement
    statement = Syntax(level.attribute)
    defer { statement = saved }
    return constructWrapper(type, arguments)
  }

  private func constructWrapper(_ type: Type, _ arguments: [ArgumentSyntax]) -> Expression {
    let name = DeclReferenceExprSyntax(baseName: .identifier("init"))
    let node = FunctionCallExprSyntax(
      calledExpression: name, leftParen: .leftParenToken(), arguments: LabeledExprListSyntax([]), rightParen: .rightParenToken())
    return construct(type, arguments, node, nil)
  }

  /// `count = 1` in an initialiser makes the wrapper as long as there is none: what that assignment then is.
  func wrapperInitialization(_ place: Expression, _ value: Expression, _ target: ExprSyntax) -> Expression? {
    guard case .property(let base?, let variable, _, _) = place.kind, variable.wrappedMember == "wrappedValue",
      case .variable(let own) = base.kind, own.name == "self", function.isInitializer, let owner = variable.owner,
      owner === enclosingNominal(scope), let backing = storage(of: variable.name, in: owner), !backing.hasInitialValue
    else { return nil }
    let given = ArgumentSyntax(label: "wrappedValue", value: target, inferred: value)
    let made = constructWrappers(type(of: backing), backing.wrapping?.levels[...] ?? [], given)
    if made.type.hasError { return nil }
    let storage = Expression(.field(base, backing), type(of: backing), at: place.position)
    return Expression(.assign(storage, made), .void, at: place.position)
  }
}
