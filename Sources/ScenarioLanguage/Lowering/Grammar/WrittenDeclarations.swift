import DispatchTrace
import SwiftSyntax

/// Attributes, access and operators: what may stand before which declaration.
extension WrittenRules {
  private static let types: Set<SyntaxKind> = [.structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl]
  private static let withCode: Set<SyntaxKind> = [
    .functionDecl, .variableDecl, .subscriptDecl, .initializerDecl, .deinitializerDecl, .accessorDecl,
  ]

  /// What an attribute may stand before.
  private static let places: [String: Set<SyntaxKind>] = [
    "discardableResult": [.functionDecl, .initializerDecl, .accessorDecl, .macroDecl], "frozen": [.structDecl, .enumDecl],
    "inlinable": withCode, "propertyWrapper": types, "resultBuilder": types, "dynamicMemberLookup": types,
    "dynamicCallable": types,
    "warn_unqualified_access": [.functionDecl],
  ]

  /// What belongs before types, behind a colon.
  private static let ofTypes: Set<String> = ["escaping", "autoclosure", "convention", "noescape"]

  func checkAttributes(_ list: AttributeListSyntax) {
    guard let declaration = list.parent, declaration.is(DeclSyntax.self) else { return }
    for case .attribute(let attribute) in list {
      let text = attribute.attributeName.ownText
      if Self.ofTypes.contains(text) {
        report("Attribute can only be applied to types, not declarations", at: attribute.attributeName)
      } else if text == "unknown" {
        report("Unknown attribute 'unknown'", at: attribute.attributeName)
      } else if text == "objcMembers", !declaration.is(ClassDeclSyntax.self) {
        report("@objcMembers may only be used on 'class' declarations", at: attribute)
      } else if let places = Self.places[text], !places.contains(declaration.kind) {
        report("'@\(text)' attribute cannot be applied to this declaration", at: attribute)
      } else if text == "inlinable", isStored(declaration) {
        report("'@inlinable' attribute cannot be applied to stored properties", at: attribute)
      }
    }
  }

  private func isStored(_ node: Syntax) -> Bool {
    node.as(VariableDeclSyntax.self)?.bindings.contains { $0.accessorBlock == nil } ?? false
  }

  // MARK: - Access

  func checkAccess(_ list: DeclModifierListSyntax) {
    let levels = Array(list).filter { AccessLevel(rawValue: $0.name.text) != nil }
    let words = levels.filter { $0.detail == nil }
    let setters = levels.filter { $0.detail != nil }
    for modifiers in [words, setters] {
      for further in modifiers.dropFirst() where further.name.text != modifiers[0].name.text {
        report("Multiple incompatible access-level modifiers specified", at: further)
      }
    }
    if list.parent?.is(ClassDeclSyntax.self) == true, list.contains(where: { $0.name.text == "final" }),
      let open = words.first(where: { $0.name.text == "open" })
    {
      report("Class cannot be declared both 'final' and 'open'", at: open)
    }
    guard let setter = setters.first, let wanted = AccessLevel(rawValue: setter.name.text), let declaration = list.parent,
      let own = AccessLevel.written(in: list) ?? (isInOpenedExtension(declaration) ? nil : .internal), wanted > own
    else { return }
    let isMember = declaration.parent?.is(MemberBlockItemSyntax.self) == true
    let what = declaration.is(SubscriptDeclSyntax.self) ? "subscript" : isMember ? "property" : "variable"
    let article = wanted == .internal || wanted == .open ? "an" : "a"
    let name = own.rawValue.prefix(1).uppercased() + own.rawValue.dropFirst()
    report(.type, "\(name) \(what) cannot have \(article) \(wanted) setter", at: setter)
  }

  /// `public extension` says it for its members.
  private func isInOpenedExtension(_ declaration: Syntax) -> Bool {
    let around = sequence(first: declaration.parent) { $0?.parent }.compactMap { $0?.as(ExtensionDeclSyntax.self) }.first
    return AccessLevel.written(in: around?.modifiers) != nil
  }

  // MARK: - Operators

  func checkOperator(_ node: FunctionDeclSyntax) {
    guard node.name.isOperator else { return }
    let fix = node.modifiers.first { ["prefix", "postfix"].contains($0.name.text) }
    let count = node.signature.parameterClause.parameters.count
    if let fix {
      if count != 1 { report(.type, "'\(fix.name.text)' requires a function with one argument", at: fix) }
    } else if count == 1 {
      if ["+", "-", "!", "~"].contains(node.name.text) {
        report(.type, "Prefix unary operator missing 'prefix' modifier", at: node)
      } else {
        report(.type, "Unary operator implementation must have a 'prefix' or 'postfix' modifier", at: node.name)
      }
    } else if count != 2 {
      report(.type, "Operators must have one or two arguments", at: node.name)
    }
  }
}

extension TokenSyntax {
  var isOperator: Bool {
    if case .binaryOperator = tokenKind { return true }
    if case .prefixOperator = tokenKind { return true }
    if case .postfixOperator = tokenKind { return true }
    return false
  }
}
