import DispatchTrace
import SwiftSyntax

/// Something with a name.
class Declaration: Hashable {
  let name: String
  let position: SourcePosition
  /// Declared `private` or `fileprivate`: only code of the same file may use it.
  var isFilePrivate = false

  init(_ name: String, at position: SourcePosition, of ledger: Ledger) {
    self.name = name
    self.position = position
    ledger.add(self)
  }

  /// Lets go of everything that may refer to it; see `Ledger`.
  func takeApart(_ nowhere: Scope) {}

  static func == (left: Declaration, right: Declaration) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A declaration that can be a member of a type or stand in an expression.
class ValueDeclaration: Declaration {
  /// The type it is a member of; nil for globals and locals.
  unowned var owner: NominalDeclaration?
  var isStatic = false
  /// Declared in an extension, and not for Objective-C: no subclass may override it.
  var isOfExtension = false
  /// Declared `class`: a subclass may override it.
  var isOfClass = false
  /// Declared `private`: only code inside the owner's braces, extensions included, may use it.
  var isPrivate = false
  /// It, or the extension that it stands in, is declared `private` or `fileprivate`.
  var isKeptToFile = false
  var access: AccessLevel?
  /// Where names in its syntax are looked up.
  var scope: Scope
  /// What an extension's `where` clause asks of the owner's parameters.
  var conditions: [Requirement] = []
  /// An override that takes or answers what is not as it is what the overridden one does: a number for an Optional.
  var convertsValues = false

  init(_ name: String, at position: SourcePosition, scope: Scope) {
    self.scope = scope
    super.init(name, at: position, of: scope.ledger)
  }

  override func takeApart(_ nowhere: Scope) {
    scope = nowhere
    conditions = []
  }

  var isLibrary: Bool { !position.isKnown }
}

/// `let` and `var`, parameters included.
final class VariableDeclaration: ValueDeclaration {
  enum Ownership {
    case strong, weak, unowned
  }

  enum Storage {
    case local, global, stored, computed
  }

  var storage: Storage
  var isLet: Bool
  var ownership = Ownership.strong
  var isLazy = false
  /// `@RouteBuilder` of a stored closure: the memberwise initialiser's parameter has it.
  var builder: Type?
  /// Somewhere it is consumed.
  var endsEarly = false
  /// Reading it may change the value it is of: `lazy`, or `mutating get`.
  var changesWhenRead: Bool { isLazy || getter?.isMutating == true }
  /// Declared `T!`.
  var isImplicitlyUnwrapped = false
  var isPrivateSetter = false
  var isOverride = false
  var isFinal = false
  /// A property wrapper was refused: what it would have been initialised with is not known.
  var isRejected = false
  /// Of the stored property behind one with a property wrapper.
  var wrapping: PropertyWrapping?
  /// Of what a property wrapper computes: the wrapper's member that it is computed from.
  var wrappedMember: String?
  var isInoutParameter = false
  /// A closure's parameter of function type that is not `@escaping`.
  var isLent = false
  var isParameter = false
  var typeSyntax: TypeSyntax?
  /// A local variable whose type is written out.
  var hasDeclaredType = false
  var initializerSyntax: ExprSyntax?
  var initializer: Expression?
  /// The function that makes the initial value of a static or lazy property.
  var maker: FunctionDeclaration?
  var getter: FunctionDeclaration?
  var setter: FunctionDeclaration?
  var willSetter: FunctionDeclaration?
  var didSetter: FunctionDeclaration?
  /// `_modify`
  var change: PlaceCoroutine?
  var accessors: [FunctionDeclaration] {
    ([getter, setter, willSetter, didSetter] + (change?.accessors ?? [])).compactMap { $0 }
  }
  var isTypeKnown = false
  var isBeingTyped = false
  private var storedType = Type.error

  // Locals and globals
  /// The function whose local it is; nil for members.
  var home: FunctionContext?
  /// Used by a closure or local function: lives in a box.
  var isCaptured = false
  /// Used by code that may run on another thread: its accesses are recorded.
  var escapes = false
  var isAssignedTo = false
  /// Named by a capture list.
  var isListed = false
  var hasInitialValue = true
  /// `var (x, y) = (0, 1)`
  var isPartOfTuple = false
  var isDeclaredWithoutValue = false
  /// A top-level variable that is changed by calls which are given closures: whether those look at it only the run can tell.
  var isHeldByCalls = false
  /// A top-level variable that functions use too.
  var isSharedGlobal = false
  /// Declared at the top level, outside any braces.
  var isGlobalScope = false
  /// Bound by a `guard` at the top level: seen behind it only, and let go of at the end.
  var isGuarded = false
  /// Position among a type's stored properties.
  var index = 0

  init(_ name: String, at position: SourcePosition, scope: Scope, storage: Storage, isLet: Bool) {
    self.storage = storage
    self.isLet = isLet
    super.init(name, at: position, scope: scope)
  }

  override func takeApart(_ nowhere: Scope) {
    super.takeApart(nowhere)
    (wrapping, initializer) = (nil, nil)
    (maker, getter, setter, willSetter, didSetter, change) = (nil, nil, nil, nil, nil, nil)
    home = nil
    storedType = .error
  }

  /// Only meaningful once `isTypeKnown`; see `Checker.type(of:)`.
  var type: Type {
    get { storedType }
    set {
      storedType = newValue
      isTypeKnown = true
    }
  }

  var isComputed: Bool { storage == .computed }
  /// An override that has no storage of its own.
  var hasObserversInherited: Bool { isOverride && hasObservers }
  var hasObservers: Bool { willSetter != nil || didSetter != nil }
  /// Its setter is the wrapper's, and its observers stand around that.
  var isWrappedAndObserved: Bool { wrappedMember != nil && hasObservers }
}

struct Parameter {
  var label: String?
  var name: String
  var type: Type
  /// Declared `T!`.
  var isImplicitlyUnwrapped = false
  var isInout = false
  /// `consuming`: the function's own, which it may change.
  var isConsumed = false
  /// `borrowing`: the caller's, which it may not consume.
  var isBorrowed = false
  var isVariadic = false
  var isAutoclosure = false
  var isEscaping = false
  /// `@Sendable`: what it captures may be used on several threads at once.
  var isConcurrent = false
  /// `@RouteBuilder`: what makes a value of a closure given for it.
  var builder: Type?
  var defaultValue: ExprSyntax?
  /// `@Clamped level: Int`
  var wrapping: PropertyWrapping?
  /// Where names in the default value are looked up.
  var defaultScope: Scope?
  /// In a memberwise initialiser of a generic type: the property whose initial value, made for the type's arguments, it is.
  var defaultProperty: VariableDeclaration?
  /// `var x: T?` in a memberwise initialiser.
  var defaultsToNil = false
  var hasDefault: Bool { defaultValue != nil || defaultsToNil }
  /// Its value inside the function.
  var variable: VariableDeclaration?

  /// What one value that is given for it is of.
  var typeOfOne: Type {
    if isVariadic, case .nominal(_, let elements) = type { return elements[0] }
    return type
  }

  /// What is written for it is of: an autoclosure is made of its result.
  var typeOfWritten: Type {
    if isAutoclosure, case .function(let function) = type { return function.result }
    return typeOfOne
  }
}

/// Functions, methods, initialisers, accessors.
final class FunctionDeclaration: ValueDeclaration {
  enum Kind {
    case function, method, initializer, deinitializer, getter, setter, observer
    /// The initial value of a static or lazy property.
    case initialValue
  }

  let kind: Kind
  var syntax: Syntax?
  var body: CodeBlockItemListSyntax? {
    get { libraryBody?.body() ?? ownBody }
    set { ownBody = newValue }
  }
  private var ownBody: CodeBlockItemListSyntax?
  /// Has the body of a function of the library.
  var libraryBody: LibraryDeclaration?
  var isMutating = false
  /// `consuming func`: its `self` is its own.
  var consumesSelf = false
  /// `borrowing func`: its `self` is the caller's.
  var borrowsSelf = false
  /// An operator behind its operand.
  var isPostfix = false
  var isFailable = false
  var isConvenience = false
  var isOverride = false
  var isRequired = false
  var isOverrideOrRequired: Bool { isOverride || isRequired }
  var isOperator = false
  var isFinal = false
  /// Of a `didSet`: the old value is looked up only for those who ask for it.
  var usesOldValue = false
  /// `rethrows`: throws only when a closure argument does.
  var rethrowsErrors = false
  var throwsErrors = false
  /// `throws(E)`
  var thrown: Type?
  var isRequirement = false
  /// `final` storage: the parameter list is known.
  var isSignatureKnown = false
  var generics: [GenericParameter] = []
  /// Those of them that are written `some P`, by where.
  var opaqueParameters: [SyntaxIdentifier: GenericParameter] = [:]
  var requirements: [Requirement] = []
  /// What a call has to fulfil; what makes a value also makes equal what its type says is.
  var requirementsOnCalls: [Requirement] {
    guard kind == .initializer, let owner, !owner.isProtocol else { return requirements }
    return owner.requirements.filter { if case .same = $0 { true } else { false } } + requirements
  }
  var parameters: [Parameter] = []
  var result = Type.void
  /// `-> T!`, and what `init!` makes.
  var isResultImplicitlyUnwrapped = false
  /// `-> Self`, `-> Self?`: what it is called on decides which class that is.
  var returnsSelf = false
  var selfVariable: VariableDeclaration?
  var context: FunctionContext?
  /// The function whose local function it is.
  var home: FunctionContext?
  /// The checked body.
  var statements: [Statement]?
  /// One of the library's that the machine itself runs.
  var isNative: Bool { isLibrary && body == nil && synthesized == nil && statements == nil }
  /// A memberwise initialiser with a body: what it sets has no other value first.
  var isWrittenOut = false
  /// Made by the compiler: memberwise initialisers, synthesized `==`.
  var synthesized: Synthesized?
  /// The property whose accessor it is.
  unowned var property: ValueDeclaration?
  /// `override func`: what it overrides.
  unowned var overridden: FunctionDeclaration?

  /// What of the body of a `_read` or `_modify` it does; nil for all other functions.
  var coroutinePart: PlaceCoroutine.Part?

  /// A protocol's, called on types that are only known when the program runs.
  var isCalledOnTypes = false

  /// A class method or property: its `self` is the class that it is called on, which may be a subclass; so is that of what an extension
  /// of a protocol gives classes.
  var receivesType: Bool {
    if isCalledOnTypes { return true }
    guard let owner, isStatic, kind == .method || kind == .getter || kind == .setter else { return false }
    if owner.isProtocol { return !isLibrary && !isRequirement && !isOperator }
    // The library says `class` where it means it: most of what is static there nobody overrides.
    return owner.isClass && !owner.isFinal && (!owner.isLibrary || property?.isOfClass ?? isOfClass) && !isOperator
  }

  enum Synthesized {
    case memberwise, emptyClassInitializer, inheritedInitializer
    case equals, hash, rawValueInitializer, rawValue, allCases
  }

  init(_ name: String, at position: SourcePosition, scope: Scope, kind: Kind) {
    self.kind = kind
    super.init(name, at: position, scope: scope)
  }

  override func takeApart(_ nowhere: Scope) {
    super.takeApart(nowhere)
    generics = []
    requirements = []
    parameters = []
    result = .void
    selfVariable = nil
    context?.takeApart()
    (context, home, statements) = (nil, nil, nil)
  }

  /// `move(from:to:)`
  var fullName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The type of the function as a value, without the receiver.
  var type: FunctionType {
    var made = FunctionType(
      parameters: parameters.map {
        FunctionType.Parameter(type: $0.type, isInout: $0.isInout, isEscaping: $0.isEscaping, isVariadic: $0.isVariadic)
      },
      result: result,
      throwsErrors: throwsErrors || rethrowsErrors)
    made.setThrown(thrown)
    return made
  }
}

final class SubscriptDeclaration: ValueDeclaration {
  var syntax: SubscriptDeclSyntax?
  var parameters: [Parameter] = []
  var generics: [GenericParameter] = []
  var requirements: [Requirement] = []
  var result = Type.error
  /// `-> T!`
  var isResultImplicitlyUnwrapped = false
  var isSignatureKnown = false
  var isRequirement = false
  var isOverride = false
  var isFinal = false
  /// A library subscript `{ get set }` without bodies.
  var hasNativeSetter: Bool { isLibrary && setter != nil }
  var getter: FunctionDeclaration?
  var setter: FunctionDeclaration?
  /// `_modify`
  var change: PlaceCoroutine?
  var accessors: [FunctionDeclaration] { ([getter, setter] + (change?.accessors ?? [])).compactMap { $0 } }

  override func takeApart(_ nowhere: Scope) {
    super.takeApart(nowhere)
    generics = []
    requirements = []
    parameters = []
    result = .error
    (getter, setter, change) = (nil, nil, nil)
  }
}

final class TypeAlias: Declaration {
  let syntax: TypeSyntax
  let generics: GenericParameterClauseSyntax?
  let restriction: GenericWhereClauseSyntax?
  let scope: Scope
  /// What the extension around it promises.
  var conditions: [Requirement] = []
  var resolved: Type?
  var parameters: [GenericParameter] = []
  var isBeingResolved = false

  init(_ name: String, at position: SourcePosition, _ node: TypeAliasDeclSyntax, scope: Scope) {
    syntax = node.initializer.value
    generics = node.genericParameterClause
    restriction = node.genericWhereClause
    self.scope = scope
    super.init(name, at: position, of: scope.ledger)
  }

  override func takeApart(_ nowhere: Scope) {
    resolved = nil
    parameters = []
  }
}
