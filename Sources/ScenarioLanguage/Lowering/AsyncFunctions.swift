import DispatchTrace
import SwiftSyntax

/// The `async` functions of a file beside the driver. Only Swift concurrency calls them, which is not here: they become blanks, so that
/// the rest of a library can be used.
struct AsyncFunctions {
  private var blanks: [Range<Int>] = []

  /// `text` without them; nil when it has none. The first is said to be left out.
  static func removed(from tree: SourceFileSyntax, _ text: String, _ findings: FindingCollector) -> String? {
    guard text.mentions("async") || text.mentions("Async") else { return nil }
    var own = AsyncFunctions()
    own.visit(Syntax(tree), findings)
    return text.blanked(own.blanks)
  }

  private mutating func visit(_ node: Syntax, _ findings: FindingCollector) {
    guard let token = Self.marker(of: node) else {
      for child in node.children(viewMode: .sourceAccurate) { visit(child, findings) }
      return
    }
    if blanks.isEmpty {
      findings.add(
        .note, .ignored, "The 'async' functions of this file are left out: Swift concurrency is not Dispatch",
        at: findings.position(of: token))
    }
    blanks.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private static func marker(of node: Syntax) -> TokenSyntax? {
    if let function = node.as(FunctionDeclSyntax.self) {
      // A case of XCTest that is left out would seem to pass.
      return function.name.text.hasPrefix("test") ? nil : mark(in: function.signature)
    }
    if let maker = node.as(InitializerDeclSyntax.self) { return mark(in: maker.signature) }
    if let added = node.as(ExtensionDeclSyntax.self) { return mark(in: added.extendedType) }
    if let type = node.asProtocol((any DeclGroupSyntax).self) { return type.inheritanceClause.flatMap { mark(in: $0) } }
    guard let variable = node.as(VariableDeclSyntax.self) else { return nil }
    if let typed = variable.bindings.lazy.compactMap(\.typeAnnotation).compactMap({ mark(in: $0) }).first { return typed }
    return variable.bindings.lazy.compactMap(\.accessorBlock).compactMap { block -> TokenSyntax? in
      guard case .accessors(let list) = block.accessors else { return nil }
      return list.lazy.compactMap(\.effectSpecifiers?.asyncSpecifier).first
    }.first
  }

  /// What is `async` itself, takes what is, or is of a type that only such code can use.
  private static func mark(in signature: some SyntaxProtocol) -> TokenSyntax? {
    signature.tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .keyword(.async) || types.contains($0.text) }
  }

  private static let types: Set<String> = ["AsyncStream", "AsyncThrowingStream", "AsyncSequence", "AsyncIteratorProtocol"]
}
