import DispatchTrace
import SwiftSyntax

/// Resolves names and types of one scenario, of one file or several: from syntax to trees in which nothing is left open.
///
/// The work is split over extensions by construct. Types are inferred locally: what is expected flows in, what is known flows
/// out, and what a statement leaves open is found by unification before its end.
final class Checker {
  let findings: FindingCollector
  let library: Library
  /// What all files declare.
  let fileScope: Scope
  /// What the driver's top level declares.
  let topScope: Scope
  let main = FunctionContext(.topLevel, parent: nil, result: .void)
  /// Undo log of type variables, for overload attempts.
  var trail: [TypeVariable] = []
  /// What the conversions made so far cost; only differences mean something.
  var cost = ConversionCost()
  var scope: Scope
  var function: FunctionContext
  /// Nesting of expressions and statements.
  var depth = 0
  static let deepest = 200
  /// Expressions, types and statements of the scenario looked at so far, once for every attempt.
  private var effort = 0
  /// Far above what any readable scenario takes; nested alternatives can double the work with every level.
  private var mostEffort = 1_000_000
  /// Where the effort ran out, and why.
  private var exhaustion: (place: SourcePosition, message: String)?
  /// Of members of types that lead to others.
  var memberDepth = 0
  /// Of the scenario, the one that is being checked.
  var statement: Syntax? {
    get { findings.statement }
    set { findings.statement = newValue }
  }
  /// `try` covers what is checked now.
  var isCoveredByTry = false
  var errors = ErrorHandling()
  var isInsideDefer = false
  /// What ends with a branch, because another one consumes it.
  var endings: [BranchEnd: Set<VariableDeclaration>] = [:]
  /// The scenario has result builders.
  var declaresBuilders = false
  /// In `case .a(let x), .b(let x)`: names of the first pattern are used again.
  var isRebinding = false
  /// By the pattern that is being checked.
  var boundNames: [BoundName] = []
  var precedence = Precedence(declared: [:])
  var loops: [LoopLabel] = []
  /// Functions of the scenario whose bodies wait to be checked.
  var pendingBodies: [FunctionDeclaration] = []
  var userTypes: [NominalDeclaration] = []
  /// What stands for each `some P` that is answered, and what it is when the program runs.
  var opaqueTypes: Substitution = [:]
  /// What `some P` stands for where it is a part of a type that is being read.
  var opaqueMeanings: [SyntaxIdentifier: Type] = [:]
  /// Which protocols declare something of a name, extensions included: most names only a few do.
  var protocolsByMember: [String: Set<NominalDeclaration>] = [:]
  var userAliases: [TypeAlias] = []
  /// The operators for which the scenario has functions, anywhere.
  var declaredOperators: Set<String> = []
  /// With how they stand: `prefix -`.
  var knownOperators: Set<String> = [
    "prefix +", "prefix -", "prefix !", "prefix ~", "prefix ...", "prefix ..<", "prefix ++", "prefix --",
    "postfix ...", "postfix ++", "postfix --",
  ]
  /// The library's, to which the scenario adds something.
  var extendedTypes: [NominalDeclaration] = []
  /// Of the files beside the driver.
  var globals: [VariableDeclaration] = []
  var hasSeveralFiles = false
  /// `@available` stands somewhere.
  var usesAvailability = false
  /// A `guard` of the top level binds what is declared now.
  var bindsGuarded = false
  var hasGuarded = false
  /// Of the top level, before each of its items.
  var statementsBefore: [Int] = []
  /// Where functions and types stand that use them.
  var usesOfGlobals: [VariableDeclaration: Set<SourcePosition>] = [:]
  /// Of the driver, those that closures use above their declaration.
  var laterVariables: [String: VariableDeclaration] = [:]
  /// What the driver's top level has not come to yet, by name.
  var laterBindings: [String: PatternBindingSyntax] = [:]
  /// What the arguments of a call lend it.
  var lent: [LentMemory] = []
  /// Optional chains being checked: whether each has met a `?`.
  var chains: [Bool] = []
  /// What a key path leads to is asked for what its object can set, not for what the code here may.
  var ignoresSetterAccess = false
  var pathArguments = PathArguments()
  /// The left side of an assignment: a chain there reaches over the whole assignment.
  var placeNode: SyntaxIdentifier?
  /// Literals of the current statement whose range is checked when their types are known.
  var literals: [Expression] = []
  /// Operations of the statement, to be looked at when their types are known, and the integers that are known before the program runs.
  var operations: [PendingOperation] = []
  /// Generic functions that are named as values, to be looked at when their types are known.
  var namedFunctions: [NamedFunction] = []
  var constants: [VariableDeclaration: Int128] = [:]
  /// What is checked is never run: the compiler drops it before it looks at constants.
  var isUnreachable = false
  /// `[]` and `[:]` that nothing gives a type.
  var emptyLiterals: [(type: Type, position: SourcePosition, isInitialValue: Bool)] = []
  /// Parameters of generic functions and types whose arguments the rest of the statement must say.
  var openGenerics: [(generic: GenericParameter, type: Type, position: SourcePosition)] = []
  /// Members of types that the statement has not said yet.
  var openMembers: [OpenMember] = []
  /// The results of closures that only throw: Void when the statement around them says nothing else.
  var throwingResults: [Type] = []
  /// Overloads chosen among several that fit, and those that the next link of a chain has no use for, by their calls.
  var chosen: [SyntaxIdentifier: Declaration] = [:]
  var refused: [SyntaxIdentifier: [Declaration]] = [:]
  /// The call that one of several functions is tried for.
  var triedCall: SyntaxIdentifier?
  /// Calls of the expression that can mean several functions.
  var openChoices: [OpenChoice] = []
  var isDeciding = false
  /// The arguments of the call around are tried again in another way.
  var isReconsidering = false
  /// How many values declared `T!` became Optionals because they were for a parameter of any type, and whether they are to be what is in
  /// them instead.
  var keptOptionals = 0
  var unwrapsForAnyType = false
  /// How many functions are being made from others, each inside of the one before.
  var adaptations = 0
  var undecided: Set<SyntaxIdentifier> = []
  /// What closures of the expression answer that are Optionals of Optionals, and what is not because that fits nothing around.
  var doubledResults: [SyntaxIdentifier] = []
  var plainResults: Set<SyntaxIdentifier> = []
  /// Closures of the expression whose bodies were open when they were reached, and what is known of such bodies.
  var openBodies: [OpenBody] = []
  var bodies = BodyKnowledge()
  /// `where T.Element == Int`, by parameter and name.
  var parameterEqualities: [GenericParameter: [String: Type]] = [:]
  /// `where T.A.B == Int`, by parameter and the names joined by dots.
  var pathEqualities: [GenericParameter: [String: Type]] = [:]
  /// `where T.A.B: P`, likewise.
  var pathConstraints: [GenericParameter: [String: [NominalDeclaration]]] = [:]
  /// `where T.A.B == T.C`: the longer way, by parameter and the name it leads to.
  var equalPaths: [GenericParameter: [String: Type]] = [:]
  /// `associatedtype A: P`, `where T.A: P`.
  var associatedConstraints: [GenericParameter: [String: [NominalDeclaration]]] = [:]
  /// `associatedtype A: SomeClass`, `where T.A: SomeClass`.
  var associatedSuperclasses: [GenericParameter: [String: Type]] = [:]
  /// Classes of compositions, as protocols.
  var classProtocols: [Type: NominalDeclaration] = [:]
  var inferringAssociated: Set<AssociatedKey> = []
  /// Whose elements are being asked of their iterators.
  var sequencesOfIterators: Set<Type> = []
  /// The generic function whose signature is being read.
  var openSignature: FunctionDeclaration?
  /// What the `where` clauses around the code being checked promise.
  var conditions: [Requirement] = []
  /// What is being replaced by what those conditions say that it equals.
  var followedConditions: Set<Type> = []
  /// Members of types that are being replaced by what they are.
  var followedMembers: Set<Type> = []
  var followedPaths: Set<Type> = []

  /// The function whose parameters are being read: each `some P` there is a parameter of its own.
  var opaqueOwner: FunctionDeclaration?
  /// The names of requirements that need not be fulfilled.
  var optionalRequirements: Set<String> = []
  /// The variables whose addresses are taken, in their order.
  var addresses: [VariableDeclaration: Int] = [:]
  /// Answers of `isFoundByClass`.
  var propertiesFoundByClass: [VariableDeclaration: Bool] = [:]

  /// The scenario is for Apple's systems.
  let hasObjectiveC: Bool

  init(findings: FindingCollector, library: Library, hasObjectiveC: Bool) {
    self.findings = findings
    self.library = library
    self.hasObjectiveC = hasObjectiveC
    fileScope = Scope(filesOver: library.scope)
    topScope = Scope(parent: fileScope, function: main)
    scope = topScope
    function = main
    library.checker = self
  }

  func position(_ syntax: some SyntaxProtocol) -> SourcePosition {
    findings.position(of: syntax)
  }

  func report(
    _ category: Finding.Category, _ message: String, at syntax: some SyntaxProtocol, notes: [Finding.Note] = []
  ) {
    let place = position(syntax)
    findings.add(.error, category, message, at: place.isKnown ? place : statementPosition, notes: notes)
  }

  var statementPosition: SourcePosition {
    statement.map { position($0) } ?? SourcePosition(line: 1, column: 1)
  }

  func failed(_ syntax: some SyntaxProtocol) -> Expression {
    Expression(.error, .error, at: position(syntax))
  }

  // MARK: - Attempts

  struct Mark {
    var trail: Int
    var findings: Int
    var openMembers: Int
    var literals: Int
    var operations: Int
    var namedFunctions: Int
    var emptyLiterals: Int
    var openGenerics: Int
    var openBodies: Int
    var thrown: Int
    var cost: ConversionCost
  }

  func mark() -> Mark {
    Mark(
      trail: trail.count, findings: findings.count, openMembers: openMembers.count, literals: literals.count,
      operations: operations.count, namedFunctions: namedFunctions.count,
      emptyLiterals: emptyLiterals.count, openGenerics: openGenerics.count, openBodies: openBodies.count,
      thrown: errors.thrown.count, cost: cost)
  }

  func rollBack(to mark: Mark) {
    while trail.count > mark.trail { trail.removeLast().binding = nil }
    findings.truncate(to: mark.findings)
    if openMembers.count > mark.openMembers { openMembers.removeSubrange(mark.openMembers...) }
    if literals.count > mark.literals { literals.removeSubrange(mark.literals...) }
    if operations.count > mark.operations { operations.removeSubrange(mark.operations...) }
    if namedFunctions.count > mark.namedFunctions { namedFunctions.removeSubrange(mark.namedFunctions...) }
    if emptyLiterals.count > mark.emptyLiterals { emptyLiterals.removeSubrange(mark.emptyLiterals...) }
    if openGenerics.count > mark.openGenerics { openGenerics.removeSubrange(mark.openGenerics...) }
    if openBodies.count > mark.openBodies { openBodies.removeSubrange(mark.openBodies...) }
    if errors.thrown.count > mark.thrown { errors.thrown.removeSubrange(mark.thrown...) }
    cost = mark.cost
  }

  func bind(_ variable: TypeVariable, to type: Type) {
    variable.binding = type
    trail.append(variable)
  }

  /// The value of `body`, or nil with everything undone when it is nil or reports an error.
  func attempt<Value>(_ body: () -> Value?) -> Value? {
    let start = mark()
    let wasQuiet = findings.isQuiet
    findings.isQuiet = true
    defer { findings.isQuiet = wasQuiet }
    let value = body()
    if let value, findings.errorCount(since: start.findings) == 0 { return value }
    rollBack(to: start)
    return nil
  }

  // MARK: - Scopes

  func withConditions<Value>(_ new: [Requirement], _ body: () -> Value) -> Value {
    let old = conditions
    conditions = new
    defer { conditions = old }
    return body()
  }

  func withScope<Value>(_ new: Scope, _ body: () -> Value) -> Value {
    let old = scope
    scope = new
    defer { scope = old }
    return body()
  }

  func inBlock<Value>(_ body: () -> Value) -> Value {
    withScope(Scope(parent: scope), body)
  }

  /// Checks with the state that belongs to one function set aside.
  func withFunction<Value>(_ context: FunctionContext, _ new: Scope, _ body: () -> Value) -> Value {
    let saved = (function, loops, isCoveredByTry, errors, chains, isInsideDefer)
    isInsideDefer = false
    let waiting = (literals, emptyLiterals, throwingResults, openMembers, operations, namedFunctions, openGenerics)
    openGenerics = []
    openMembers = []
    literals = []
    operations = []
    namedFunctions = []
    emptyLiterals = []
    throwingResults = []
    function = context
    loops = []
    isCoveredByTry = false
    errors = ErrorHandling()
    chains = []
    defer {
      (function, loops, isCoveredByTry, errors, chains, isInsideDefer) = saved
      // What the body leaves open is fixed at the end of the statement it stands in.
      literals = waiting.0 + literals
      emptyLiterals = waiting.1 + emptyLiterals
      throwingResults = waiting.2 + throwingResults
      openMembers = waiting.3 + openMembers
      operations = waiting.4 + operations
      namedFunctions = waiting.5 + namedFunctions
      openGenerics = waiting.6 + openGenerics
    }
    return withScope(new, body)
  }

  /// Runs `body` unless the source is nested deeper than the tool's own stack allows, or has taken too much effort already.
  ///
  /// What is read of the library takes none: otherwise each addition to it would move the limits of scenarios.
  func nested<Value>(
    _ syntax: some SyntaxProtocol, in place: Scope? = nil, otherwise: Value, _ body: () -> Value
  ) -> Value {
    depth += 1
    if !(place ?? scope).isLibrary { effort += 1 }
    defer { depth -= 1 }
    if findings.isFull { return otherwise }
    if effort > mostEffort {
      if exhaustion == nil { exhaustion = (position(syntax), "This takes too long to check; split it up, and write types out") }
      return otherwise
    }
    guard depth <= Self.deepest else {
      report(.limit, "This is nested more than \(Self.deepest) levels deep; split it up", at: syntax)
      return otherwise
    }
    return body()
  }

  /// A short text has a shorter answer: in bytes, how long all that is checked is.
  func limitEffort(toTextOf length: Int) {
    mostEffort = min(60_000 + 50 * length, 1_000_000)
  }

  /// A type that leads to itself over many others: nothing more is checked.
  func giveUpOnMembers() {
    effort = mostEffort + 1
    let message = "A type leads back to itself here, over its associated types or aliases"
    if exhaustion == nil { exhaustion = (statementPosition, message) }
  }

  /// To be called when nothing is tried any more: a finding made in an attempt would be undone with it.
  func reportExhaustion() {
    guard let exhaustion else { return }
    findings.add(.error, .limit, exhaustion.message, at: exhaustion.place.isKnown ? exhaustion.place : statementPosition)
  }
}
