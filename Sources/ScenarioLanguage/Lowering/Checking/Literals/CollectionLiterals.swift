import DispatchTrace
import SwiftSyntax

/// Arrays and dictionaries that are written out, of the library's types and of the scenario's own.
extension Checker {
  func array(_ node: ArrayExprSyntax, _ expected: Type?) -> Expression {
    if let type = typeInBrackets(node) { return typeReference(type, at: node) }
    let isAnything = isAny(expected)
    let expected = literalTarget(expected, protocolName: "ExpressibleByArrayLiteral")
    var element = variable()
    var made = library.array(element)
    if let expected {
      if ["Array", "Set", "ArraySlice", "ContiguousArray"].contains(where: { expected.isNominal($0) }),
        case .nominal(_, let arguments) = expected
      {
        element = arguments[0]
        made = expected
      } else if let known = arrayLiteralElement(of: expected) {
        element = known
        made = expected
      }
      if !made.isNominal("Array") { cost.literals += 1 }
    }
    let isOpen = made.isNominal("Array") && isUnknown(element) && !isAnything
    if isUnknown(element), isOfNothingKnown(node.elements.map(\.expression)) {
      reportMixture(node)
      _ = unify(element, library.optional(.any))
    }
    if isUnknown(element), let joined = joined(node.elements.map(\.expression), isAnything: isAnything) {
      _ = unify(element, joined.first { $0.type.hasError }?.type ?? joined[0].type)
      return Expression(.array(joined), made, at: position(node))
    }
    if isAnything, node.elements.isEmpty { _ = unify(element, .any) }
    let literal = ExprSyntax(node)
    let elements = agreeing(node.elements.map(\.expression), as: element, "to expected element type", in: literal) {
      library.array($0)
    }
    let isOfNil = !elements.isEmpty && node.elements.allSatisfy { $0.expression.is(NilLiteralExprSyntax.self) }
    if isOpen, elements.isEmpty || isOfNil && !isInitialValue(literal) {
      emptyLiterals.append((made, position(node), isInitialValue(literal)))
    }
    return Expression(.array(elements), made, at: position(node))
  }

  private func arrayLiteralElement(of type: Type) -> Type? {
    let name = "ArrayLiteralElement"
    if let known = dependentType(name, of: type) { return known }
    if case .parameter = type { return .dependent(type, name) }
    return nil
  }

  /// `[nil, .some(3)]`: members of an Optional of which nothing says what it holds. The compiler takes `Any`.
  private func isOfNothingKnown(_ nodes: [ExprSyntax]) -> Bool {
    guard nodes.contains(where: { $0.is(NilLiteralExprSyntax.self) }) else { return false }
    let others = nodes.filter { !$0.is(NilLiteralExprSyntax.self) }
    return !others.isEmpty
      && others.allSatisfy { node in
        guard let member = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) else {
          return false
        }
        return member.base == nil && name(member.declName.baseName) == "some"
      }
  }

  private func reportMixture(_ node: ArrayExprSyntax) {
    guard let clause = node.parent?.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil
    else { return }
    report(
      .type,
      "Heterogeneous collection literal could only be inferred to '[Any?]'; add explicit type annotation if this is intentional",
      at: node)
  }

  func isAny(_ type: Type?) -> Bool {
    guard let type, case .existential(let protocols) = simplified(type.wrapped ?? type) else { return false }
    return protocols.isEmpty
  }

  /// Values that become one type: that of one of them, or its optional when there is a `nil`. `isAnything`: the literal is one of
  /// `Any`, so its elements need not have more in common.
  private func joined(_ nodes: [ExprSyntax], isAnything: Bool) -> [Expression]? {
    guard nodes.count > 1 || isAnything && !nodes.isEmpty else { return nil }
    let values = byThemselves(nodes, isAnything: isAnything)
    let known = values.compactMap { $0 }
    // One mistake is enough.
    if known.contains(where: { $0.type.hasError }) { return known.count == nodes.count ? known : nil }
    if known.isEmpty { return nil }
    let hasNil = nodes.contains { $0.is(NilLiteralExprSyntax.self) }
    for candidate in known.map(\.type) + known.compactMap({ withOptionalParts($0.type, nodes) }) {
      let target = hasNil && !takesNil(candidate) ? library.optional(candidate) : candidate
      if let made = converted(nodes, values, to: target) { return made }
    }
    // Instances of different classes meet in a common ancestor.
    var ancestor = superclass(of: known[0].type)
    while let target = ancestor {
      if let made = converted(nodes, values, to: hasNil ? library.optional(target) : target) { return made }
      ancestor = superclass(of: target)
    }
    if case .metatype = known[0].type.head {
      let target = known.dropFirst().reduce(known[0].type) { join($0, $1.type) ?? .metatype(.any) }
      if let made = converted(nodes, values, to: target) { return made }
    }
    guard isAnything else { return nil }
    let isHashable = zip(nodes, values).contains { isHashableByItself($0, known: $1) }
    if isHashable, let made = self.converted(nodes, values, to: library.type("AnyHashable")) { return made }
    let converted = zip(nodes, values).compactMap { coerce($1 ?? infer($0, .any), to: .any) }
    return converted.count == nodes.count ? converted : nil
  }

  /// What each is alone, but for what depends on what is wanted; `[Span(1, unit: Length.feet), Span(2, unit: .miles)]`: of one that says
  /// too little the first that says enough tells the type.
  private func byThemselves(_ nodes: [ExprSyntax], isAnything: Bool) -> [Expression?] {
    let isOpen = nodes.map { isContextual($0) && $0.as(KeyPathExprSyntax.self)?.root == nil }
    var values = zip(nodes, isOpen).map { node, isOpen -> Expression? in
      if isAnything, node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self) { return infer(node, .any) }
      return isOpen ? nil : withoutOpenMembers { infer(node) }
    }
    let known = (values.compactMap { $0 }.first?.type).map { normalized($0) }
    for (index, node) in nodes.enumerated() where values[index] == nil && !isOpen[index] {
      values[index] = known.flatMap { type in attempt { infer(node, type) } } ?? infer(node)
    }
    return values
  }

  /// Nil where a `.member` in it waits for what the rest of the statement says.
  private func withoutOpenMembers(_ body: () -> Expression) -> Expression? {
    let start = mark()
    let value = body()
    if openMembers.count == start.openMembers || findings.errorCount(since: start.findings) > 0 { return value }
    rollBack(to: start)
    return nil
  }

  /// `[(1, "a"), (2, nil)]`: a part that is nil in one of the tuples is an Optional in all.
  private func withOptionalParts(_ type: Type, _ nodes: [ExprSyntax]) -> Type? {
    guard case .tuple(var fields) = simplified(type) else { return nil }
    let tuples = nodes.compactMap { $0.as(TupleExprSyntax.self).map { Array($0.elements) } }.filter { $0.count == fields.count }
    let open = fields.indices.filter { index in
      !takesNil(fields[index].type) && tuples.contains { $0[index].expression.is(NilLiteralExprSyntax.self) }
    }
    if open.isEmpty { return nil }
    for index in open { fields[index].type = library.optional(fields[index].type) }
    return .tuple(fields)
  }

  /// All as `target`; those without a value depend on what is wanted. Nil when one of them cannot be that.
  private func converted(_ nodes: [ExprSyntax], _ values: [Expression?], to target: Type) -> [Expression]? {
    attempt {
      var result: [Expression] = []
      for (node, value) in zip(nodes, values) {
        guard let converted = coerce(value ?? infer(node, target), to: target) else { return nil }
        result.append(converted.type == target ? converted : Expression(converted.kind, target, at: converted.position))
      }
      return result
    }
  }

  /// `[Int]` in `[Int]()` parses as an array literal.
  private func typeInBrackets(_ node: ArrayExprSyntax) -> Type? {
    guard node.elements.count == 1, let only = node.elements.first?.expression, let element = typeNamed(by: only) else {
      return nil
    }
    return library.array(element)
  }

  /// The expected type when a literal can be one, looking through optionals.
  func literalTarget(_ expected: Type?, protocolName: String) -> Type? {
    guard var type = expected.map({ simplified($0) }) else { return nil }
    while let wrapped = type.wrapped { type = simplified(wrapped) }
    switch type {
    case .nominal, .parameter, .dependent: break
    // `any Sequence<any Shape>` of a list that is written out: an array of what it says.
    case .existential(let protocols):
      guard protocolName == "ExpressibleByArrayLiteral", protocols.count == 1, protocols[0].constrains?.isLibrary == true,
        let array = protocols[0].arguments.first.map({ library.array($0) }), canBe(array, protocols[0])
      else { return nil }
      type = array
    case .function, .tuple, .metatype, .variable, .error: return nil
    }
    return library.known(protocolName).flatMap { conforms(type, to: $0) || mayConform(type, to: $0) ? type : nil }
  }

  private func canBe(_ type: Type, _ wanted: NominalDeclaration) -> Bool {
    attempt { coerce(Expression(.variable(placeholder(type)), type, at: .none), to: .existential([wanted])) } != nil
  }

  /// `var heap: Heap = [5, 3]`: a conformance whose conditions depend on what the literal is yet to say.
  private func mayConform(_ type: Type, to target: NominalDeclaration) -> Bool {
    guard type.hasVariables, let declaration = type.nominal, !declaration.isLibrary else { return false }
    readHeader(declaration)
    return declaration.conformances.contains { allProtocols(of: $0.to).contains(target) }
  }

  func dictionary(_ node: DictionaryExprSyntax, _ expected: Type?) -> Expression {
    var key = variable()
    var value = variable()
    var made = library.dictionary(key, value)
    let target = literalTarget(expected, protocolName: "ExpressibleByDictionaryLiteral")
    if let target {
      if !target.isNominal("Dictionary") {
        cost.literals += 1
        return dictionary(node, of: target)
      }
      if case .nominal(_, let arguments) = target, arguments.count == 2 {
        (key, value, made) = (arguments[0], arguments[1], target)
      }
    }
    let isAnything = isAny(expected)
    guard case .elements(let list) = node.content else {
      if isAnything { _ = unify(value, .any) }
      if isUnknown(key), !isAnything { emptyLiterals.append((made, position(node), isInitialValue(ExprSyntax(node)))) }
      return Expression(.dictionary([]), made, at: position(node))
    }
    if list.count == 1, let only = list.first, let first = typeNamed(by: only.key) {
      if let second = typeNamed(by: only.value) { return typeReference(library.dictionary(first, second), at: node) }
      // A type that is not here, most likely: that is all there is to say.
      if infer(only.value).type.hasError { return failed(node) }
    }
    let entries = self.entries(list, key, value, isAnything: isAnything, in: ExprSyntax(node))
    if let hashable = library.known("Hashable"), !key.hasVariables, !conforms(key, to: hashable) {
      report(.type, "Type '\(normalized(key))' does not conform to protocol 'Hashable'", at: node)
    }
    return Expression(.dictionary(entries), made, at: position(node))
  }

  private func entries(
    _ list: DictionaryElementListSyntax, _ key: Type, _ value: Type, isAnything: Bool, in literal: ExprSyntax
  ) -> [(key: Expression, value: Expression)] {
    if isUnknown(value), isOfNothingKnown(list.map(\.value)) { _ = unify(value, library.optional(.any)) }
    if isUnknown(value), let joined = joined(list.map(\.value), isAnything: isAnything) {
      _ = unify(value, joined[0].type)
      return zip(keys(list, key, value, in: literal), joined).map { (key: $0, value: $1) }
    }
    let keys = keys(list, key, value, in: literal)
    let values = agreeing(list.map(\.value), as: value, "to expected dictionary value type", in: literal) {
      library.dictionary(key, $0)
    }
    return zip(keys, values).map { (key: $0, value: $1) }
  }

  private func keys(
    _ list: DictionaryElementListSyntax, _ key: Type, _ value: Type, in literal: ExprSyntax
  ) -> [Expression] {
    agreeing(list.map(\.key), as: key, "to expected dictionary key type", in: literal, areKeys: true) {
      library.dictionary($0, value)
    }
  }

  /// A type of the scenario's own takes the pairs one by one.
  private func dictionary(_ node: DictionaryExprSyntax, of type: Type) -> Expression {
    let makers = lookUpMembers("init", in: type).filter { parameters(of: $0.declaration).map(\.label) == ["dictionaryLiteral"] }
    guard let maker = makers.first,
      case .nominal(_, let elements)? = parameters(of: maker.declaration).first?.type.substituting(maker.substitution),
      let pair = elements.first, case .tuple(let fields) = simplified(pair), fields.count == 2
    else {
      report(.type, "Type '\(normalized(type))' has no 'init(dictionaryLiteral:)' that takes pairs", at: node)
      return failed(node)
    }
    var entries: [Expression] = []
    if case .elements(let list) = node.content {
      entries = list.map {
        let key = check($0.key, as: fields[0].type, "to expected dictionary key type")
        let value = check($0.value, as: fields[1].type, "to expected dictionary value type")
        return Expression(.tuple([key, value]), pair, at: position($0))
      }
    }
    let arguments = entries.enumerated().map {
      ArgumentSyntax(label: $0 == 0 ? "dictionaryLiteral" : nil, value: ExprSyntax(node), inferred: $1)
    }
    return resolve([maker], base: typeReference(type, at: node), arguments, callee: normalized(type).description, node, nil)
  }

  /// `[Missing: Int]()`: what is missing is said already.
  func isTypeWithMistake(_ syntax: ExprSyntax, _ callee: Expression) -> Bool {
    let elements = syntax.as(ArrayExprSyntax.self)?.elements.count ?? (syntax.is(DictionaryExprSyntax.self) ? 1 : 0)
    return elements > 0 && normalized(callee.type).contains { isUnknown($0) }
  }
}
