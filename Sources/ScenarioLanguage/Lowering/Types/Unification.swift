import DispatchTrace

/// Making types equal by binding variables.
extension Checker {
  /// Makes the types equal, or says that it cannot. Bindings made before a failure stay: call it inside `attempt`, or use
  /// `unifyOrUndo`.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let left = simplified(left)
    let right = simplified(right)
    switch (left, right) {
    case (.error, _), (_, .error): return true
    case (.variable(let first), .variable(let second)): return first === second || merge(first, second)
    case (.variable(let variable), let type), (let type, .variable(let variable)): return bindChecked(variable, type)
    case (.nominal(let first, let firstArguments), .nominal(let second, let secondArguments)):
      return first === second && zip(firstArguments, secondArguments).allSatisfy { unify($0, $1) }
    case (.function(let first), .function(let second)):
      return first.parameters.count == second.parameters.count && first.throwsErrors == second.throwsErrors
        && unifyThrown(first, second)
        && zip(first.parameters, second.parameters).allSatisfy { $0.isGiven(as: $1) && unify($0.type, $1.type) }
        && unify(first.result, second.result)
    case (.tuple(let first), .tuple(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { $0.label == $1.label && unify($0.type, $1.type) }
    case (.parameter(let first), .parameter(let second)): return first === second
    case (.existential(let first), .existential(let second)): return unify(first, second)
    case (.metatype(let first), .metatype(let second)): return unify(first, second)
    case (.dependent(let first, let firstName), .dependent(let second, let secondName)):
      guard firstName == secondName else { return false }
      // That two types have elements of one type does not make them one type.
      if isUnknown(first) || isUnknown(second) { return simplified(first) == simplified(second) }
      return unify(first, second)
    default: return false
    }
  }

  private func unifyThrown(_ first: FunctionType, _ second: FunctionType) -> Bool {
    if first.thrown == nil, second.thrown == nil { return true }
    return unify(first.thrown ?? library.error, second.thrown ?? library.error)
  }

  /// The order of protocols means nothing.
  private func unify(_ first: [NominalDeclaration], _ second: [NominalDeclaration]) -> Bool {
    if first.allSatisfy({ $0.constrains == nil }) { return Set(first) == Set(second) }
    return first.count == second.count
      && first.allSatisfy { own in
        second.contains { other in
          own === other
            || own.constrains != nil && own.constrains === other.constrains
              && zip(own.arguments, other.arguments).allSatisfy { unify($0, $1) }
        }
      }
  }

  func unifyOrUndo(_ left: Type, _ right: Type) -> Bool {
    attempt { unify(left, right) ? true : nil } ?? false
  }

  private func merge(_ first: TypeVariable, _ second: TypeVariable) -> Bool {
    if first.isWhole && second.literal == .float || second.isWhole && first.literal == .float { return false }
    switch (first.literal, second.literal) {
    case (nil, _): bind(first, to: .variable(second))
    case (_, nil): bind(second, to: .variable(first))
    case (.integer, .integer): first.isWhole ? bind(second, to: .variable(first)) : bind(first, to: .variable(second))
    case (.float, .float): bind(first, to: .variable(second))
    case (.string, .string): second.isCharacter ? bind(second, to: .variable(first)) : bind(first, to: .variable(second))
    case (.integer, .float):
      bind(first, to: .variable(second))
      cost.literals += 1
    case (.float, .integer):
      bind(second, to: .variable(first))
      cost.literals += 1
    default: return false
    }
    return true
  }

  private func bindChecked(_ variable: TypeVariable, _ type: Type) -> Bool {
    if let literal = variable.literal, !accepts(type, literal) { return false }
    if variable.isWhole, type.numeric?.isInteger == false { return false }
    if variable.literal == .string, !variable.isCharacter, isOneCharacter(type) { return false }
    let isRecursive = type.contains {
      if case .variable(let inner) = $0 { inner === variable } else { false }
    }
    if isRecursive { return false }
    bind(variable, to: type)
    if let literal = variable.literal, type != defaultType(literal) { cost.literals += 1 }
    return true
  }

  private func isOneCharacter(_ type: Type) -> Bool { type.isNominal("Character") || type.isNominal("_UnicodeScalar") }

  /// Types of the library that say themselves how they are made from literals, as a scenario's own do.
  private static let objectsOfLiterals: Set<String> = [
    "NSString", "NSMutableString", "NSNumber", "Decimal", "NSDecimalNumber", "_UnicodeScalar",
    "StaticString",
  ]

  /// Whether an initialiser of the type makes it from a literal of that kind, which is then no value of the machine's own.
  func isMadeByInitializer(_ declaration: NominalDeclaration, from literal: TypeVariable.Literal) -> Bool {
    !declaration.isLibrary || Self.objectsOfLiterals.contains(declaration.name) || saysItself(declaration, literal)
  }

  /// `extension URL: ExpressibleByStringLiteral`, as the scenario has it.
  private func saysItself(_ declaration: NominalDeclaration, _ literal: TypeVariable.Literal) -> Bool {
    declaration.conformances.contains { $0.position.isKnown && $0.to.name == literal.conformance }
  }

  /// Whether a literal of that kind can have the type.
  func accepts(_ type: Type, _ literal: TypeVariable.Literal) -> Bool {
    switch type {
    case .parameter, .dependent:
      let names = protocols(boundOf: type).flatMap { allProtocols(of: $0).map(\.name) }
      switch literal {
      case .integer:
        return !Set(names).isDisjoint(with: [
          "Numeric", "AdditiveArithmetic", "BinaryInteger", "FixedWidthInteger", "FloatingPoint",
          "BinaryFloatingPoint", "SignedNumeric", "SignedInteger", "ExpressibleByIntegerLiteral",
        ])
      case .float: return names.contains("BinaryFloatingPoint") || names.contains("ExpressibleByFloatLiteral")
      case .string: return names.contains("ExpressibleByStringLiteral") || names.contains("StringProtocol")
      }
    case .nominal, .function, .tuple, .existential, .metatype, .variable, .error: break
    }
    guard let nominal = type.nominal else { return false }
    guard nominal.isLibrary else { return library.known(literal.conformance).map { conforms(type, to: $0) } ?? false }
    if saysItself(nominal, literal) { return true }
    if Self.objectsOfLiterals.contains(nominal.name) {
      return (literal == .string) == (nominal.name.hasSuffix("String") || nominal.name == "_UnicodeScalar")
    }
    switch literal {
    case .integer: return NumericType(nominal.name) != nil
    case .float: return nominal.name == "Double" || nominal.name == "Float"
    case .string: return ["String", "Character", "Substring"].contains(nominal.name)
    }
  }

  /// The type with `T.Element` replaced where `T` has become known.
  func simplified(_ type: Type) -> Type {
    switch type.head {
    case .dependent(let base, let name):
      memberDepth += 1
      defer { memberDepth -= 1 }
      if memberDepth > Self.deepest {
        giveUpOnMembers()
        return .error
      }
      let base = simplified(base)
      // An iterator's elements are its sequence's.
      if name == "Element", case .dependent(let sequence, "Iterator") = base {
        return simplified(.dependent(sequence, "Element"))
      }
      // So are those of its parts, and their places.
      if ["Element", "Index", "SubSequence"].contains(name), case .dependent(let whole, "SubSequence") = base {
        return simplified(.dependent(whole, name))
      }
      if let known = dependentType(name, of: base) { return known }
      return condition(equal: .dependent(base, name)) ?? .dependent(base, name)
    case .parameter(let parameter): return condition(equal: .parameter(parameter)) ?? .parameter(parameter)
    case let other: return other
    }
  }

  /// What a `where` clause around here says the type is.
  private func condition(equal type: Type) -> Type? {
    for case .same(let left, let right) in conditions {
      // `where Value == Value.Converted`: the way back is the shorter one.
      if leads(right, through: left) || leads(left, through: right) {
        let (short, long) = leads(right, through: left) ? (left, right) : (right, left)
        if long == type { return followed(type, to: short) }
        continue
      }
      if left == type, right != type { return followed(type, to: right) }
      if right == type, left != type, !isOpen(left) { return followed(type, to: left) }
    }
    return nil
  }

  private func leads(_ type: Type, through other: Type) -> Bool {
    guard case .dependent(let base, _) = type else { return false }
    return base == other || leads(base, through: other)
  }

  /// Conditions may lead back to where they began: `where A.Output == B.Input`, and inside of that `where B.Input == A.Output`.
  private func followed(_ type: Type, to other: Type) -> Type? {
    guard followedConditions.insert(type).inserted else { return nil }
    defer { followedConditions.remove(type) }
    return simplified(other)
  }

  private func isOpen(_ type: Type) -> Bool {
    switch type {
    case .parameter, .dependent: true
    case .nominal, .function, .tuple, .existential, .metatype, .variable, .error: false
    }
  }

  /// The protocols that `where` clauses around here promise for the type.
  func conditionalProtocols(_ type: Type) -> [NominalDeclaration] {
    let equals = parametersEqual(to: type)
    return conditions.compactMap { condition in
      guard case .conforms(let subject, let target) = condition else { return nil }
      return subject == type || equals.contains { subject == .parameter($0) } ? target : nil
    }
  }

  /// `where A == B, A: Equatable`: one of the two stands for both, and what is promised of either is promised of it.
  func parametersEqual(to type: Type) -> [GenericParameter] {
    guard isOpen(type) else { return [] }
    return conditions.compactMap { condition in
      switch condition {
      case .same(.parameter(let other), type), .same(type, .parameter(let other)): type == .parameter(other) ? nil : other
      case .same, .conforms, .inherits: nil
      }
    }
  }

  /// The type with every dependent part that is known replaced, and all bindings followed.
  func normalized(_ type: Type) -> Type {
    let type = simplified(type)
    if case .dependent = type { return type }
    return type.mappingParts { normalized($0) }
  }

  /// Nothing says yet what it is, not even a literal.
  func isUnknown(_ type: Type) -> Bool {
    if case .variable(let variable) = simplified(type) { variable.literal == nil } else { false }
  }

  /// Gives literals their default types and reports what stays unknown. Called at the end of each statement.
  func settle(_ type: Type) -> Type {
    let type = normalized(type)
    switch type {
    case .variable(let variable):
      guard let literal = variable.literal else { return type }
      let chosen = defaultType(literal)
      bind(variable, to: chosen)
      return chosen
    case .nominal, .function, .tuple, .metatype: return type.mappingParts { settle($0) }
    case .dependent(let base, let name):
      // The base may have been a literal until now.
      guard case .variable = base.head else { return type }
      let settled = settle(base)
      if case .variable = settled { return type }
      return settle(.dependent(settled, name))
    case .parameter, .existential, .error: return type
    }
  }

  func defaultType(_ literal: TypeVariable.Literal) -> Type {
    library.type(literal == .integer ? "Int" : literal == .float ? "Double" : "String")
  }

  func variable(_ literal: TypeVariable.Literal? = nil, isCharacter: Bool = false) -> Type {
    .variable(TypeVariable(literal: literal, isCharacter: isCharacter))
  }
}

/// The built-in number types.
enum NumericType: String {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case double = "Double"
  case float = "Float"

  init?(_ name: String) {
    self.init(rawValue: name)
  }

  var isInteger: Bool { self != .double && self != .float }

  /// As in `IntegerKind`.
  var kind: IntegerKind {
    switch self {
    case .int8: IntegerKind(0)
    case .int16: IntegerKind(1)
    case .int32: IntegerKind(2)
    case .uint8: IntegerKind(4)
    case .uint16: IntegerKind(5)
    case .uint32: IntegerKind(6)
    case .uint, .uint64: IntegerKind(7)
    case .int, .int64, .double, .float: IntegerKind(3)
    }
  }
}

extension Type {
  /// The built-in number type this is.
  var numeric: NumericType? {
    guard let nominal, nominal.isLibrary else { return nil }
    return NumericType(nominal.name)
  }
}
