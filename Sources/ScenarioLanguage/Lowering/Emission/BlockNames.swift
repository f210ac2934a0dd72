/// What a block is called, when its text says: the name of its one `work` or `io`, or of the one function it calls, or what its one
/// `ui` touches.
extension FunctionEmitter {
  func blockName(_ node: ClosureNode) -> String? {
    node.name ?? blockName(node.statements)
  }

  func blockName(_ statements: [Statement]) -> String? {
    let spans = names(of: ["work", "io"], in: statements)
    if spans.count == 1 { return spans[0] }
    if !spans.isEmpty { return nil }
    if statements.count == 1, let called = calledName(statements[0]) { return called }
    let touched = names(of: ["ui"], in: statements)
    return touched.count == 1 ? touched[0] : nil
  }

  private func calledName(_ statement: Statement) -> String? {
    switch statement {
    case .expression(let value), .returning(let value?, _): calledName(value)
    case .bind, .conditional, .guarding, .whileLoop, .repeatLoop, .forLoop, .choice, .doBlock, .deferred, .returning(.none, _),
      .throwing, .breaking, .continuing, .fallthroughCase, .localFunction:
      nil
    }
  }

  private func names(of functions: [String], in statements: [Statement]) -> [String] {
    var names: [String] = []
    for statement in statements { collect(functions, statement, &names) }
    return names
  }

  private func calledName(_ value: Expression) -> String? {
    switch value.kind {
    case .call(let declaration, _, _, _, _): declaration.isLibrary || declaration.kind == .initializer ? nil : declaration.name
    case .tryMarker(let inner), .optionalChain(let inner), .wrap(let inner): calledName(inner)
    default: nil
    }
  }

  private func collect(_ functions: [String], _ statement: Statement, _ names: inout [String]) {
    switch statement {
    case .expression(let value), .returning(let value?, _), .bind(_, let value?, _):
      name(functions, value).map { names.append($0) }
    case .conditional(_, let then, let otherwise, _):
      for inner in then + otherwise { collect(functions, inner, &names) }
    case .guarding(_, let otherwise, _): for inner in otherwise { collect(functions, inner, &names) }
    case .forLoop(let loop): for inner in loop.body { collect(functions, inner, &names) }
    case .whileLoop(_, let body, _, _), .repeatLoop(let body, _, _, _), .doBlock(let body, _, _, _), .deferred(let body, _):
      for inner in body { collect(functions, inner, &names) }
    case .bind(_, .none, _), .choice, .returning(.none, _), .throwing, .breaking, .continuing, .fallthroughCase, .localFunction:
      break
    }
  }

  /// The text that a call of one of the library's `functions` begins with.
  private func name(_ functions: [String], _ value: Expression) -> String? {
    guard case .call(let declaration, _, nil, let arguments, _) = value.kind, declaration.isLibrary,
      functions.contains(declaration.name), case .string(let name)? = arguments.first?.value.kind
    else { return nil }
    return name
  }
}
