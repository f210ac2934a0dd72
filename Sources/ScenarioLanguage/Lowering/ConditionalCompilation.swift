import DispatchModel
import DispatchTrace
import SwiftSyntax

/// `#if … #elseif … #else … #endif`: what is not compiled becomes blanks before anything else looks at the text, so that
/// every place in it stays where it is.
struct ConditionalCompilation {
  private let platform: PlatformName
  /// UTF-8 offsets of what is not compiled, and of the directives themselves.
  private var blanks: [Range<Int>] = []
  /// Of these, what the compiler parses all the same, and what it does not in these: only what is for another version may be anything.
  private var parsed: [Range<Int>] = []
  private var unparsed: [Range<Int>] = []

  /// `text` as it is compiled; nil when it has no conditions.
  static func resolve(_ tree: SourceFileSyntax, _ text: String, platform: PlatformName, _ findings: FindingCollector) -> String? {
    guard text.mentions("#if") else { return nil }
    var resolving = ConditionalCompilation(platform: platform)
    resolving.visit(Syntax(tree), findings)
    SyntaxErrors.report(tree, findings) { place in
      resolving.parsed.contains { $0.contains(place) } && !resolving.unparsed.contains { $0.contains(place) }
    }
    return text.blanked(resolving.blanks)
  }

  private init(platform: PlatformName) {
    self.platform = platform
  }

  private mutating func visit(_ node: Syntax, _ findings: FindingCollector) {
    guard let conditional = node.as(IfConfigDeclSyntax.self) else {
      for child in node.children(viewMode: .sourceAccurate) { visit(child, findings) }
      return
    }
    var isDone = false
    var mayBeAnything = false
    for clause in conditional.clauses {
      if !isDone, let condition = clause.condition { mayBeAnything = isOfVersion(condition) }
      let isCompiled = !isDone && (clause.condition.map { holds($0, findings) } ?? true)
      guard isCompiled, let elements = clause.elements else {
        skip(clause, mayBeAnything)
        continue
      }
      isDone = true
      blanks.append(start(Syntax(clause))..<elements.position.utf8Offset)
      parsed.append(start(Syntax(clause))..<elements.position.utf8Offset)
      visit(Syntax(elements), findings)
    }
    blank(Syntax(conditional.poundEndif))
  }

  private mutating func skip(_ clause: IfConfigClauseSyntax, _ mayBeAnything: Bool) {
    blank(Syntax(clause))
    // What is missing at its end is told of the next word.
    let extent = start(Syntax(clause))..<(clause.endPosition.utf8Offset + 1)
    if mayBeAnything {
      unparsed.append((clause.elements?.position.utf8Offset ?? extent.upperBound)..<extent.upperBound)
    } else if let elements = clause.elements {
      findUnparsed(Syntax(elements))
    }
    parsed.append(extent)
  }

  private mutating func findUnparsed(_ node: Syntax) {
    guard let conditional = node.as(IfConfigDeclSyntax.self) else {
      for child in node.children(viewMode: .sourceAccurate) { findUnparsed(child) }
      return
    }
    var mayBeAnything = false
    for clause in conditional.clauses {
      if let condition = clause.condition { mayBeAnything = isOfVersion(condition) }
      guard let elements = clause.elements else { continue }
      if mayBeAnything {
        unparsed.append(elements.position.utf8Offset..<(elements.endPosition.utf8Offset + 1))
      } else {
        findUnparsed(Syntax(elements))
      }
    }
  }

  private func start(_ node: Syntax) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// A directive in a blanked part, like `// expect: …`, does not count either.
  private mutating func blank(_ node: Syntax) {
    blanks.append(start(node)..<node.endPosition.utf8Offset)
  }

  // MARK: - Conditions

  /// What is skipped because of it need not be Swift that this compiler knows.
  private func isOfVersion(_ condition: ExprSyntax) -> Bool {
    if let negated = condition.as(PrefixOperatorExprSyntax.self) { return isOfVersion(negated.expression) }
    if let node = condition.as(SequenceExprSyntax.self) {
      return node.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        .allSatisfy { $0.contains { isOfVersion($0) } }
    }
    if condition.withoutParentheses != condition { return isOfVersion(condition.withoutParentheses) }
    let called = condition.as(FunctionCallExprSyntax.self)?.calledExpression.ownText
    return ["swift", "compiler", "_compiler_version"].contains(called)
  }

  private func holds(_ condition: ExprSyntax, _ findings: FindingCollector) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
    // Flags come from the compiler's command line: none is set, as in `swiftc FILE`.
    case .declReferenceExpr: return false
    case .prefixOperatorExpr(let node) where node.operator.text == "!": return !holds(node.expression, findings)
    case .tupleExpr(let node) where node.elements.count == 1: return node.elements.allSatisfy { holds($0.expression, findings) }
    case .sequenceExpr(let node): return holds(sequence: Array(node.elements), findings)
    case .functionCallExpr(let node): return holds(call: node, findings)
    default:
      findings.add(
        .error, .unsupported, "This condition of '#if' is not understood; keep one variant",
        at: findings.position(of: condition))
      return false
    }
  }

  /// `a && b || c`: `&&` binds more tightly.
  private func holds(sequence: [ExprSyntax], _ findings: FindingCollector) -> Bool {
    var isAny = false
    var isAll = true
    for element in sequence {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "||":
        isAny = isAny || isAll
        isAll = true
      case "&&": break
      default: isAll = holds(element, findings) && isAll
      }
    }
    return isAny || isAll
  }

  private func holds(call: FunctionCallExprSyntax, _ findings: FindingCollector) -> Bool {
    let argument = call.arguments.first?.expression
    let word = argument?.ownText ?? ""
    switch call.calledExpression.ownText {
    case "os": return (platform == .linux ? ["Linux"] : ["macOS", "OSX"]).contains(word)
    case "canImport":
      let own = platform == .linux ? ["Glibc"] : ["Darwin", "os", "OSLog", "ObjectiveC"]
      return (["Swift", "Dispatch", "Foundation", "CoreFoundation", "Synchronization", "XCTest"] + own).contains(word)
    // Scenarios are Swift 5, as its last compiler reads it.
    case "swift": return holds(version: argument?.as(PrefixOperatorExprSyntax.self), of: [5, 10])
    case "compiler": return holds(version: argument?.as(PrefixOperatorExprSyntax.self), of: [6, 3])
    case "arch": return word == (platform == .linux ? "x86_64" : "arm64")
    case "_pointerBitWidth": return word == "_64"
    case "_endian": return word == "little"
    case "_runtime": return word == (platform == .linux ? "_Native" : "_ObjC")
    default: return false
    }
  }

  private func holds(version: PrefixOperatorExprSyntax?, of own: [Int]) -> Bool {
    guard let version else { return false }
    let wanted = version.expression.ownText.split(separator: ".").map { Int($0) ?? 0 }
    let isBefore = own.lexicographicallyPrecedes(wanted)
    return version.operator.text == "<" ? isBefore : !isBefore
  }
}
