import DispatchTrace
import SwiftSyntax

/// Parts of texts that the scenario itself says how to write: `"\(price, digits: 2)"` with an `appendInterpolation(_:digits:)` in an
/// extension of `DefaultStringInterpolation`.
extension Checker {
  /// The part as a text; nil where nothing of the scenario fits it.
  func ownInterpolation(_ segment: ExpressionSegmentSyntax) -> Expression? {
    guard !scope.isLibrary,
      let type = library.scope.names["DefaultStringInterpolation"]?.first as? NominalDeclaration, extendedTypes.contains(type)
    else { return nil }
    let own = lookUpMembers("appendInterpolation", in: type.selfType).filter { candidate in
      (candidate.declaration as? ValueDeclaration)?.isLibrary == false
    }
    return own.isEmpty ? nil : appended(segment, by: own, of: type)
  }

  /// `"\(name, default: "nobody")"`, which the library has.
  func defaultInterpolation(_ segment: ExpressionSegmentSyntax) -> Expression? {
    guard let type = library.known("DefaultStringInterpolation") else { return nil }
    let all = lookUpMembers("appendInterpolation", in: type.selfType)
    return appended(segment, by: all.filter { labels(of: $0.declaration) == [nil, "default"] }, of: type)
  }

  private func appended(
    _ segment: ExpressionSegmentSyntax, by own: [MemberCandidate], of type: NominalDeclaration
  ) -> Expression? {
    guard let first = segment.expressions.first else { return nil }
    let text = resultVariable(type.selfType)
    let base = Expression(.variable(text), type.selfType, at: position(first))
    let parts = arguments(segment.expressions, trailing: nil, additional: [])
    let call = attempt { () -> Expression? in
      let call = resolve(own, base: base, parts, callee: "appendInterpolation", first.expression, nil)
      return call.type.hasError ? nil : call
    }
    guard let call, let begin = madeEmpty(type, at: first), let value = written(base, type) else { return nil }
    return Expression(
      .block([.bind(.bind(text), begin, position(first)), .expression(call)], value), library.string, at: position(first))
  }

  private func madeEmpty(_ type: NominalDeclaration, at node: some SyntaxProtocol) -> Expression? {
    let makers = members(named: "init", of: type).compactMap { $0 as? FunctionDeclaration }
    guard let maker = makers.first(where: { labels(of: $0).isEmpty }) else { return nil }
    return Expression(.call(maker, [:], typeReference(type.selfType, at: node), [], .direct), type.selfType, at: position(node))
  }

  private func written(_ base: Expression, _ type: NominalDeclaration) -> Expression? {
    let property = members(named: "_text", of: type).compactMap { $0 as? VariableDeclaration }.first
    return property.map { Expression(.field(base, $0), library.string, at: base.position) }
  }

  // MARK: - Types with a way of their own

  /// `let query: SQL = "… id = \(id)"` where `SQL` has an `init(stringInterpolation:)`: what that takes is told the parts in turn.
  func accumulated(_ node: StringLiteralExprSyntax, as expected: Type?) -> Expression? {
    guard let wanted = expected.map({ simplified($0) }).map({ $0.wrapped.map { simplified($0) } ?? $0 }),
      let maker = ownMaker(wanted), let whole = maker.declaration as? FunctionDeclaration
    else { return nil }
    let kind = simplified(parameters(of: whole)[0].type.substituting(maker.substitution))
    let parts = Array(node.segments)
    let count = parts.count { $0.is(ExpressionSegmentSyntax.self) }
    let length = node.segments.description.utf8.count
    let start = position(node)
    guard
      let begin = told(
        "init", of: kind, Expression(.typeName(kind), .metatype(kind), at: start),
        [
          ("literalCapacity", number(length, start)), ("interpolationCount", number(count, start)),
        ])
    else { return nil }
    let state = resultVariable(kind)
    let base = Expression(.variable(state), kind, at: start)
    cost.literals += 1
    var statements: [Statement] = [.bind(.bind(state), begin, start)]
    for part in parts {
      switch part {
      case .stringSegment(let text):
        let value = Expression(.string(literal(text, in: node)), library.string, at: start)
        statements += told("appendLiteral", of: kind, base, [(nil, value)]).map { [.expression($0)] } ?? []
      case .expressionSegment(let segment):
        guard let first = segment.expressions.first else { return empty(segment) }
        let call = resolve(
          lookUpMembers("appendInterpolation", in: kind), base: base,
          arguments(segment.expressions, trailing: nil, additional: []), callee: "appendInterpolation", first.expression,
          nil)
        if call.type.hasError { return failed(node) }
        statements.append(.expression(call))
      }
    }
    let owner = Expression(.typeName(wanted), .metatype(wanted), at: start)
    let made = Expression(
      .call(whole, maker.substitution, owner, [.init(value: base)], maker.dispatch), wanted, at: start)
    return Expression(.block(statements, made), wanted, at: start)
  }

  /// The scenario's own `init(stringInterpolation:)` of `type`, or that of the library's one type which has its own.
  func ownMaker(_ type: Type) -> MemberCandidate? {
    guard type.nominal?.isLibrary == false || type.isNominal("OSLogMessage"),
      let target = library.known("ExpressibleByStringInterpolation"),
      conforms(type, to: target)
    else { return nil }
    return lookUpMembers("init", in: type).first { candidate in
      let owner = (candidate.declaration as? ValueDeclaration)?.owner
      return owner.map { !($0.isLibrary && $0.isProtocol) } == true
        && labels(of: candidate.declaration) == ["stringInterpolation"]
    }
  }

  /// A text with values in it is what one of the parameters makes of them: `init(stringInterpolation:)` of its type.
  func isInterpolatedAnew(_ argument: ArgumentSyntax, _ index: Int, _ fits: [Fit]) -> Bool {
    guard argument.folded == nil, let text = argument.value.as(StringLiteralExprSyntax.self), text.segments.count > 1
    else { return false }
    return fits.contains { $0.bindings.contains { $0.arguments.contains(index) && ownMaker($0.parameter.type) != nil } }
  }

  private func told(
    _ name: String, of type: Type, _ base: Expression, _ values: [(label: String?, value: Expression)]
  ) -> Expression? {
    let found = lookUpMembers(name, in: type).first { labels(of: $0.declaration) == values.map(\.label) }
    guard let found, let function = found.declaration as? FunctionDeclaration else { return nil }
    let result = function.result.substituting(found.substitution)
    return Expression(
      .call(function, found.substitution, base, values.map { .init(value: $0.value) }, found.dispatch), result,
      at: base.position)
  }

  /// `"\()"`
  func empty(_ segment: ExpressionSegmentSyntax) -> Expression {
    report(.type, "Missing argument for parameter #1 in call", at: segment)
    return failed(segment)
  }

  private func number(_ value: Int, _ position: SourcePosition) -> Expression {
    Expression(.integer(UInt64(value), negative: false), library.int, at: position)
  }
}
