/// What a block is called, when its text says: the name of its one `work` or `io`, or of the one function it calls.
extension FunctionEmitter {
  func blockName(_ node: ClosureNode) -> String? {
    if let name = node.name { return name }
    var spans: [String] = []
    for statement in node.statements { collectSpans(statement, &spans) }
    if spans.count == 1 { return spans[0] }
    if !spans.isEmpty { return nil }
    guard node.statements.count == 1 else { return nil }
    switch node.statements[0] {
    case .expression(let value), .returning(let value?, _): return calledName(value)
    default: return nil
    }
  }

  private func calledName(_ value: Expression) -> String? {
    switch value.kind {
    case .call(let declaration, _, _, _, _): declaration.isLibrary || declaration.kind == .initializer ? nil : declaration.name
    case .tryMarker(let inner), .optionalChain(let inner), .wrap(let inner): calledName(inner)
    default: nil
    }
  }

  private func collectSpans(_ statement: Statement, _ spans: inout [String]) {
    switch statement {
    case .expression(let value), .returning(let value?, _), .bind(_, let value?, _): span(value).map { spans.append($0) }
    case .conditional(_, let then, let otherwise, _):
      for inner in then + otherwise { collectSpans(inner, &spans) }
    case .guarding(_, let otherwise, _): for inner in otherwise { collectSpans(inner, &spans) }
    case .forLoop(let loop): for inner in loop.body { collectSpans(inner, &spans) }
    case .whileLoop(_, let body, _, _), .repeatLoop(let body, _, _, _), .doBlock(let body, _, _, _), .deferred(let body, _):
      for inner in body { collectSpans(inner, &spans) }
    default: break
    }
  }

  private func span(_ value: Expression) -> String? {
    guard case .call(let declaration, _, nil, let arguments, _) = value.kind, declaration.isLibrary,
      declaration.name == "work" || declaration.name == "io", case .string(let name)? = arguments.first?.value.kind
    else { return nil }
    return name
  }
}
