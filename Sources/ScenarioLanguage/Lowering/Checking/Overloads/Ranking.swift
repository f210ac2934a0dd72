import DispatchTrace
import SwiftSyntax

/// Which of several functions that fit a call is meant, as the compiler ranks them.
///
/// First what the conversions cost. Among equals the most specialised one: every call of it could be passed on to the others, but
/// not the other way round.

/// What the conversions of a call cost, the gravest first.
struct ConversionCost: Comparable {
  /// What was declared `T!` and is wanted as a `T`.
  var unwrappings = 0
  /// Closures of one expression whose value is dropped, key paths where a function is wanted.
  var functions = 0
  /// Literals that do not become what they are by themselves: `Int`, `Double`, `String`.
  var literals = 0
  /// Arrays converted element by element, pointers that only read.
  var collections = 0
  /// Values that become Optionals.
  var optionals = 0
  /// Values that become `Any`.
  var erasures = 0
  /// Texts that become pointers.
  var pointers = 0

  private var order: (Int, Int, Int, Int, Int, Int) { (unwrappings, functions, literals, collections, optionals, erasures) }

  static func < (left: ConversionCost, right: ConversionCost) -> Bool {
    left.order == right.order ? left.pointers < right.pointers : left.order < right.order
  }

  static func - (left: ConversionCost, right: ConversionCost) -> ConversionCost {
    ConversionCost(
      unwrappings: left.unwrappings - right.unwrappings, functions: left.functions - right.functions,
      literals: left.literals - right.literals,
      collections: left.collections - right.collections,
      optionals: left.optionals - right.optionals, erasures: left.erasures - right.erasures,
      pointers: left.pointers - right.pointers)
  }
}

extension Checker {
  /// Smaller is better.
  struct Score: Comparable {
    /// 1 when the result is not what is expected.
    var missesResult: Int
    var cost: ConversionCost

    static func < (left: Score, right: Score) -> Bool {
      (left.missesResult, left.cost) < (right.missesResult, right.cost)
    }
  }

  struct RankedFit {
    var fit: Fit
    var score: Score
    /// Neither it nor what is wanted says what one of its types is.
    var leavesOpen = false
  }

  enum BestFit {
    case none
    case one(Fit)
    /// Nothing says which.
    case several([Fit])
  }

  /// What the expression that `make` makes would cost; nil when there are errors. Nothing of it stays.
  func score(_ expected: Type?, _ make: () -> Expression?) -> Score? {
    var score: Score?
    _ = attempt { () -> Bool? in
      let before = cost
      let errors = findings.errorCount()
      guard let value = make(), findings.errorCount() == errors else { return nil }
      let misses = expected.map { coerce(value, to: $0) == nil } ?? false
      score = Score(missesResult: misses ? 1 : 0, cost: cost - before)
      return nil
    }
    return score
  }

  func best(among tried: [RankedFit]) -> BestFit {
    let favored = tried.filter { !isDisfavored($0.fit) }
    if !favored.isEmpty, favored.count < tried.count { return best(among: favored) }
    guard let lowest = tried.map(\.score).min() else { return .none }
    let equals = withoutImplementations(tried.filter { $0.score == lowest }.map(\.fit))
    if let only = equals.first, equals.count == 1 { return .one(only) }
    let winner = equals.indices.first { index in
      equals.indices.allSatisfy { $0 == index || isMoreSpecialized(equals[index], than: equals[$0]) }
    }
    if let winner { return .one(equals[winner]) }
    // The scenario's own hide the library's; those are written so that it does not matter.
    let own = tried.filter { $0.score == lowest && ($0.fit.candidate.declaration as? ValueDeclaration)?.isLibrary == false }
    if !own.isEmpty, own.count < equals.count { return best(among: own) }
    if !own.isEmpty {
      let known = tried.filter { $0.score == lowest && !$0.leavesOpen }
      if known.count == 1 { return .one(known[0].fit) }
      let meant = closest(among: equals) ?? mostPinned(among: equals) ?? mostConcrete(among: equals) ?? asWritten(among: equals)
      return meant.map { .one($0) } ?? .several(equals)
    }
    return .one(equals.min { breadth($0) < breadth($1) } ?? equals[0])
  }

  /// `init(_ points: some Collection<Point>)` before `init(_ lines: some Collection<Line>, color: Int? = nil)` for `[]`: what needs no default
  /// value.
  private func asWritten(among fits: [Fit]) -> Fit? {
    let found = fits.filter { !$0.bindings.contains { $0.arguments.isEmpty && !$0.parameter.isVariadic } }
    return found.count == 1 ? found[0] : nil
  }

  /// `init(_ item: Item)` before an extension's `init(_ item: Source)`, in a call where the `Item` is a `Source`: what takes less.
  private func closest(among fits: [Fit]) -> Fit? {
    if fits.contains(where: { $0.candidate.substitution.values.contains { $0.hasVariables } }) { return nil }
    let passes = { (one: Fit, other: Fit) in
      self.couldPassOn(one, one.candidate.substitution, to: other, other.candidate.substitution)
    }
    let found = fits.indices.first { index in
      fits.indices.allSatisfy { $0 == index || passes(fits[index], fits[$0]) && !passes(fits[$0], fits[index]) }
    }
    return found.map { fits[$0] }
  }

  /// What asks that a type be one that it names (`O.Error == Never`) before what compares it with another one (`O.Error == Error`); what an
  /// extension asks counts more.
  private func mostPinned(among fits: [Fit]) -> Fit? {
    let pinned = fits.map { fit in
      let conditions = (fit.candidate.declaration as? ValueDeclaration)?.conditions ?? []
      return (conditions.count(where: pins), requirements(of: fit).count(where: pins))
    }
    guard let most = pinned.max(by: <) else { return nil }
    let found = fits.indices.filter { pinned[$0] == most }
    return found.count == 1 ? fits[found[0]] : nil
  }

  /// `(Value) -> Producer<U, Never>` before `(Value) -> Producer<U, Error>`: what names a type before what leaves it to a parameter of the
  /// type around.
  private func mostConcrete(among fits: [Fit]) -> Fit? {
    let outer = fits.map(outerParameters)
    guard let least = outer.min() else { return nil }
    let found = fits.indices.filter { outer[$0] == least }
    return found.count == 1 ? fits[found[0]] : nil
  }

  private func outerParameters(of fit: Fit) -> Int {
    let own = Set(generics(of: fit))
    var asked = parameterTypes(fit).sorted { $0.key < $1.key }.map(\.value)
    for case .same(let left, let right) in requirements(of: fit) { asked += [left, right] }
    var count = 0
    for type in asked {
      _ = type.contains {
        if case .parameter(let parameter) = $0, !own.contains(parameter) { count += 1 }
        return false
      }
    }
    return count
  }

  private func pins(_ requirement: Requirement) -> Bool {
    guard case .same(let left, let right) = requirement else { return false }
    let isKnown = { (type: Type) in
      !type.contains { if case .parameter = $0 { true } else if case .dependent = $0 { true } else { false } }
    }
    return isKnown(left) || isKnown(right)
  }

  /// `@_disfavoredOverload`
  private func isDisfavored(_ fit: Fit) -> Bool {
    guard let function = fit.candidate.declaration as? FunctionDeclaration, !function.isLibrary else { return false }
    return has(attributes(of: function), "_disfavoredOverload")
  }

  /// Where a requirement fits as well as what an extension has for it, the requirement is meant: its witness runs.
  private func withoutImplementations(_ fits: [Fit]) -> [Fit] {
    let requirements = fits.map(\.candidate).filter { ($0.declaration as? ValueDeclaration).map(isRequirement) == true }
    if requirements.isEmpty { return fits }
    return fits.filter { fit in
      let isOwn = requirements.contains { $0.declaration === fit.candidate.declaration }
      return isOwn || !requirements.contains { isImplementation(fit.candidate.declaration, of: $0.declaration) }
    }
  }

  private func breadth(_ fit: Fit) -> Int {
    let function = fit.candidate.declaration as? FunctionDeclaration
    return (function?.generics.count ?? 0) + (isInProtocol(fit) ? 1 : 0) + (function?.isFailable == true ? 1 : 0)
  }

  func isMoreSpecialized(_ first: Fit, than second: Fit) -> Bool {
    // `S()` is not `S(arrayLiteral:)` of nothing, whatever the extension asks that has that.
    if collectsNothing(second), !first.bindings.contains(where: \.parameter.isVariadic) { return true }
    if collectsNothing(first), !second.bindings.contains(where: \.parameter.isVariadic) { return false }
    guard isAsSpecialized(first, as: second) else { return false }
    if !isAsSpecialized(second, as: first) { return true }
    let (own, other) = (looseness(first), looseness(second))
    if own != other { return own < other }
    return asksForMore(first, than: second) ?? takesMoreOptionals(first, than: second)
  }

  /// `func read<T: Decodable>() -> T` before `func read<T>() -> T`; nil where both ask for as much.
  private func asksForMore(_ first: Fit, than second: Fit) -> Bool? {
    let (own, others) = (generics(of: first).map(\.protocols.count), generics(of: second).map(\.protocols.count))
    guard own.count == others.count, own != others else { return nil }
    return others.lexicographicallyPrecedes(own)
  }

  private func collectsNothing(_ fit: Fit) -> Bool {
    fit.bindings.contains { $0.parameter.isVariadic && $0.arguments.isEmpty }
  }

  /// Of two for an Optional, what takes one as such is meant: `T?` before `T`.
  private func takesMoreOptionals(_ first: Fit, than second: Fit) -> Bool {
    parameterPairs(first, second).reduce(0) { $0 + optionalDepth($1.0) - optionalDepth($1.1) } > 0
  }

  /// What counts against a function, the gravest first: variadic parameters (`init(size: Int = 4, step: Int = 2)` before
  /// `init(_ values: Value...)`), what they take, and defaults that are used. Of a single argument those that have a parameter only for it
  /// come first.
  private func looseness(_ fit: Fit) -> (parameters: Int, variadic: Int, collected: Int, defaults: Int) {
    let variadic = fit.bindings.filter(\.parameter.isVariadic)
    let arguments = fit.bindings.reduce(0) { $0 + $1.arguments.count }
    return (
      arguments == 1 ? fit.bindings.count : 0, variadic.count, variadic.reduce(0) { $0 + $1.arguments.count },
      fit.bindings.filter { $0.parameter.isVariadic || $0.arguments.isEmpty }.count
    )
  }

  private func isInProtocol(_ fit: Fit) -> Bool {
    (fit.candidate.declaration as? ValueDeclaration)?.owner?.isProtocol == true
  }

  /// Whatever the first is called with could be passed on to the second.
  private func isAsSpecialized(_ first: Fit, as second: Fit) -> Bool {
    let generic = (generics(of: first), generics(of: second))
    if generic.0.isEmpty != generic.1.isEmpty { return generic.0.isEmpty }
    if isInProtocol(first) != isInProtocol(second) { return isInProtocol(second) }
    guard isOwnerAsSpecialized(first, second) else { return false }
    let owners = [first, second].map { ($0.candidate.declaration as? ValueDeclaration)?.owner }
    // What its owner's parameters are in this call says nothing: the one has to fit the other whatever they are.
    let isOneOwner = owners[0] != nil && owners[0] === owners[1]
    let types = isOneOwner ? [:] : first.candidate.substitution
    let known = isOneOwner ? requirements(of: first) + ((first.candidate.declaration as? ValueDeclaration)?.conditions ?? []) : []
    return withConditions(conditions + known) {
      couldPassOn(first, types, to: second, isOneOwner ? [:] : second.candidate.substitution)
    }
  }

  private func requirements(of fit: Fit) -> [Requirement] {
    (fit.candidate.declaration as? FunctionDeclaration)?.requirementsOnCalls ?? []
  }

  private func couldPassOn(_ first: Fit, _ types: Substitution, to second: Fit, _ others: Substitution) -> Bool {
    attempt { () -> Bool? in
      var substitution = others
      let open = generics(of: second)
      for parameter in open { substitution[parameter] = variable() }
      // `T.Object` is known once another parameter has said what `T` is.
      let pairs = parameterPairs(first, second)
      for (own, other) in pairs.filter({ !isAssociated($0.1) }) + pairs.filter({ isAssociated($0.1) }) {
        guard isSubtype(own.substituting(types), other.substituting(substitution)) else { return nil }
      }
      if firstFailing(requirements(of: second), { isOpen($0, substitution) || holds($0, substitution) }) != nil { return nil }
      // What no argument says may be anything.
      let keeps = open.allSatisfy { parameter in
        let type = substitution[parameter] ?? .error
        return isUnknown(type) || parameter.protocols.allSatisfy { conforms(type, to: $0) }
      }
      return keeps ? true : nil
    } ?? false
  }

  private func isAssociated(_ type: Type) -> Bool { type.contains { if case .dependent = $0 { true } else { false } } }

  /// The types of the two parameters that each argument is for.
  private func parameterPairs(_ first: Fit, _ second: Fit) -> [(Type, Type)] {
    let (own, others) = (parameterTypes(first), parameterTypes(second))
    return own.keys.sorted().compactMap { index in
      guard let mine = own[index], let other = others[index] else { return nil }
      return (mine, other)
    }
  }

  /// By argument; of a variadic parameter the type of one value.
  func parameterTypes(_ fit: Fit) -> [Int: Type] {
    var result: [Int: Type] = [:]
    for binding in fit.bindings {
      var type = binding.parameter.typeOfOne
      if binding.parameter.isAutoclosure, case .function(let closure) = simplified(type) { type = closure.result }
      for index in binding.arguments { result[index] = type }
    }
    return result
  }

  private func isSubtype(_ type: Type, _ target: Type) -> Bool {
    let value = Expression(.variable(placeholder(type)), type, at: .none)
    return coerce(value, to: target) != nil
  }

  func generics(of fit: Fit) -> [GenericParameter] {
    switch fit.candidate.declaration {
    case let function as FunctionDeclaration: function.generics
    case let subscripting as SubscriptDeclaration: subscripting.generics
    default: []
    }
  }

  // MARK: - Owners

  /// A subclass before its superclass, a protocol before the one it inherits from, an extension before one that asks for less.
  private func isOwnerAsSpecialized(_ first: Fit, _ second: Fit) -> Bool {
    guard let own = first.candidate.declaration as? ValueDeclaration,
      let other = second.candidate.declaration as? ValueDeclaration, let owner = own.owner, let otherOwner = other.owner
    else { return true }
    if owner !== otherOwner {
      // Of two protocols that have nothing to do with each other neither comes first.
      if owner.isProtocol { return allProtocols(of: owner).contains(otherOwner) || !allProtocols(of: otherOwner).contains(owner) }
      if owner.isClass, otherOwner.isClass { return isSubclass(owner.selfType, of: placeholderSelf(otherOwner)) }
      return true
    }
    return withConditions(own.conditions) {
      other.conditions.allSatisfy { wanted in own.conditions.contains { implies($0, wanted) } || holds(wanted, [:]) }
    }
  }

  /// The type with any arguments.
  private func placeholderSelf(_ declaration: NominalDeclaration) -> Type {
    .nominal(declaration, declaration.generics.map { _ in variable() })
  }

  private func implies(_ known: Requirement, _ wanted: Requirement) -> Bool {
    switch (known, wanted) {
    case (.same(let left, let right), .same(let first, let second)):
      return left == first && right == second || left == second && right == first
    case (.same(let left, let right), .conforms(let type, let target)):
      return left == type && conforms(right, to: target) || right == type && conforms(left, to: target)
    case (.same(let left, let right), .inherits(let type, let parent)):
      return left == type && isSubclass(right, of: parent) || right == type && isSubclass(left, of: parent)
    case (.conforms(let type, let own), .conforms(let other, let target)):
      return type == other && allProtocols(of: own).contains(target)
    case (.inherits(let type, let own), .inherits(let other, let parent)): return type == other && isSubclass(own, of: parent)
    case (.inherits(let type, let own), .conforms(let other, let target)): return type == other && conforms(own, to: target)
    case (.conforms, .same), (.conforms, .inherits), (.inherits, .same): return false
    }
  }
}
