import DispatchTrace
import SwiftSyntax

/// A struct, class, enum or protocol.
final class NominalDeclaration: Declaration {
  enum Kind: String {
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case protocolType = "protocol"
  }

  let kind: Kind
  let isLibrary: Bool
  /// `~Copyable`. A struct of them is kept as an object, with which its `deinit` runs: it has one owner, so nobody can tell.
  let isNoncopyable: Bool
  /// Protocols: what cannot be copied may conform.
  var admitsNoncopyable = false
  unowned var parent: NominalDeclaration?
  /// Whether it is `other`, or one that is declared in it at any depth.
  func isWithin(_ other: NominalDeclaration) -> Bool { self === other || parent?.isWithin(other) == true }
  /// The scope inside the braces.
  var scope: Scope
  var syntax: DeclSyntax?
  /// Those of the type around it first: what is nested in a generic type depends on its parameters too.
  var generics: [GenericParameter] = []
  var inheritedGenerics = 0
  /// What the extension that it is nested in promises of the type around.
  var promised: [Requirement] = []
  /// With what is promised of those around it.
  var allPromised: [Requirement] { promised + (parent?.allPromised ?? []) }
  var ownGenerics: [GenericParameter] { Array(generics.dropFirst(inheritedGenerics)) }
  /// Its own, or those of the next type around that has some.
  var innermostGenerics: ArraySlice<GenericParameter> {
    let own = generics.dropFirst(inheritedGenerics)
    return own.isEmpty ? parent?.innermostGenerics ?? own : own
  }
  var requirements: [Requirement] = []
  var isFinal = false
  var isIndirect = false
  /// It contains itself: an error, and dangerous to lay out.
  var isRecursive = false

  /// The body and every extension, in source order: where member syntax comes from.
  var parts: [Part] = []
  /// Member names declared in `parts`, found but not looked at.
  var memberSyntax: [String: [PendingMember]] = [:]
  var members: [String: [Declaration]] = [:]
  var synthesizedNames: Set<String> = []
  /// The names of which nothing is left to be looked at or made.
  var settledNames: Set<String> = []

  var isHeaderKnown = false
  var isHeaderBeingRead = false
  var superclass: Type?
  /// It inherits from something that is no type here: what it has is not known.
  var hasUnknownSuperclass = false
  /// Declared conformances, with the conditions of the extension that declares each.
  var conformances: [Conformance] = []
  /// Protocols: itself and all it inherits, once that is known; see `Checker.allProtocols`.
  var allProtocols: [NominalDeclaration]?
  /// Protocols: the `Self` parameter, what it inherits, its associated types.
  var selfParameter: GenericParameter?
  var associatedTypes: [String] = []
  /// The type that it is nested in, in the end.
  var outermost: NominalDeclaration { parent?.outermost ?? self }
  /// `protocol P<A, B>`: what stands in angle brackets behind its name.
  var primaryAssociatedTypes: [String] = []
  /// `P<Int>` is a protocol of its own that inherits from `P`: what it is made from, and what stands in its angle brackets.
  private(set) var constrains: NominalDeclaration?
  private(set) var arguments: [Type] = []
  private var constrained: [[Type]: NominalDeclaration] = [:]
  /// What stands for this class in compositions.
  var ofClass: Type?
  var associatedDefaults: [String: TypeSyntax] = [:]
  /// What a protocol of the library asks for besides the `members` of its part.
  var requirementNames: [String] = []
  var requirementsList: [ValueDeclaration]?
  var rawType: Type?

  var storedProperties: [VariableDeclaration]?
  var cases: [EnumCase]?

  struct Part {
    /// Of the library's types only what must be known as a whole; see `LibraryDeclaration`.
    var members: MemberBlockItemListSyntax
    var scope: Scope
    var conditions: [Requirement]
    var isExtension: Bool
    var declaresInitializer: Bool
  }

  struct PendingMember {
    enum Source {
      case syntax(DeclSyntax)
      case library(LibraryDeclaration)
    }

    var source: Source
    /// Position in a `case a, b` or `var a, b` list.
    var element: Int
    var part: Int

    var syntax: DeclSyntax? {
      switch source {
      case .syntax(let syntax): syntax
      case .library(let declaration): declaration.syntax()
      }
    }
  }

  struct Conformance {
    var to: NominalDeclaration
    var conditions: [Requirement]
    var position: SourcePosition
  }

  init(
    _ name: String, at position: SourcePosition, kind: Kind, scope: Scope, isLibrary: Bool, isNoncopyable: Bool = false
  ) {
    self.kind = kind
    self.isNoncopyable = isNoncopyable
    self.scope = scope
    self.isLibrary = isLibrary
    super.init(name, at: position, of: scope.ledger)
  }

  /// Its instances are objects.
  var isClass: Bool { kind == .classType }
  /// Variables share its instances. Those of the library that cannot be copied change themselves behind a lock.
  var isReferenceType: Bool { isClass && (isLibrary || !isNoncopyable) }
  /// Who calls an initialiser hands it the instance: a class, but not one whose instances are objects of the simulation.
  var isMadeByCaller: Bool {
    isClass && !(isLibrary && (members["init"] ?? []).contains { ($0 as? FunctionDeclaration)?.isNative == true })
  }
  var isProtocol: Bool { kind == .protocolType }
  var isOptional: Bool { isLibrary && name == "Optional" }

  var isInsideLibrary: Bool { parent.map { $0.isLibrary || $0.isInsideLibrary } ?? false }

  var qualifiedName: String {
    parent.map { $0.qualifiedName + "." + name } ?? nestedName ?? name
  }

  /// What a type of the library is called that Swift has inside another one: apart it is read only where it is needed.
  var nestedName: String? {
    guard isLibrary, name.hasPrefix("_") else { return nil }
    if let known = Self.nestedNames[name] { return known }
    if name.hasPrefix("_Unicode") { return "Unicode." + name.dropFirst("_Unicode".count) }
    guard name.hasSuffix("View"), let owner = ["_String", "_Substring"].first(where: { name.hasPrefix($0) }) else { return nil }
    return owner.dropFirst() + "." + name.dropFirst(owner.count)
  }

  private static let nestedNames = [
    "_StringIndex": "String.Index", "_TableIndex": "Index", "_UnicodeProperties": "Unicode.Scalar.Properties",
    "_DateFormatStyle": "Date.FormatStyle", "_DateISO8601FormatStyle": "Date.ISO8601FormatStyle",
  ]

  /// The type inside its own braces: with its parameters as arguments.
  var selfType: Type {
    if let selfParameter { return .parameter(selfParameter) }
    return .nominal(self, generics.map { .parameter($0) })
  }

  /// This protocol with its primary associated types fixed.
  func constrained(by arguments: [Type]) -> NominalDeclaration {
    if let known = constrained[arguments] { return known }
    let made = NominalDeclaration(name, at: position, kind: .protocolType, scope: scope, isLibrary: isLibrary)
    made.constrains = self
    made.arguments = arguments
    made.isHeaderKnown = true
    made.conformances = [Conformance(to: self, conditions: [], position: position)]
    constrained[arguments] = made
    return made
  }

  /// What a protocol's angle brackets hold is changed in each.
  func mapping(_ change: (Type) -> Type) -> NominalDeclaration {
    guard let constrains else { return self }
    return constrains.constrained(by: arguments.map(change))
  }

  var unconstrained: NominalDeclaration { constrains ?? self }

  /// What the angle brackets say an associated type is.
  func fixedArgument(_ name: String) -> Type? {
    guard let constrains, let index = constrains.primaryAssociatedTypes.firstIndex(of: name), arguments.indices.contains(index)
    else {
      return nil
    }
    return arguments[index]
  }

  /// With the arguments of a protocol.
  var fullName: String {
    arguments.isEmpty ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }

  override func takeApart(_ nowhere: Scope) {
    scope = nowhere
    parts = []
    memberSyntax = [:]
    members = [:]
    for parameter in generics + (selfParameter.map { [$0] } ?? []) { parameter.takeApart() }
    generics = []
    requirements = []
    superclass = nil
    conformances = []
    constrains = nil
    constrained = [:]
    allProtocols = nil
    selfParameter = nil
    associatedDefaults = [:]
    requirementsList = nil
    rawType = nil
    storedProperties = nil
    cases = nil
  }
}
