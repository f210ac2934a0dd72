import DispatchTrace

/// Methods and initialisers of subclasses that stand for those of their superclasses.
extension Checker {
  /// The nearest ancestor's method of that name and these parameters.
  func inherited(_ function: FunctionDeclaration, _ declaration: NominalDeclaration) -> FunctionDeclaration? {
    readSignature(function)
    let seesAll = declaration.isLibrary || !function.name.hasPrefix("_")
    var ancestor = declaration.superclass
    var found: FunctionDeclaration?
    // Takes more than what it overrides: `(Machine) -> Void` where that takes a `(Subclass) -> Void`.
    var wider: FunctionDeclaration?
    // Takes more than the function, or answers less: what it overrides is not there any more.
    var passed: [FunctionDeclaration] = []
    while found == nil, case .nominal(let parent, let arguments)? = ancestor {
      let substitution = Substitution(uniqueKeysWithValues: zip(parent.generics, arguments))
      for case let candidate as FunctionDeclaration in members(named: function.name, of: parent)
      where candidate !== function && candidate.isStatic == function.isStatic && (seesAll || !parent.isLibrary) {
        // What is private to the superclass, the subclass may declare as its own.
        guard withScope(function.scope, { isAccessible(candidate) }) else { continue }
        readSignature(candidate)
        guard candidate.generics.count == function.generics.count else { continue }
        let own = substitution.merging(zip(candidate.generics, function.generics.map(Type.parameter))) { _, own in own }
        guard candidate.parameters.map(\.label) == function.parameters.map(\.label) else { continue }
        guard hasResult(function, of: candidate, own) else {
          passed.append(candidate)
          continue
        }
        // `T.Object` of a superclass that is given its arguments is a type that is known.
        let pairs = zip(
          candidate.parameters.map { normalized($0.type.substituting(own)) }, function.parameters.map { normalized($0.type) })
        if pairs.allSatisfy({ $0 == $1 }) {
          if passed.contains(where: { isOrOverrides($0, candidate) }) { return nil }
          found = candidate
        } else {
          passed.append(candidate)
        }
        if wider == nil, zip(pairs, candidate.parameters).allSatisfy({ isValue($0.0, of: $0.1, isInOptional: $1.isInout) }) {
          wider = candidate
        }
      }
      // The initialisers of a class's ancestors are its own only where it inherits them.
      ancestor = function.kind == .initializer ? nil : parent.superclass?.substituting(substitution)
    }
    return found ?? (function.isOverride ? wider : nil)
  }

  /// With another result it is a method of its own.
  private func hasResult(_ function: FunctionDeclaration, of candidate: FunctionDeclaration, _ substitution: Substitution) -> Bool
  {
    if function.kind == .initializer { return true }
    if candidate.isLibrary { return !candidate.result.isVoid || function.result.isVoid || function.result.hasError }
    let wanted = normalized(candidate.result.substituting(substitution))
    return function.result.hasError || wanted.hasError || isValue(function.result, of: wanted)
      || unifyOrUndo(function.result, wanted)
  }

  /// An override may answer the type where the other is answered, and take the other where the type is taken: an object of a subclass,
  /// a value for an Optional, a function that takes objects of a superclass.
  func isValue(_ type: Type, of other: Type, isInOptional: Bool = false) -> Bool {
    if type == other { return true }
    if let wanted = other.wrapped {
      guard let own = type.wrapped else { return !isInOptional && isValue(type, of: wanted, isInOptional: true) }
      return isValue(own, of: wanted, isInOptional: true)
    }
    if case .tuple(let fields) = type, case .tuple(let wanted) = other {
      return fields.map(\.label) == wanted.map(\.label) && zip(fields, wanted).allSatisfy { isValue($0.type, of: $1.type) }
    }
    if case .function(let given) = type, case .function(let wanted) = other {
      return given.parameters.count == wanted.parameters.count && (wanted.throwsErrors || !given.throwsErrors)
        && zip(wanted.parameters, given.parameters).allSatisfy { $0.isInout == $1.isInout && isValue($0.type, of: $1.type) }
        && isValue(given.result, of: wanted.result)
    }
    return type.nominal?.isClass == true && other.nominal?.isClass == true && isSubclass(type, of: other)
  }

  /// What a method of the library overrides: its types are not checked as those of the scenario are.
  func overriddenInLibrary(by function: FunctionDeclaration) -> FunctionDeclaration? {
    guard let owner = function.owner, owner.isLibrary, function.isOverride, function.overridden == nil else { return nil }
    let found = inherited(function, owner)
    function.overridden = found
    return found
  }

  func isOrOverrides(_ member: Declaration, _ function: FunctionDeclaration) -> Bool {
    var next = member as? FunctionDeclaration
    while let current = next, current !== function { next = current.owner.flatMap { inherited(current, $0) } }
    return next != nil
  }

  func checkOverride(_ function: FunctionDeclaration, _ declaration: NominalDeclaration) {
    guard declaration.isClass, function.kind == .method || function.kind == .initializer, !function.isOperator else { return }
    let found = inherited(function, declaration)
    function.overridden = found
    function.convertsValues = found.map { convertsValues(function, $0, declaration) } ?? false
    let overrides = function.isOverride || function.isRequired && found?.isRequired == true
    if function.isOverride, found == nil, !declaration.hasUnknownSuperclass {
      findings.add(.error, .type, "Method does not override any method from its superclass", at: function.position)
    }
    let shown = function.isStatic ? "Class method" : "Instance method"
    if let found, function.kind == .method, refuseExtension(found, "\(shown) '\(found.fullName)'", at: function.position) {
      return
    }
    if let found, !overrides, function.kind == .method || !found.isConvenience && found.synthesized != .emptyClassInitializer {
      let message =
        found.isRequired
        ? "'required' modifier must be present on all overrides of a required initializer"
        : "Overriding declaration requires an 'override' keyword"
      findings.add(.error, .type, message, at: function.position)
    }
    if function.kind == .initializer, function.isOverride, let found { checkMaker(function, found) }
    if let found {
      checkPromises(of: function, found)
      requireAvailable(overridden: found, by: function)
      if function.kind == .method, function.isOverride { requireAccess(of: function, like: found, shown.lowercased()) }
    }
  }

  private func checkMaker(_ function: FunctionDeclaration, _ found: FunctionDeclaration) {
    if found.isRequired {
      guard !function.isRequired else { return }
      findings.add(.error, .type, "Use the 'required' modifier to override a required initializer", at: function.position)
    } else if found.isConvenience, !found.isLibrary {
      let message = "Initializer does not override a designated initializer from its superclass"
      findings.add(.error, .type, message, at: function.position)
    }
  }

  private func checkPromises(of function: FunctionDeclaration, _ found: FunctionDeclaration) {
    let isInitializer = function.kind == .initializer
    let what = isInitializer ? "initializer" : function.isStatic ? "class method" : "instance method"
    if found.isFinal {
      let message = function.isStatic ? "Cannot override static method" : "Instance method overrides a 'final' instance method"
      findings.add(.error, .type, message, at: function.position)
    }
    if function.isFailable, !found.isFailable {
      let message = "Failable initializer '\(function.fullName)' cannot override a non-failable initializer"
      findings.add(.error, .type, message, at: function.position)
    }
    if function.throwsErrors, found.rethrowsErrors {
      findings.add(.error, .type, "Override of 'rethrows' method should also be 'rethrows'", at: function.position)
    } else if function.throwsErrors, !found.throwsErrors {
      findings.add(.error, .type, "Cannot override non-throwing \(what) with throwing \(what)", at: function.position)
    }
  }

  /// Who calls what is overridden hands over, and gets, what that says: an Optional with a number in it is not the number.
  private func convertsValues(
    _ function: FunctionDeclaration, _ found: FunctionDeclaration, _ declaration: NominalDeclaration
  ) -> Bool {
    if function.kind == .initializer, function.isFailable != found.isFailable { return true }
    let own = superclassSubstitution(of: found.owner, in: declaration)
      .merging(zip(found.generics, function.generics.map(Type.parameter))) { $1 }
    let taken = zip(found.parameters, function.parameters).contains {
      isWrapped(normalized($0.type.substituting(own)), in: normalized($1.type))
    }
    let isMade = function.kind == .initializer
    return taken || !isMade && isWrapped(normalized(function.result), in: normalized(found.result.substituting(own)))
  }

  /// What the parameters of an ancestor are in the class.
  func superclassSubstitution(of ancestor: NominalDeclaration?, in declaration: NominalDeclaration) -> Substitution {
    var current = superclass(of: declaration.selfType)
    while let next = current, case .nominal(let parent, let arguments) = next {
      if parent === ancestor { return Substitution(uniqueKeysWithValues: zip(parent.generics, arguments)) }
      current = superclass(of: next)
    }
    return [:]
  }

  /// A value of one is not one of the other as it is, though it is without an Optional around it.
  func isWrapped(_ type: Type, in other: Type) -> Bool {
    if let wanted = other.wrapped {
      guard let own = type.wrapped else { return !isReference(type) && !type.hasError }
      return isWrapped(own, in: wanted)
    }
    if case .tuple(let fields) = type, case .tuple(let wanted) = other {
      return zip(fields, wanted).contains { isWrapped($0.type, in: $1.type) }
    }
    if case .function(let given) = type, case .function(let wanted) = other {
      return isWrapped(given.result, in: wanted.result)
        || zip(wanted.parameters, given.parameters).contains { isWrapped($0.type, in: $1.type) }
    }
    return false
  }

  /// What an extension declares is found when the program is compiled, not by the object's class.
  func refuseExtension(_ found: ValueDeclaration, _ what: String, at place: SourcePosition) -> Bool {
    guard found.isOfExtension, !found.isLibrary else { return false }
    findings.add(.error, .type, "\(what) is declared in an extension and cannot be overridden", at: place)
    return true
  }
}
