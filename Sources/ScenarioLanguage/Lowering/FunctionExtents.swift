import DispatchTrace
import SwiftSyntax

/// Finds the functions of a scenario's text, with the lines that they take up.
final class FunctionExtents: SyntaxVisitor {
  private let findings: FindingCollector
  private var found: [FunctionExtent] = []

  /// In source order.
  static func read(_ tree: SourceFileSyntax, _ findings: FindingCollector) -> [FunctionExtent] {
    let reader = FunctionExtents(findings)
    reader.walk(tree)
    return reader.found
  }

  private init(_ findings: FindingCollector) {
    self.findings = findings
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text, node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { add("init", node) }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { add("deinit", node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { add("subscript", node) }

  /// A property whose value is computed or observed.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.accessorBlock != nil, let name = node.pattern.as(IdentifierPatternSyntax.self) else { return .visitChildren }
    return add(name.identifier.text, node)
  }

  private func add(_ name: String, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let first = findings.position(at: node.positionAfterSkippingLeadingTrivia).line
    let last = findings.position(at: node.endPositionBeforeTrailingTrivia).line
    // A place in a trace has no larger line.
    if first > 0, first <= last { found.append(FunctionExtent(name: name.filter { $0 != "`" }, lines: first...last)) }
    return .visitChildren
  }
}
