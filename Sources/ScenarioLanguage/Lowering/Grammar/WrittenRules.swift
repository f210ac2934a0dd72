import DispatchTrace
import SwiftSyntax

/// What the grammar lets stand and the language does not, as far as the text alone says it: no type and no name is looked up.
final class WrittenRules: SyntaxVisitor {
  private let findings: FindingCollector

  static func check(_ tree: SourceFileSyntax, _ findings: FindingCollector) {
    WrittenRules(findings).walk(tree)
  }

  private init(_ findings: FindingCollector) {
    self.findings = findings
    super.init(viewMode: .sourceAccurate)
  }

  func report(_ message: String, at node: some SyntaxProtocol) { report(.syntax, message, at: node) }

  func report(_ category: Finding.Category, _ message: String, at node: some SyntaxProtocol) {
    findings.add(.error, category, message, at: findings.position(of: node))
  }

  // MARK: - Accessors

  /// A setter stands beside a getter, and beside one that may throw it does not.
  override func visit(_ node: AccessorDeclListSyntax) -> SyntaxVisitorContinueKind {
    let words = node.map(\.accessorSpecifier.text)
    guard let setter = node.first(where: { $0.accessorSpecifier.text == "set" }) else { return .visitChildren }
    if isRequirement(node), !words.contains("get") {
      let isSubscript = node.parent?.parent?.is(SubscriptDeclSyntax.self) == true
      report(.type, "\(isSubscript ? "Subscript" : "Variable") with a setter must also have a getter", at: setter)
    }
    if node.contains(where: { $0.accessorSpecifier.text == "get" && $0.effectSpecifiers != nil }) {
      report(.type, "'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'", at: setter)
    }
    return .visitChildren
  }

  private func isRequirement(_ node: AccessorDeclListSyntax) -> Bool { node.allSatisfy { $0.body == nil } }

  // MARK: - Labels and names

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    checkLabels(node.elements.map { $0.label?.text }, at: node)
    return .visitChildren
  }

  override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
    checkLabels(node.elements.map { $0.secondName == nil ? $0.firstName?.text : nil }, at: node)
    return .visitChildren
  }

  private func checkLabels(_ labels: [String?], at node: some SyntaxProtocol) {
    let labels = labels.compactMap { $0 }.filter { $0 != "_" }
    if Set(labels).count < labels.count { report(.type, "Cannot create a tuple with a duplicate element label", at: node) }
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters {
      guard let label = parameter.firstName, label.tokenKind != .wildcard else { continue }
      report("Function types cannot have argument labels; use '_' before '\(label.text)'", at: label)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    var seen: Set<String> = []
    for parameter in node.parameters where !seen.insert(parameter.name.text).inserted {
      report(.redeclaration, "Invalid redeclaration of '\(parameter.name.text)'", at: parameter.name)
    }
    return .visitChildren
  }

  /// Every name that is declared; of closures' parameters a wrapper may make what they say.
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.text.hasPrefix("$"), case .identifier = token.tokenKind, let parent = token.parent else { return .skipChildren }
    let isLast = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .colon
    if isLast && parent.is(FunctionParameterSyntax.self) || Self.named.contains(parent.kind) {
      let reason = "the '$' prefix is reserved for implicitly-synthesized declarations"
      report("Cannot declare entity named '\(token.text)'; \(reason)", at: token)
    }
    return .skipChildren
  }

  private static let named: Set<SyntaxKind> = [
    .identifierPattern, .functionDecl, .structDecl, .classDecl, .enumDecl, .protocolDecl, .typeAliasDecl, .enumCaseElement,
  ]

  override func visit(_ node: EnumCaseParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    var seen: Set<String> = []
    for label in node.parameters.compactMap(\.firstName) where label.text != "_" && !seen.insert(label.text).inserted {
      report(.redeclaration, "Invalid redeclaration of '\(label.text)'", at: label)
    }
    return .visitChildren
  }

  // MARK: - Conditions of what is generic

  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.parent, Self.mayBeGeneric.contains(owner.kind), !isGeneric(owner) else { return .visitChildren }
    let around = Array(sequence(first: owner, next: \.parent).dropFirst())
    if around.contains(where: { isGeneric($0) || [.extensionDecl, .protocolDecl].contains($0.kind) }) { return .visitChildren }
    let isTopLevel = !around.contains { Self.surrounds.contains($0.kind) }
    report(
      isTopLevel
        ? "'where' clause cannot be applied to a non-generic top-level declaration"
        : "'where' clause on non-generic member declaration requires a generic context", at: node)
    return .visitChildren
  }

  private static let mayBeGeneric: Set<SyntaxKind> = [
    .functionDecl, .structDecl, .classDecl, .enumDecl, .typeAliasDecl, .initializerDecl, .subscriptDecl,
  ]

  private static let surrounds: Set<SyntaxKind> = mayBeGeneric.union([.closureExpr, .variableDecl])

  /// With parameters of its own, or with `some P` among what it takes.
  private func isGeneric(_ node: Syntax) -> Bool {
    if node.children(viewMode: .sourceAccurate).contains(where: { $0.is(GenericParameterClauseSyntax.self) }) { return true }
    let signature = node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
    return signature?.parameterClause.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } ?? false
  }

  // MARK: - Functions that are kept

  /// `@escaping` is said of parameters; what is Optional is kept anyway.
  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    let word = node.attributes.first { $0.as(AttributeSyntax.self)?.attributeName.ownText == "escaping" }
    guard let word else { return .visitChildren }
    if !isOfParameter(Syntax(node)) {
      report("'@escaping' may only be used in function parameter position", at: word)
    } else if [.optionalType, .implicitlyUnwrappedOptionalType].contains(node.baseType.kind) {
      report("Closure is already escaping in optional type argument", at: word)
    }
    return .visitChildren
  }

  private func isOfParameter(_ type: Syntax) -> Bool {
    guard let parent = type.parent else { return false }
    // A type that stands as a value is read as operators and brackets first.
    if [.functionParameter, .closureParameter, .enumCaseParameter, .typeExpr].contains(parent.kind) { return true }
    guard let list = parent.as(TupleTypeElementSyntax.self)?.parent, let around = list.parent else { return false }
    return around.is(FunctionTypeSyntax.self) || around.is(TupleTypeSyntax.self) && isOfParameter(around)
  }

  // MARK: - Implicitly unwrapped types

  /// `T!` says how a variable, a parameter or a result is used; as a part of another type it would say nothing.
  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    if !isUsed(Syntax(node)) { report("Using '!' is not allowed here; write '?'", at: node.exclamationMark) }
    return .visitChildren
  }

  private func isUsed(_ type: Syntax) -> Bool {
    guard let parent = type.parent else { return true }
    switch parent.kind {
    case .closureParameter, .enumCaseParameter: return true
    case .functionParameter: return parent.as(FunctionParameterSyntax.self)?.ellipsis == nil
    case .typeAnnotation: return parent.parent?.is(PatternBindingSyntax.self) == true
    case .returnClause: return [.functionSignature, .subscriptDecl].contains(parent.parent?.kind)
    case .attributedType: return isUsed(parent)
    default: return false
    }
  }

  // MARK: - Statements as values

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { checkPlace(of: ExprSyntax(node), "if") }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { checkPlace(of: ExprSyntax(node), "switch") }

  private func checkPlace(of node: ExprSyntax, _ word: String) -> SyntaxVisitorContinueKind {
    guard let parent = node.parent else { return .visitChildren }
    let isOperand = parent.is(ExprListSyntax.self) && !isSource(node)
    if isOperand || [.labeledExpr, .arrayElement, .dictionaryElement].contains(parent.kind) {
      report("'\(word)' may only be used as expression in return, throw, or as the source of an assignment", at: node)
    }
    return .visitChildren
  }

  /// `x = if …`: all that stands behind the `=`.
  private func isSource(_ node: ExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.last?.id == node.id else { return false }
    return list.dropLast().last?.is(AssignmentExprSyntax.self) == true
  }

  // MARK: - Declarations

  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    checkAccess(node)
    return .skipChildren
  }

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    checkAttributes(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkOperator(node)
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    let (fixity, text) = (node.fixitySpecifier.text, node.name.text)
    if Self.reservedOperators[fixity]?.contains(text) == true {
      report("Cannot declare a custom '\(fixity)' '\(text)' operator", at: node.operatorKeyword)
    }
    return .skipChildren
  }

  private static let reservedOperators: [String: Set<String>] = [
    "infix": ["=", "->", "?"], "prefix": ["=", "->", "&", "<", "?"], "postfix": ["=", "->", "!", ">", "?"],
  ]
}
