import SwiftOperators
import SwiftParser
import SwiftSyntax

/// One place in a source file where a mutant differs from the program.
struct Site {
  /// In bytes of the source.
  var range: Range<Int>
  /// 1-based.
  var line: Int
  /// What is changed into what: `< → <=`.
  var change: String
  /// The text that asks whether the mutant of a number is switched on.
  var replacement: (Int) -> String
}

/// Finds the places of a file: operators, conditions, constants and statements that can be dropped.
final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [Site] = []
  private let lines: SourceLocationConverter

  static func sites(in source: String) -> [Site] {
    let tree = Parser.parse(source: source)
    let finder = SiteFinder(SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(OperatorTable.standardOperators.foldAll(tree) { _ in })
    return finder.sites
  }

  private init(_ lines: SourceLocationConverter) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol, _ change: String, _ replacement: @escaping (Int) -> String) {
    let start = node.positionAfterSkippingLeadingTrivia
    let range = start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    sites.append(Site(range: range, line: lines.location(for: start).line, change: change, replacement: replacement))
  }

  // What the compiler has to know itself, and what other modules get to see the inside of.

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { Self.kind(node.attributes) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { Self.kind(node.attributes) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { Self.kind(node.attributes) }

  private static func kind(_ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    return names.contains("inlinable") ? .skipChildren : .visitChildren
  }

  private static let opposites: [String: String] = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "+",
    "/": "*", "%": "/", "..<": "...",
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .visitChildren }
    let left = node.leftOperand.trimmedDescription
    let right = node.rightOperand.trimmedDescription
    if sign == "+=" || sign == "-=" {
      add(node, "\(sign) → its opposite") { "\(left) \(sign) (mutant(\($0)) ? -(\(right)) : (\(right)))" }
    } else if let other = Self.opposites[sign] {
      add(node, "\(sign) → \(other)") { "(mutant(\($0)) ? (\(left) \(other) \(right)) : (\(left) \(sign) \(right)))" }
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition {
      let text = condition.trimmedDescription
      add(condition, "condition → its opposite") { "((\(text)) != mutant(\($0)))" }
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text.filter { $0 != "_" }), value < 1 << 40 {
      add(node, "\(value) → \(value + 1)") { "(mutant(\($0)) ? \(value + 1) : \(value))" }
    }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    add(node, "\(text) → its opposite") { "(\(text) != mutant(\($0)))" }
    return .skipChildren
  }

  /// A body of one item may be a value; what stands beside others may go, but for what an initialiser has to set.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let isInitializer = node.parent?.parent?.is(InitializerDeclSyntax.self) == true
    for item in node where node.count > 1 && !isInitializer && Self.canBeDropped(item) {
      let text = item.trimmedDescription
      add(item, "dropped: \(text.prefix { $0 != "\n" })") { "if !mutant(\($0)) { \(text) }" }
    }
    return .visitChildren
  }

  private static func canBeDropped(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl: false
    case .stmt(let statement): statement.is(ContinueStmtSyntax.self)
    case .expr(let expression):
      expression.is(FunctionCallExprSyntax.self)
        || expression.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true
    }
  }
}
