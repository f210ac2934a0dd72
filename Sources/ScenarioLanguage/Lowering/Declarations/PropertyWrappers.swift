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
    for case .attribute(let attribute) in node.attributes {
      guard let wrapper = wrapper(named: attribute, in: scope) else { continue }
      return PropertyWrapping(
        attribute: attribute, wrapper: wrapper, annotation: binding.typeAnnotation?.type,
        initialValue: binding.initializer?.value)
    }
    return nil
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
    made.wrappedMember = member
    let place = placeByInstance(made, wrapping, text) ?? "_\(text).\(member)"
    let getter = accessor("get", .getter, statements(place), Syntax(node), of: made, scope: made.scope)
    made.storage = .computed
    made.getter = getter
    guard let own = wrapperMember(member, of: wrapping.wrapper) else { return }
    getter.isMutating = !wrapping.wrapper.isClass && own.getter?.isMutating == true
    guard isSettable(own) else { return }
    let body = statements("\(place) = newValue")
    let setter = accessor("set", .setter, body, Syntax(node), of: made, scope: made.scope)
    setter.isMutating = !wrapping.wrapper.isClass && own.setter?.isMutating != false
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
    return "\(wrapping.attribute.attributeName.trimmedDescription)[_enclosingInstance: self, \(paths)]"
  }

  private func observe(_ made: VariableDeclaration, _ node: PatternBindingSyntax) {
    guard let block = node.accessorBlock else { return }
    guard case .accessors(let list) = block.accessors,
      list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return report(.type, "Property wrapper cannot be applied to a computed property", at: node) }
    addAccessors(block, to: made, scope: made.scope)
  }

  /// Whether those who use the wrapper may set its member.
  func isSettable(_ member: VariableDeclaration) -> Bool {
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
    let type = openType(of: wrapping, in: variable.scope)
    if let annotation = wrapping.annotation {
      let declared = resolve(annotation, in: variable.scope)
      let own = memberType("wrappedValue", of: type)
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
    return memberType(member, of: kept)
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
      && !hasEmptyInitializer(wrapping.wrapper) && isMadeOfValue(wrapping.wrapper)
  }

  func isMadeOfValue(_ wrapper: NominalDeclaration) -> Bool {
    members(named: "init", of: wrapper).contains { parameters(of: $0).first?.label == "wrappedValue" }
  }

  func hasEmptyInitializer(_ wrapper: NominalDeclaration) -> Bool {
    members(named: "init", of: wrapper).contains { parameters(of: $0).allSatisfy(\.hasDefault) }
  }

  /// `Atomic(wrappedValue: 0)`, with what else the attribute says.
  func wrapperValue(_ wrapping: PropertyWrapping, as type: Type) -> Expression {
    var arguments: [ArgumentSyntax] = []
    if let value = wrapping.initialValue {
      arguments.append(ArgumentSyntax(label: "wrappedValue", value: value))
    } else if isImplicitlyNil(wrapping) {
      arguments.append(ArgumentSyntax(label: "wrappedValue", value: ExprSyntax(NilLiteralExprSyntax())))
    }
    if let list = wrapping.arguments {
      arguments += self.arguments(list, trailing: nil, additional: MultipleTrailingClosureElementListSyntax([]))
    }
    let saved = statement
    statement = Syntax(wrapping.attribute)
    defer { statement = saved }
    return constructWrapper(type, arguments)
  }

  func constructWrapper(_ type: Type, _ arguments: [ArgumentSyntax]) -> Expression {
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
    let made = constructWrapper(type(of: backing), [ArgumentSyntax(label: "wrappedValue", value: target, inferred: value)])
    if made.type.hasError { return nil }
    let storage = Expression(.field(base, backing), type(of: backing), at: place.position)
    return Expression(.assign(storage, made), .void, at: place.position)
  }
}
