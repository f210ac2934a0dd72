/// A Swift type as the checker sees it.
indirect enum Type: Hashable {
  case nominal(NominalDeclaration, [Type])
  case function(FunctionType)
  case tuple([TupleField])
  case parameter(GenericParameter)
  /// `any P & Q`; without protocols `Any`.
  case existential([NominalDeclaration])
  case metatype(Type)
  /// `T.Element` as long as `T` is not known.
  case dependent(Type, String)
  case variable(TypeVariable)
  /// What could not be typed; a message was given.
  case error

  static var void: Type { .tuple([]) }
  static var any: Type { .existential([]) }
}

struct TupleField: Hashable {
  var label: String?
  var type: Type
}

struct FunctionType: Hashable {
  struct Parameter: Hashable {
    var type: Type
    var isInout = false
    /// A function that is given for it may be kept. Types do not differ by this: what is not known of it is allowed.
    var isEscaping = true
    /// `T...`: the type is `[T]`.
    var isVariadic = false

    func with(_ type: Type) -> Parameter {
      Parameter(type: type, isInout: isInout, isEscaping: isEscaping, isVariadic: isVariadic)
    }

    static func == (left: Parameter, right: Parameter) -> Bool { left.type == right.type && left.isGiven(as: right) }

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(isInout)
    }

    func isGiven(as other: Parameter) -> Bool { isInout == other.isInout && isVariadic == other.isVariadic }

    /// As types write it, where `name` is what its type is called.
    func written(_ name: (Type) -> String) -> String {
      if isVariadic, case .nominal(_, let elements) = type.head { return name(elements[0]) + "..." }
      return (isInout ? "inout " : "") + name(type)
    }
  }

  var parameters: [Parameter]
  var result: Type
  var throwsErrors = false
  /// `throws(E)`: what it throws, where that is not any error.
  private(set) var thrown: Type?

  /// `throws(Never)` throws nothing, `throws(any Error)` is `throws`.
  mutating func setThrown(_ type: Type?) {
    thrown = type?.isAnyError == true ? nil : type
    guard type?.isNominal("Never") == true else { return }
    (throwsErrors, thrown) = (false, nil)
  }

  /// The same of other types.
  func mapping(_ transform: (Type) -> Type) -> FunctionType {
    var made = FunctionType(
      parameters: parameters.map { $0.with(transform($0.type)) }, result: transform(result), throwsErrors: throwsErrors)
    made.setThrown(thrown.map(transform))
    return made
  }
}

/// A type that inference has yet to find, within one statement.
final class TypeVariable: Hashable {
  enum Literal {
    case integer, float, string

    /// The protocol of the types that say themselves how they are made from one.
    var conformance: String {
      switch self {
      case .integer: "ExpressibleByIntegerLiteral"
      case .float: "ExpressibleByFloatLiteral"
      case .string: "ExpressibleByStringLiteral"
      }
    }
  }

  var binding: Type?
  /// Set for the type of a literal: it must be one that such a literal can have.
  var literal: Literal?
  /// The text literal is one character: it may be a `Character`.
  let isCharacter: Bool
  /// An operation that only integers have, such as `%`, is done with it.
  let isWhole: Bool
  /// It stands for a parameter whose bounds no Optional fulfils.
  var refusesOptionals = false
  /// It stands for a parameter with bounds, which `Any` does not fulfil.
  var refusesAny = false
  /// It stands for the type that a body answers as `some P`: these are what is promised of it.
  var promised: [NominalDeclaration] = []

  init(literal: Literal? = nil, isCharacter: Bool = false, isWhole: Bool = false) {
    self.literal = literal
    self.isCharacter = isCharacter
    self.isWhole = isWhole
  }

  static func == (left: TypeVariable, right: TypeVariable) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

final class GenericParameter: Hashable {
  let name: String
  /// The parameter is the `Self` of this protocol.
  unowned var selfOf: NominalDeclaration?
  /// What follows from `T: P`, `where T: P`; requirements on `T` itself only.
  var protocols: [NominalDeclaration] = []
  var superclass: Type?
  /// It stands for `some P` in a parameter list.
  var isOpaque = false
  /// `T: ~Copyable`
  var admitsNoncopyable = false
  /// Code that sees it takes it for one whose values can be copied: extensions of the library's types.
  var isCopiedInside = false
  /// The signature that introduces it is being read, and may add to what is asked of it.
  var isSignatureOpen = false

  init(_ name: String) {
    self.name = name
  }

  static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A `where` clause's line.
enum Requirement {
  case conforms(Type, NominalDeclaration)
  case inherits(Type, Type)
  case same(Type, Type)

  func substituting(_ substitution: Substitution) -> Requirement {
    switch self {
    case .conforms(let type, let target): .conforms(type.substituting(substitution), target)
    case .inherits(let type, let parent): .inherits(type.substituting(substitution), parent.substituting(substitution))
    case .same(let left, let right): .same(left.substituting(substitution), right.substituting(substitution))
    }
  }
}

typealias Substitution = [GenericParameter: Type]

extension Type {
  /// The same of other parts: what its arguments, parameters, fields are made by `change`.
  func mappingParts(_ change: (Type) -> Type) -> Type {
    switch self {
    case .nominal(let declaration, let arguments):
      return arguments.isEmpty ? self : .nominal(declaration, arguments.map(change))
    case .function(let function): return .function(function.mapping(change))
    case .tuple(let fields):
      return fields.isEmpty ? self : .tuple(fields.map { TupleField(label: $0.label, type: change($0.type)) })
    case .metatype(let instance): return .metatype(change(instance))
    case .dependent(let base, let name): return .dependent(change(base), name)
    case .existential(let protocols): return .existential(protocols.map { $0.mapping(change) })
    case .parameter, .variable, .error: return self
    }
  }

  /// With another type wherever it names `own`.
  func replacing(_ own: Type, by other: Type) -> Type {
    self == own ? other : mappingParts { $0.replacing(own, by: other) }
  }

  /// The type with the bindings of its variables followed.
  var resolved: Type {
    guard case .variable(let variable) = self else { return mappingParts(\.resolved) }
    return variable.binding?.resolved ?? self
  }

  /// Only the outermost variable followed.
  var head: Type {
    var type = self
    while case .variable(let variable) = type, let binding = variable.binding { type = binding }
    return type
  }

  func substituting(_ substitution: Substitution) -> Type {
    if substitution.isEmpty { return self }
    switch self {
    case .variable(let variable): return variable.binding?.substituting(substitution) ?? self
    case .parameter(let parameter): return substitution[parameter] ?? self
    case .nominal, .function, .tuple, .metatype, .dependent, .existential, .error:
      return mappingParts { $0.substituting(substitution) }
    }
  }

  static let mostParts = 1000

  /// It has more than `mostParts` parts: too many to be worked with.
  var isLarge: Bool {
    var parts = 0
    return contains { _ in
      parts += 1
      return parts > Self.mostParts
    }
  }

  /// Generic types that are made from each other can nest without end; no type of a program in use comes near this.
  static let deepest = 40

  var isDeep: Bool { isLarge || nests(deeperThan: Self.deepest) }

  private func nests(deeperThan levels: Int) -> Bool {
    levels == 0 || head.hasPart { $0.nests(deeperThan: levels - 1) }
  }

  /// Every part of the type, itself included.
  func contains(where test: (Type) -> Bool) -> Bool {
    let type = head
    return test(type) || type.hasPart { $0.contains(where: test) }
  }

  /// Of what it is made from directly.
  func hasPart(where test: (Type) -> Bool) -> Bool {
    switch self {
    case .nominal(_, let arguments): return arguments.contains(where: test)
    case .function(let function):
      return test(function.result) || function.parameters.contains { test($0.type) } || function.thrown.map(test) == true
    case .tuple(let fields): return fields.contains { test($0.type) }
    case .metatype(let base), .dependent(let base, _): return test(base)
    case .existential(let protocols): return protocols.contains { $0.arguments.contains(where: test) }
    case .parameter, .variable, .error: return false
    }
  }

  /// A generic type named without arguments, with these; itself when there are none.
  func applied(to arguments: [Type]) -> Type {
    guard case .nominal(let declaration, let own) = head, !arguments.isEmpty, own.count == arguments.count else { return self }
    return .nominal(declaration, arguments)
  }

  var hasVariables: Bool {
    contains {
      if case .variable = $0 { true } else { false }
    }
  }

  var hasParameters: Bool {
    contains {
      if case .parameter = $0 { true } else { false }
    }
  }

  var hasError: Bool {
    contains {
      if case .error = $0 { true } else { false }
    }
  }

  var isVoid: Bool {
    if case .tuple(let fields) = head { fields.isEmpty } else { false }
  }

  var nominal: NominalDeclaration? {
    if case .nominal(let declaration, _) = head { declaration } else { nil }
  }

  /// `any Error`
  var isAnyError: Bool {
    if case .existential(let protocols) = head {
      protocols.count == 1 && protocols[0].isLibrary && protocols[0].name == "Error"
    } else {
      false
    }
  }

  func isNominal(_ name: String) -> Bool {
    guard let nominal else { return false }
    return nominal.isLibrary && nominal.name == name
  }

  /// What it is when no part of it is nil.
  var withoutOptionals: Type { wrapped?.withoutOptionals ?? head }

  /// What an Optional wraps; nil for other types.
  var wrapped: Type? {
    guard case .nominal(let declaration, let arguments) = head, declaration.isOptional else { return nil }
    return arguments[0]
  }
}

extension FunctionType {
  /// ` throws`, ` throws(E)`
  func effect(_ name: (Type) -> String) -> String {
    throwsErrors ? " throws" + (thrown.map { "(" + name($0) + ")" } ?? "") : ""
  }
}

extension Type: CustomStringConvertible {
  /// As the compiler's messages write it.
  var description: String {
    switch self {
    case .variable(let variable):
      guard let binding = variable.binding else { return variable.defaultName }
      return binding.description
    case .nominal(let declaration, let arguments): return nominalDescription(declaration, arguments)
    case .function(let function):
      let parameters = function.parameters.map { $0.written(\.description) }
      return "(" + parameters.joined(separator: ", ") + ")" + function.effect(\.description) + " -> "
        + (function.result.isVoid ? "()" : function.result.description)
    case .tuple(let fields):
      return "(" + fields.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ") + ")"
    case .parameter(let parameter): return parameter.name
    case .existential(let protocols):
      return protocols.isEmpty ? "Any" : "any " + protocols.map(\.fullName).joined(separator: " & ")
    case .metatype(let type): return type.description + ".Type"
    case .dependent(let base, let name): return base.description + "." + name
    case .error: return "_"
    }
  }

  private func nominalDescription(_ declaration: NominalDeclaration, _ arguments: [Type]) -> String {
    if declaration.isLibrary {
      switch declaration.name {
      case "Optional":
        let wrapped = arguments[0].description
        if case .function = arguments[0].head { return "(" + wrapped + ")?" }
        return (wrapped.hasPrefix("any ") ? "(" + wrapped + ")" : wrapped) + "?"
      case "Array": return "[" + arguments[0].description + "]"
      case "Dictionary": return "[" + arguments[0].description + " : " + arguments[1].description + "]"
      default: break
      }
      if let nested = declaration.nestedInLibrary {
        return nested.owner + "<" + arguments.map(\.description).joined(separator: ", ") + ">." + nested.name
      }
    }
    if declaration.inheritedGenerics > 0, let parent = declaration.parent {
      let own = arguments.dropFirst(declaration.inheritedGenerics).map(\.description).joined(separator: ", ")
      let outer = nominalDescription(parent, Array(arguments.prefix(declaration.inheritedGenerics)))
      return outer + "." + declaration.name + (own.isEmpty ? "" : "<" + own + ">")
    }
    let name = declaration.qualifiedName
    return arguments.isEmpty ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }
}

extension TypeVariable {
  fileprivate var defaultName: String {
    switch literal {
    case .integer: "Int"
    case .float: "Double"
    case .string: "String"
    case nil: "_"
    }
  }
}
