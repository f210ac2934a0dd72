@testable import ScenarioLanguage

/// What the checker made of a scenario, as text: one node a line, with its type; below it what it is made of.
struct TreeText {
  private(set) var text = ""
  private var depth = 0
  private var functions: [FunctionDeclaration] = []
  private var next = 0

  /// The top level, then the functions that it mentions, in the order in which they are mentioned, and what those mention.
  init(_ statements: [Statement]) {
    write(statements)
    while next < functions.count {
      let function = functions[next]
      next += 1
      let name = (function.owner.map { $0.name + "." } ?? "") + function.name
      let parameters = function.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
      text += "\n"
      line("func \(name)(\(parameters)) : \(function.result)") { $0.write(function.statements ?? []) }
    }
  }

  private mutating func line(_ words: String, _ body: (inout TreeText) -> Void = { _ in }) {
    text += String(repeating: "  ", count: depth) + words + "\n"
    depth += 1
    body(&self)
    depth -= 1
  }

  /// The library's functions have names, and no text of their own.
  private mutating func mention(_ function: FunctionDeclaration?) {
    guard let function, !function.isLibrary, function.statements != nil, !functions.contains(function) else { return }
    functions.append(function)
  }

  private mutating func mention(_ property: VariableDeclaration) {
    for accessor in property.accessors { mention(accessor) }
  }
}

// Statements.
extension TreeText {
  private mutating func write(_ statements: [Statement]) {
    for statement in statements { write(statement) }
  }

  private mutating func write(_ statement: Statement) {
    switch statement {
    case .expression(let value): write(value)
    case .bind(let pattern, let value, _):
      line("bind \(words(of: pattern))") { if let value { $0.write(value) } }
    case .conditional(let conditions, let then, let otherwise, _):
      line("if") { $0.write(conditions) }
      line("then") { $0.write(then) }
      if !otherwise.isEmpty { line("else") { $0.write(otherwise) } }
    case .guarding(let conditions, let otherwise, _):
      line("guard") { $0.write(conditions) }
      line("else") { $0.write(otherwise) }
    case .whileLoop(let conditions, let body, _, _):
      line("while") { $0.write(conditions) }
      line("do") { $0.write(body) }
    case .repeatLoop(let body, let test, _, _):
      line("repeat") { $0.write(body) }
      line("while") { $0.write(test) }
    case .forLoop(let loop): write(loop)
    case .choice(let choice): write(choice)
    case .doBlock(let body, let catches, _, _):
      line("do") { $0.write(body) }
      for clause in catches { write(clause.items, "catch", clause.body) }
    case .deferred(let body, _): line("defer") { $0.write(body) }
    case .returning(let value, _): line("return") { if let value { $0.write(value) } }
    case .throwing(let value, _): line("throw") { $0.write(value) }
    case .breaking: line("break")
    case .continuing: line("continue")
    case .fallthroughCase: line("fallthrough")
    case .localFunction(let function): mention(function)
    }
  }

  private mutating func write(_ loop: ForLoop) {
    line("for \(words(of: loop.pattern)) in") {
      $0.write(loop.sequence)
      if let made = loop.makeIterator { $0.write(made) }
      if let next = loop.next { $0.write(next) }
    }
    if let filter = loop.filter { line("where") { $0.write(filter) } }
    line("do") { $0.write(loop.body) }
  }

  private mutating func write(_ choice: Switch) {
    line("switch") { $0.write(choice.subject) }
    for clause in choice.cases { write(clause.items, clause.items.isEmpty ? "default" : "case", clause.body) }
  }

  private mutating func write(_ items: [(pattern: Pattern, filter: Expression?)], _ word: String, _ body: [Statement]) {
    let patterns = items.map { words(of: $0.pattern) }.joined(separator: ", ")
    line(patterns.isEmpty ? word : "\(word) \(patterns)") {
      for case let filter? in items.map(\.filter) { $0.line("where") { $0.write(filter) } }
      $0.write(body)
    }
  }

  private mutating func write(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .test(let value): write(value)
      case .match(let pattern, let value): line("match \(words(of: pattern))") { $0.write(value) }
      }
    }
  }

  private func words(of pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: "_"
    case .bind(let variable): "\(variable.isLet ? "let" : "var") \(variable.name): \(variable.type)"
    case .tuple(let parts): "(\(parts.map(words).joined(separator: ", ")))"
    case .enumCase(let found, let parts, let type):
      "\(type).\(found.name)" + (parts.map { "(\($0.map(words).joined(separator: ", ")))" } ?? "")
    case .some(let inner): "some \(words(of: inner))"
    case .none: "none"
    case .test: "equal"
    case .isType(let type): "is \(type)"
    case .cast(let inner, let type): "\(words(of: inner)) as \(type)"
    case .converted(_, _, let inner): "converted \(words(of: inner))"
    case .boolean(let value): "\(value)"
    }
  }
}

// Expressions.
extension TreeText {
  private mutating func write(_ expression: Expression) {
    line("\(words(of: expression.kind)) : \(expression.type)") {
      for part in expression.parts { $0.write(part) }
      $0.writeInner(expression.kind)
    }
  }

  /// What belongs to an expression and is not evaluated with its parts.
  private mutating func writeInner(_ kind: Expression.Kind) {
    switch kind {
    case .closure(let node), .autoclosure(let node):
      for (variable, value) in node.captureList { line("capture \(variable.name)") { $0.write(value) } }
      write(node.statements)
    case .convertOptional(_, _, let conversion), .convertArray(_, _, let conversion): line("each") { $0.write(conversion) }
    case .statementValue(let statement): write(statement)
    case .block(let statements, _): write(statements)
    case .call(let function, _, _, _, _), .function(let function, _, _, _): mention(function)
    case .property(_, let property, _, _): mention(property)
    case .subscripted(_, let subscripting, _, _, _): for accessor in subscripting.accessors { mention(accessor) }
    default: break
    }
  }

  private func words(of kind: Expression.Kind) -> String {
    switch kind {
    case .integer(let value, let isNegative): "integer \(isNegative ? "-" : "")\(value)"
    case .double(let value): "double \(value)"
    case .bool(let value): "\(value)"
    case .string(let value): "string \(value.debugDescription)"
    case .variable(let variable), .superReference(let variable): "variable \(variable.name)"
    case .consumed(let variable): "consume \(variable.name)"
    case .field(_, let property): "field \(property.name)"
    case .tupleField(_, let index): "part \(index)"
    case .property(_, let property, let types, let dispatch): "property \(property.name)\(words(of: types)) \(dispatch)"
    case .subscripted(_, _, let types, _, let dispatch): "subscript\(words(of: types)) \(dispatch)"
    case .enumCase(let found, _): "case \(found.name)"
    case .function(let function, let types, _, let dispatch): "function \(function.fullName)\(words(of: types)) \(dispatch)"
    case .typeName(let type): "type \(type)"
    case .call(let function, let types, _, let arguments, let dispatch):
      "call \(function.fullName)\(words(of: types)) \(dispatch)\(words(ofDefaults: arguments))"
    case .closure(let node): "closure (\(node.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    case .arithmetic(let operation, _, _): "arithmetic \(operation.rawValue)"
    case .compoundAssign(let operation, _, _): "assign \(operation.rawValue)"
    case .compare(let comparison, _, _): "compare \(comparison.rawValue)"
    case .identical(_, _, let isNegated): isNegated ? "not identical" : "identical"
    case .isNil(_, let isNegated): isNegated ? "is not nil" : "is nil"
    case .force(_, let isImplicit): isImplicit ? "force implicitly" : "force"
    case .isType(_, let type): "is \(type)"
    case .conditionalCast(_, let type): "as? \(type)"
    case .forcedCast(_, let type): "as! \(type)"
    default: name(of: kind)
    }
  }

  /// The name of the case: `\(kind)` of one with a payload is `wrap(…)`.
  private func name(of kind: Expression.Kind) -> String {
    Mirror(reflecting: kind).children.first?.label ?? "\(kind)"
  }

  private func words(of types: Substitution) -> String {
    let known = types.map { "\($0.key.name) = \($0.value)" }.sorted()
    return known.isEmpty ? "" : " <\(known.joined(separator: ", "))>"
  }

  private func words(ofDefaults arguments: [Expression.Argument]) -> String {
    let count = arguments.count { $0.isDefault }
    return count == 0 ? "" : ", \(count) by default"
  }
}
