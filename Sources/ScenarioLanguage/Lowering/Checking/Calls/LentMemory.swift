import DispatchTrace
import SwiftSyntax

/// `fill(&numbers)` where a pointer is wanted: the function gets memory with what the variable holds, which goes back when it returns.
struct LentMemory {
  var pointer: VariableDeclaration
  /// Makes the memory of what the variable holds.
  var made: Expression
  var place: Expression
  /// What the memory holds.
  var back: Expression
}

extension Checker {
  /// A text for a parameter that is a pointer: to its bytes, behind which C finds a 0. No text is no pointer.
  func pointer(toText argument: ArgumentSyntax, _ type: Type) -> Expression? {
    guard let maker = makerOfText(for: simplified(type.wrapped ?? type)), !argument.isInout, argument.closure == nil else {
      return nil
    }
    return attempt { () -> Expression? in
      let text = infer(argument)
      if let pointer = type.wrapped, let wrapped = text.type.wrapped, !isUnknown(wrapped), unify(wrapped, library.string) {
        return convertingOptional(text, of: library.string, to: type) { self.pointer(toText: $0, maker, pointer) }
      }
      return unify(text.type, library.string) ? pointer(toText: text, maker, type) : nil
    }
  }

  private func pointer(toText text: Expression, _ maker: FunctionDeclaration, _ type: Type) -> Expression? {
    cost.pointers += 1
    let made = Expression(.call(maker, [:], nil, [.init(value: text)], .direct), maker.result, at: text.position)
    return coerce(made, to: type)
  }

  private func makerOfText(for wanted: Type) -> FunctionDeclaration? {
    if wanted.isNominal("UnsafeMutableRawPointer") { return libraryFunction("_bytesOfC") }
    guard wanted.isNominal("UnsafePointer"), case .nominal(let declaration, let pointees) = wanted, declaration.isLibrary else {
      return nil
    }
    if pointees[0].isNominal("Int8") { return libraryFunction("_charactersOfC") }
    return pointees[0].isNominal("UInt8") ? libraryFunction("_bytesOfC") : nil
  }

  /// The pointer for the place that is given; nil where it is for a place of another type.
  func lentPointer(to node: InOutExprSyntax, _ place: Expression, _ wanted: Type) -> Expression? {
    guard case .nominal(let owner, let arguments) = wanted, owner.isLibrary, let element = arguments.first else { return nil }
    let isArray = unifyOrUndo(place.type, library.array(element))
    guard isArray || unifyOrUndo(place.type, element) else { return nil }
    if owner.name == "UnsafePointer" {
      return isArray ? coerce(place, to: wanted) : valueMemory(of: place, node).flatMap { coerce($0, to: wanted) }
    }
    guard isRepeatable(place), let answer = libraryFunction(isArray ? "_elementsBack" : "_valueBack"),
      let made = isArray ? elementsMemory(of: place, node) : valueMemory(of: place, node)
    else { return nil }
    guard isMutable(place) else {
      report(.type, "Cannot pass immutable value as inout argument: \(immutableReason(place))", at: node)
      return failed(node)
    }
    noteWrite(to: place)
    readSignature(answer)
    let pointer = local("$pointer", wanted, at: .none, function)
    let read = Expression(.variable(pointer), wanted, at: position(node))
    lent.append(
      LentMemory(
        pointer: pointer,
        made: made,
        place: place,
        back: Expression(
          .call(answer, [answer.generics[0]: element], nil, [.init(value: read)], .direct), place.type, at: position(node))))
    return read
  }

  private func elementsMemory(of place: Expression, _ node: InOutExprSyntax) -> Expression? {
    guard case .nominal(_, let elements) = simplified(place.type), let element = elements.first else { return nil }
    return memory(of: element, by: "_lentElements", [place], node)
  }

  private func valueMemory(of place: Expression, _ node: InOutExprSyntax) -> Expression? {
    memory(of: place.type, by: "_lentValue", [place, number(ofPlace: place)], node)
  }

  /// A pointer to memory with elements of that type.
  private func memory(of element: Type, by name: String, _ arguments: [Expression], _ node: InOutExprSyntax) -> Expression? {
    guard let maker = libraryFunction(name) else { return nil }
    readSignature(maker)
    let call = Expression.Kind.call(
      maker, [maker.generics[0]: element], nil, arguments.map { Expression.Argument(value: $0) }, .direct)
    return Expression(call, library.type("UnsafeMutablePointer", [element]), at: position(node))
  }

  /// The call of a function that was chosen.
  func apply(
    _ fit: Fit, base: Expression?, _ arguments: [ArgumentSyntax], callee: String, _ node: some ExprSyntaxProtocol,
    _ expected: Type?
  ) -> Expression {
    lending { applied(fit, base: base, arguments, callee: callee, node, expected) }
  }

  /// The call with the memory that its arguments lend it, before it and behind it.
  func lending(_ make: () -> Expression) -> Expression {
    let outer = lent
    lent = []
    defer { lent = outer }
    let call = make()
    if lent.isEmpty || call.type.hasError { return call }
    // Where the variable lies is not known to it: what is written through it later would be lost.
    if case .call(let function, _, _, _, _) = call.kind, function.isLibrary, function.kind == .initializer,
      let made = (call.type.wrapped ?? call.type).nominal?.name,
      ["UnsafeMutablePointer", "UnsafePointer", "UnsafeMutableRawPointer"].contains(made)
    {
      let message =
        "A pointer that outlives this call is not supported; use withUnsafeMutablePointer(to:), or memory that is allocated"
      findings.add(.error, .unsupported, message, at: call.position)
      return Expression(.error, .error, at: call.position)
    }
    var statements: [Statement] = lent.map { .bind(.bind($0.pointer), $0.made, $0.made.position) }
    var back: [Statement] = lent.map { .expression(Expression(.assign($0.place, $0.back), .void, at: $0.made.position)) }
    if isAtomic(call), let begin = libraryFunction("_beginAtomic"), let end = libraryFunction("_endAtomic") {
      for function in [begin, end] { readSignature(function) }
      statements.insert(.expression(Expression(.call(begin, [:], nil, [], .direct), .void, at: call.position)), at: 0)
      back.append(.expression(Expression(.call(end, [:], nil, [], .direct), .void, at: call.position)))
    }
    if call.type.isVoid {
      statements.append(.expression(call))
      return Expression(.block(statements + back, Expression(.tuple([]), .void, at: call.position)), .void, at: call.position)
    }
    let held = local("$answer", call.type, at: .none, function)
    statements.append(.bind(.bind(held), call, call.position))
    let answer = Expression(.variable(held), call.type, at: call.position)
    return Expression(.block(statements + back, answer), call.type, at: call.position)
  }

  /// `OSAtomicIncrement32(&count)`: what is lent is read and written back as one step.
  private func isAtomic(_ call: Expression) -> Bool {
    guard case .call(let function, _, _, _, _) = call.kind else { return false }
    return function.isLibrary && function.name.hasPrefix("OSAtomic")
  }

  /// Nothing happens when it is looked up twice.
  private func isRepeatable(_ place: Expression) -> Bool {
    if case .field(let base, _) = place.kind { return isRepeatable(base) }
    if case .tupleField(let base, _) = place.kind { return isRepeatable(base) }
    if case .property(let base, _, _, _) = place.kind { return base.map { isRepeatable($0) } ?? true }
    if case .arithmetic(_, let left, let right) = place.kind { return isRepeatable(left) && isRepeatable(right) }
    if case .subscripted(let base?, _, _, let arguments, _) = place.kind {
      return isRepeatable(base) && arguments.allSatisfy { isRepeatable($0.value) }
    }
    return place.isPlainName
  }
}

extension Expression {
  fileprivate var isPlainName: Bool {
    if case .variable = kind { return true }
    if case .typeName = kind { return true }
    if case .integer = kind { return true }
    if case .string = kind { return true }
    return false
  }
}
