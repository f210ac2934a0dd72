import DispatchTrace
import SwiftSyntax

/// The `async` functions of a file beside the driver. Only Swift concurrency calls them, which is not here: they become blanks, so that
/// the rest of a library can be used.
struct AsyncFunctions {
  private var blanks: [Range<Int>] = []

  /// `text` without them; nil when it has none. The first is said to be left out.
  static func removed(from tree: SourceFileSyntax, _ text: String, _ findings: FindingCollector) -> String? {
    guard text.contains("async") else { return nil }
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
      return function.name.text.hasPrefix("test") ? nil : function.signature.effectSpecifiers?.asyncSpecifier
    }
    if let maker = node.as(InitializerDeclSyntax.self) { return maker.signature.effectSpecifiers?.asyncSpecifier }
    guard let variable = node.as(VariableDeclSyntax.self) else { return nil }
    return variable.bindings.lazy.compactMap(\.accessorBlock).compactMap { block -> TokenSyntax? in
      guard case .accessors(let list) = block.accessors else { return nil }
      return list.lazy.compactMap(\.effectSpecifiers?.asyncSpecifier).first
    }.first
  }
}
