import DispatchTrace
import SwiftSyntax

/// `as`, `as?`, `as!` and `is`.
extension Checker {
  func cast(_ folded: Folded, _ node: UnresolvedAsExprSyntax, _ typeSyntax: TypeSyntax) -> Expression {
    let target = resolve(typeSyntax, in: scope)
    guard let mark = node.questionOrExclamationMark else {
      if case .operand(let syntax) = folded, !isBridged(target), !isPlainValue(syntax, for: target) {
        return check(syntax, as: target, "to type")
      }
      let value = check(folded, target)
      // What a literal elsewhere becomes is no object: the elements of `1...3` are numbers.
      if case .variable = value.kind { _ = settle(value.type) }
      let target = normalized(target)
      if let converted = coerce(value, to: target) { return converted }
      if value.type.hasError { return failed(node) }
      if let made = bridged(value, target, at: node) { return made }
      if let error = bridged(error: value, to: target, at: node) { return error }
      // Any value is an object when that is asked for: one of a class is itself.
      if let made = asObject(value, target) { return made }
      reportMismatch(value, target, "to type", at: node)
      return failed(node)
    }
    let value = castable(check(folded, nil), target)
    _ = settle(value.type)
    if value.type.hasError || target.hasError { return Expression(.error, .error, at: position(node)) }
    guard let value = canCast(value.type, to: target) ? value : isOpenTarget(target) ? coerce(value, to: .any) : nil else {
      report(.unsupported, "A cast from '\(normalized(value.type))' to '\(target)' is not supported", at: node)
      return failed(node)
    }
    if mark.tokenKind == .postfixQuestionMark { refuseMarker(typeSyntax, at: node) }
    if mark.tokenKind == .exclamationMark {
      return forcedToOwnClass(value, target, typeSyntax) ?? Expression(.forcedCast(value, target), target, at: value.position)
    }
    return ofOwnClass(value, target, typeSyntax) ?? conditionalCast(value, target)
  }

  /// `as? Sendable`: the mark is gone when the program runs. Of `as!` and of patterns the compiler does not ask that, nor beside a protocol
  /// that has the mark.
  private func refuseMarker(_ syntax: TypeSyntax, at node: some SyntaxProtocol) {
    let named = protocolNames(in: syntax).compactMap { lookUpType($0, in: scope) as? NominalDeclaration }
    guard let marker = named.first(where: isMarker),
      !named.contains(where: { $0 !== marker && ($0.name == "Error" || allProtocols(of: $0).contains(marker)) })
    else { return }
    report(.type, "Marker protocol '\(marker.name)' cannot be used in a conditional cast", at: node)
  }

  /// `any P & Q`
  private func protocolNames(in syntax: TypeSyntax) -> [String] {
    if let outer = syntax.as(SomeOrAnyTypeSyntax.self) { return protocolNames(in: outer.constraint) }
    if let node = syntax.as(CompositionTypeSyntax.self) { return node.elements.flatMap { protocolNames(in: $0.type) } }
    if let tuple = syntax.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.flatMap { protocolNames(in: $0.type) }
    }
    return syntax.as(IdentifierTypeSyntax.self).map { [name($0.name)] } ?? []
  }

  func conditionalCast(_ value: Expression, _ target: Type) -> Expression {
    Expression(.conditionalCast(value, target), library.optional(target), at: value.position)
  }

  private static let objectsOfValues = [
    "Array": "NSArray", "Dictionary": "NSDictionary", "Set": "NSSet", "Date": "NSDate", "IndexPath": "NSIndexPath",
    "Decimal": "NSDecimalNumber",
  ]

  /// `date as Date` of an NSDate, `list as [Any]` of an NSArray; of `list as Array` the elements may be anything.
  private func isPlainValue(_ syntax: ExprSyntax, for target: Type) -> Bool {
    let wanted = simplified(target.wrapped ?? target)
    // Only where the program names such an object, for the value is looked at once more.
    guard let owner = wanted.nominal, owner.isLibrary, let object = Self.objectsOfValues[owner.name],
      library.scope.names[object] != nil, !isContextual(syntax), let value = attempt({ infer(syntax) })
    else { return false }
    let found = bridges("_plain", of: simplified(value.type.wrapped ?? value.type))
    return found.contains { unifyOrUndo($0.result, wanted) }
  }

  private func asObject(_ value: Expression, _ target: Type) -> Expression? {
    if let inner = value.type.wrapped, let wanted = target.wrapped {
      return convertingOptional(value, of: inner, to: target) { asObject($0, wanted) }
    }
    if let wanted = target.wrapped { return asObject(value, wanted).map { Expression(.wrap($0), target, at: value.position) } }
    guard isAnyObject(target) else { return nil }
    if value.type.wrapped != nil, let made = objectOfOptional(value) { return made }
    if case .existential = simplified(value.type) { return Expression(.upcast(value), target, at: value.position) }
    return Expression(.erase(value), target, at: value.position)
  }

  /// Of an Optional the object is what it wraps, or Foundation's for nothing.
  private func objectOfOptional(_ value: Expression) -> Expression? {
    guard let function = libraryFunction("_objectOfOptional"), let wrapped = value.type.wrapped,
      let generic = function.generics.first
    else { return nil }
    return Expression(
      .call(function, [generic: wrapped], nil, [.init(value: value)], .direct), function.result, at: value.position)
  }

  /// What is cast: what an `AnyHashable` holds, and any value in place of a collection whose elements are looked at.
  func castable(_ value: Expression, _ target: Type) -> Expression {
    _ = settle(value.type)
    if isCollection(target), isCollection(value.type), !unifyOrUndo(value.type.wrapped ?? value.type, target.wrapped ?? target) {
      return asAny(value)
    }
    if isObjectOfFoundation(value.type.wrapped ?? value.type), (target.wrapped ?? target).nominal?.isClass == false {
      return asAny(value)
    }
    if let erased = erasedError(value, target) { return erased }
    if (target.wrapped ?? target).isNominal("AnyHashable"), !value.type.isNominal("AnyHashable"), !value.type.hasError {
      return asAny(value)
    }
    guard value.type.isNominal("AnyHashable"), !target.isNominal("AnyHashable"), let declaration = value.type.nominal,
      let base = members(named: "base", of: declaration).compactMap({ $0 as? VariableDeclaration }).first
    else { return canCast(value.type, to: target) || target.hasError ? value : unrelated(value, target) }
    return Expression(.field(value, base), .any, at: value.position)
  }

  /// `self as? Box<Int>` in a `Box<T>`: what it is shows when the program runs. Of other types the compiler warns.
  private func unrelated(_ value: Expression, _ target: Type) -> Expression {
    let isOpen = { (type: Type) in
      type.contains {
        switch $0 {
        case .parameter, .dependent, .variable, .error: true
        case .nominal, .function, .tuple, .existential, .metatype: false
        }
      }
    }
    if !isOpen(value.type), !isOpen(target), castName(of: target.wrapped ?? target) == nil {
      findings.add(
        .warning, .type, "Cast from '\(normalized(value.type))' to unrelated type '\(target)' always fails", at: value.position)
    }
    return asAny(value)
  }

  private func asAny(_ value: Expression) -> Expression {
    coerce(value, to: value.type.wrapped == nil ? .any : library.optional(.any)) ?? value
  }

  /// An error of a known type, as `catch` gets it, is cast as any error is.
  private func erasedError(_ value: Expression, _ target: Type) -> Expression? {
    guard let declaration = (value.type.wrapped ?? value.type).nominal, !declaration.isLibrary, !canCast(value.type, to: target)
    else { return nil }
    return coerce(value, to: value.type.wrapped == nil ? library.error : library.optional(library.error))
  }

  private func isCollection(_ type: Type) -> Bool { elementCast(of: type.wrapped ?? type) != nil }

  private func elementCast(of type: Type) -> String? {
    guard let declaration = simplified(type).nominal, declaration.isLibrary else { return nil }
    return ["Array": "_castArray", "Set": "_castSet", "Dictionary": "_castDictionary"][declaration.name]
  }

  /// The library's function that casts to such a type what is not one: the elements of a collection one by one, and Foundation's numbers
  /// where there are any.
  func castName(of type: Type) -> String? {
    if let name = elementCast(of: type) { return name }
    if let name = objectCast(of: type) { return name }
    guard ["JSONSerialization", "NSNumber", "FileManager"].contains(where: { library.scope.names[$0] != nil }) else { return nil }
    if type.isNominal("Bool") { return "_castBool" }
    return type.numeric.map { $0.isInteger ? "_castInteger" : "_castFloating" }
  }

  private func isObjectOfFoundation(_ type: Type) -> Bool {
    guard let declaration = simplified(type).nominal, declaration.isLibrary, declaration.isClass else { return false }
    return declaration.name.hasPrefix("NS") && declaration.name != "NSError"
  }

  /// A value as one of Foundation's objects, a text that is one, and a key of any type.
  func objectCast(of type: Type) -> String? {
    guard let declaration = simplified(type).nominal, declaration.isLibrary else { return nil }
    if let object = Self.objects[declaration.name] {
      return library.scope.names[object] == nil ? nil : "_cast\(declaration.name)"
    }
    return errorCast(of: declaration.name) ?? Self.objectCasts[declaration.name]
  }

  /// On Apple's systems every error is an object, and an object of the right domain one of Foundation's errors; elsewhere only some are.
  private func errorCast(of name: String) -> String? {
    if name == "NSError" { return hasObjectiveC ? "_castNSError" : "_castNSErrorOfCocoa" }
    if library.scope.names["NSError"] == nil { return nil }
    if name == "URLError" { return hasObjectiveC ? "_castURLError" : nil }
    if name == "POSIXError" { return hasObjectiveC ? "_castPOSIXError" : nil }
    return name == "CocoaError" ? hasObjectiveC ? "_castCocoaError" : "_castAnyCocoaError" : nil
  }

  /// The classes whose objects are such values in the guise of objects.
  private static let objects = ["String": "NSString", "Data": "NSData", "CharacterSet": "NSCharacterSet"]

  private static let objectCasts = [
    "NSNumber": "_castNSNumber", "NSString": "_castNSString", "NSData": "_castNSData", "AnyHashable": "_castHashable",
    "NSArray": "_castNSArray", "NSDictionary": "_castNSDictionary", "NSSet": "_castNSSet",
    "NSCharacterSet": "_castNSCharacterSet",
  ]

  /// `as` means more for these than a conversion.
  private func isBridged(_ target: Type) -> Bool {
    let target = target.wrapped ?? target
    return isAnyObject(target) || isFoundationError(target) || target.isNominal("URL")
      || Self.objects.keys.contains { target.isNominal($0) } || !bridges("_bridge", of: target).isEmpty
  }

  /// `"key" as NSString`, `info as NSDictionary?`
  func bridged(_ value: Expression, _ target: Type, at node: some SyntaxProtocol) -> Expression? {
    if let bridge = bridge(from: value.type, to: target) {
      let owner = typeReference(bridge.owner.map { .nominal($0, []) } ?? target, at: node)
      return Expression(.call(bridge, [:], owner, [.init(value: value)], .direct), target, at: value.position)
    }
    // A `[String: Any]` is an `[AnyHashable: Any]` first.
    for bridge in bridges("_bridge", of: target) where target.nominal?.name != "NSNumber" {
      guard let converted = attempt({ coerce(value, to: bridge.parameters[0].type) }) else { continue }
      let owner = typeReference(target, at: node)
      return Expression(.call(bridge, [:], owner, [.init(value: converted)], .direct), target, at: value.position)
    }
    guard let inner = value.type.wrapped, let wanted = target.wrapped else { return nil }
    return convertingOptional(value, of: inner, to: target) { bridged($0, wanted, at: node) }
  }

  /// What makes one of Foundation's objects of a value, as in `"key" as NSString`, or the value of the object.
  private func bridge(from type: Type, to target: Type) -> FunctionDeclaration? {
    _ = settle(type)
    let source = simplified(type)
    let made = bridges("_bridge", of: target).first { $0.parameters[0].type == source }
    return made ?? bridges("_plain", of: source).first { $0.type.result == target }
  }

  private func bridges(_ name: String, of type: Type) -> [FunctionDeclaration] {
    guard let owner = type.nominal, owner.isLibrary, owner.isClass else { return [] }
    let found = members(named: name, of: owner).compactMap { $0 as? FunctionDeclaration }
    for function in found { readSignature(function) }
    // An NSMutableString is a String as an NSString is.
    return found.isEmpty && name == "_plain" ? superclass(of: type).map { bridges(name, of: $0) } ?? [] : found
  }

  /// `error as NSError`, `error as NSError?`
  private func bridged(error value: Expression, to target: Type, at node: some SyntaxProtocol) -> Expression? {
    let isOptional = target.wrapped != nil
    guard isFoundationError(target.wrapped ?? target),
      let error = coerce(value, to: isOptional ? library.optional(library.error) : library.error),
      let maker = bridges(isOptional ? "_bridgeIfAny" : "_bridge", of: target.wrapped ?? target).first
    else { return nil }
    let owner = typeReference(target.wrapped ?? target, at: node)
    return Expression(.call(maker, [:], owner, [.init(value: error)], .direct), target, at: value.position)
  }

  func isFoundationError(_ type: Type) -> Bool { type.isNominal("NSError") && type.nominal?.isLibrary == true }

  private func isAnyObject(_ type: Type) -> Bool {
    if case .existential(let protocols) = type { protocols.count == 1 && protocols[0].name == "AnyObject" } else { false }
  }

  func typeTest(_ folded: Folded, _ node: UnresolvedIsExprSyntax, _ typeSyntax: TypeSyntax) -> Expression {
    let target = resolve(typeSyntax, in: scope)
    let value = castable(check(folded, nil), target)
    if value.type.hasError || target.hasError { return failed(node) }
    refuseMarker(typeSyntax, at: node)
    guard canCast(value.type, to: target) else {
      report(.unsupported, "A test of '\(normalized(value.type))' for '\(target)' is not supported", at: node)
      return failed(node)
    }
    if let own = ofOwnClass(value, target, typeSyntax) {
      return Expression(.isNil(own, negated: true), library.bool, at: value.position)
    }
    return Expression(.isType(value, target), library.bool, at: value.position)
  }

  /// `5 as? T` is for each `T` another cast.
  private func isOpenTarget(_ target: Type) -> Bool {
    switch target {
    case .parameter, .dependent: true
    case .nominal, .function, .tuple, .existential, .metatype, .variable, .error: false
    }
  }

  private func isCastByElement(_ fields: [TupleField], _ source: Type, to target: Type) -> Bool {
    guard let wanted = source.castElements(to: simplified(target)) else { return false }
    return zip(fields, wanted).allSatisfy { canCast($0.type, to: $1) }
  }

  /// Casts start from a protocol type, a class, or an optional of those; or they change nothing.
  func canCast(_ type: Type, to target: Type) -> Bool {
    let source = simplified(type.wrapped ?? type)
    switch source {
    case .existential: return true
    case .nominal(let declaration, _) where declaration.isClass:
      return target.nominal?.isClass == true || { if case .existential = target { true } else { false } }()
    case .parameter, .dependent: return true
    case .metatype:
      if case .metatype = (target.wrapped ?? target).head { return true }
      if case .existential = target { return true }
      return false
    case .tuple(let fields) where isCastByElement(fields, source, to: target.wrapped ?? target): return true
    case .nominal, .function, .tuple, .variable, .error:
      return unifyOrUndo(source, target.wrapped ?? target) || { if case .existential = target { true } else { false } }()
    }
  }
}
