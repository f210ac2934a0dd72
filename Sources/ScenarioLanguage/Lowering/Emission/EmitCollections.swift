import DispatchTrace

/// Literals of collections other than arrays.
extension FunctionEmitter {
  /// `[.a, .b]` for a type that says how it is made from an array literal.
  func literalInitializer(_ elements: [Expression], _ type: Type, _ slot: Layout) {
    guard let element = elements.first.map({ self.type($0) }) ?? checker.dependentType("ArrayLiteralElement", of: type) else {
      return
    }
    let list = checker.library.array(element)
    let found = checker.lookUpMembers("init", in: type).first { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration else { return false }
      checker.readSignature(function)
      return function.parameters.count == 1 && function.parameters[0].label == "arrayLiteral"
    }
    guard let found, let function = found.declaration as? FunctionDeclaration else {
      checker.findings.add(.error, .unsupported, "'\(type)' cannot be made from an array literal here", at: position)
      return
    }
    let value = Expression(.array(elements), list, at: position)
    call(
      function, found.substitution, Expression(.typeName(type), .metatype(type), at: position), [.init(value: value)],
      found.dispatch,
      Expression(.tuple([]), type, at: position), into: slot)
  }

  /// A literal for a type of the scenario that says how it is made from one: `let price: Money = 5`.
  func ownLiteral(_ expression: Expression, into slot: Layout) -> Bool {
    let library = checker.library
    let known: (label: String, plain: Type, TypeVariable.Literal)? =
      switch expression.kind {
      case .integer: ("integerLiteral", library.int, .integer)
      case .double: ("floatLiteral", library.type("Double"), .float)
      case .string: ("stringLiteral", library.string, .string)
      default: nil
      }
    guard let (label, plain, literal) = known, case .nominal(let declaration, _) = type(expression),
      checker.isMadeByInitializer(declaration, from: literal)
    else { return false }
    let found = checker.lookUpMembers("init", in: type(expression)).first { candidate in
      checker.parameters(of: candidate.declaration).map(\.label) == [label]
    }
    guard let found, let function = found.declaration as? FunctionDeclaration else {
      checker.findings.add(.error, .unsupported, "'\(type(expression))' cannot be made from this literal here", at: position)
      return true
    }
    let wanted = type(checker.parameters(of: function)[0].type.substituting(found.substitution))
    let isPlain = label == "stringLiteral" ? wanted.isNominal("String") : wanted.numeric != nil
    let value = Expression(expression.kind, isPlain ? wanted : plain, at: expression.position)
    let base = Expression(.typeName(type(expression)), .metatype(type(expression)), at: position)
    call(
      function, found.substitution, base, [.init(value: value)], found.dispatch,
      Expression(.tuple([]), type(expression), at: position), into: slot)
    return true
  }

  func initializeSet(from list: Layout, _ element: Type, _ type: Type, _ slot: Layout) {
    callLibrary("_setFromArray", [element], [(list, checker.library.array(element))], slot.refs)
  }

  func dictionary(_ entries: [(key: Expression, value: Expression)], _ type: Type, _ slot: Layout) {
    guard case .nominal(let declaration, let arguments) = type, declaration.isLibrary, declaration.name == "Dictionary" else {
      checker.findings.add(.error, .unsupported, "'\(type)' cannot be made from a dictionary literal here", at: position)
      return
    }
    let pair = Type.tuple([TupleField(label: nil, type: arguments[0]), TupleField(label: nil, type: arguments[1])])
    let list = checker.library.array(pair)
    let start = next
    let held = temporary(.ref)
    array(entries.map { Expression(.tuple([$0.key, $0.value]), pair, at: $0.key.position) }, list, held)
    callLibrary("_dictionaryFromPairs", arguments, [(held, list)], slot.refs)
    clearTemporaries(from: start, except: slot.refs)
    next = start
  }
}
