import DispatchTrace
import SwiftSyntax

/// A function or type between the statements of the top level, and what of the top level its functions use.
struct StandingDeclaration {
  struct Use {
    var variable: VariableDeclaration
    var position: SourcePosition
  }

  /// Of the statement behind it.
  var index: Int
  var uses: [Use]
}

extension Checker {
  /// Those that use variables of the top level.
  func standingDeclarations(_ items: CodeBlockItemListSyntax) -> [StandingDeclaration] {
    let all = usesOfGlobals.flatMap { variable, positions in
      positions.map { StandingDeclaration.Use(variable: variable, position: $0) }
    }
    if all.isEmpty { return [] }
    let uses = all.sorted { ($0.position, $0.variable.position) < ($1.position, $1.variable.position) }
    return zip(items, statementsBefore).compactMap { item, index in
      guard case .decl(let node) = item.item, !node.is(VariableDeclSyntax.self) else { return nil }
      let (start, end) = (position(node), endPosition(Syntax(node)))
      let own = uses.filter { $0.position >= start && $0.position <= end }
      return own.isEmpty ? nil : StandingDeclaration(index: index, uses: own)
    }
  }

  /// Records that the running function, and those around it, use a variable of the top level.
  func noteGlobal(_ variable: VariableDeclaration) {
    guard function !== variable.home else { return }
    variable.isSharedGlobal = true
    var outermost = function
    while let next = outermost.parent, next !== variable.home {
      noteGlobal(variable, in: outermost)
      outermost = next
    }
    noteGlobal(variable, in: outermost)
    guard outermost.parent == nil, let declaration = outermost.declaration, declaration.position.isKnown else { return }
    // A static property is made when somebody first uses it.
    if declaration.kind == .initialValue, declaration.property?.isStatic == true { return }
    usesOfGlobals[variable, default: []].insert(declaration.property?.position ?? declaration.position)
  }

  private func noteGlobal(_ variable: VariableDeclaration, in context: FunctionContext) {
    if !context.globals.contains(variable) { context.globals.append(variable) }
  }
}

extension Expression {
  /// What the local function that it calls, or names, uses of the functions around.
  var capturedByLocalFunction: [VariableDeclaration] { localFunction?.context?.allCaptures ?? [] }

  /// The one that it calls, or names.
  var localFunction: FunctionDeclaration? {
    if case .call(let function, _, _, _, _) = kind { return function.home == nil ? nil : function }
    if case .function(let function, _, _, _) = kind { return function.home == nil ? nil : function }
    return nil
  }
}
