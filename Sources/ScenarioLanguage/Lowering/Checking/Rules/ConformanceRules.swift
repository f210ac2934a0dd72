import DispatchTrace
import SwiftSyntax

/// What a type that conforms to a protocol has to keep besides having the members.
extension Checker {
  /// Said twice, or by the superclass already.
  func isRedundant(_ conformance: NominalDeclaration.Conformance, of declaration: NominalDeclaration) -> Bool {
    // A mark that nothing is made of may be put on every class of a line.
    if conformance.to.isLibrary, conformance.to.name == "Sendable" { return false }
    // The compiler only warns where the module that has the type says it already.
    let isLibrarys = declaration.conformances.contains { own in
      !own.position.isKnown && allProtocols(of: own.to).contains(conformance.to)
    }
    if declaration.isLibrary, isLibrarys { return true }
    var isSaid = declaration.conformances.contains { other in
      other.to === conformance.to && other.position.isKnown && other.position < conformance.position
    }
    var ancestor = declaration.superclass?.nominal
    while let next = ancestor, !next.isLibrary {
      if next.conformances.contains(where: { $0.to === conformance.to }) { isSaid = true }
      ancestor = next.superclass?.nominal
    }
    guard isSaid, !declaration.isProtocol else { return false }
    findings.add(
      .error, .type, "Redundant conformance of '\(declaration.name)' to protocol '\(conformance.to.name)'",
      at: conformance.position)
    return true
  }

  /// `extension Box: Shape where T: Shape` does not say when a `Box` is what every `Shape` is, too.
  func checkImplied(by conformance: NominalDeclaration.Conformance, of declaration: NominalDeclaration) {
    if conformance.conditions.isEmpty || declaration.isProtocol { return }
    let missing = allProtocols(of: conformance.to).first { inherited in
      if inherited === conformance.to || inherited.isLibrary && declaration.isLibrary { return false }
      let isMark = ["Sendable", "Copyable", "AnyObject"].contains(inherited.name) || inherited.name.hasPrefix("_")
      if inherited.isLibrary, isMark { return false }
      return !says(declaration, inherited)
    }
    guard let missing else { return }
    findings.add(
      .error, .type,
      "Conditional conformance of type '\(declaration.selfType)' to protocol '\(conformance.to.name)' does not imply conformance "
        + "to inherited protocol '\(missing.name)'; say when it is one", at: conformance.position)
  }

  private func says(_ declaration: NominalDeclaration, _ target: NominalDeclaration) -> Bool {
    let isSaid = declaration.conformances.contains { other in
      other.to === target || other.conditions.isEmpty && allProtocols(of: other.to).contains(target)
    }
    return isSaid || declaration.superclass?.nominal.map { says($0, target) } == true
  }

  /// A method that would be the one that is asked for, but that its labels are others.
  func reportLabels(
    of requirement: ValueDeclaration, in declaration: NominalDeclaration, _ target: NominalDeclaration
  ) -> Bool {
    guard let required = requirement as? FunctionDeclaration, !required.isOperator else { return false }
    let wanted = requirementType(required, declaration)
    let others = members(named: required.name, of: declaration).compactMap { $0 as? FunctionDeclaration }.filter { other in
      readSignature(other)
      return other.owner === declaration && other.isStatic == required.isStatic && other.position.isKnown
        && other.parameters.map(\.label) != required.parameters.map(\.label) && normalized(valueType(of: other)) == wanted
    }
    guard let other = others.first else { return false }
    findings.add(
      .error, .type,
      "'\(other.fullName)' has other argument labels than '\(required.fullName)', which protocol '\(target.name)' requires",
      at: other.position, notes: [Finding.Note("Protocol requires it here", at: required.position)])
    return true
  }

  /// `protocol P: Q` and `protocol Q: P`: told of the last of them.
  func checkRefinement(of declaration: NominalDeclaration) {
    let circle = declaration.conformances.flatMap { allProtocols(of: $0.to) }.filter {
      allProtocols(of: $0).contains(declaration)
    }
    guard circle.contains(declaration), circle.allSatisfy({ $0.position <= declaration.position }) else { return }
    findings.add(.error, .type, "Protocol '\(declaration.name)' refines itself", at: declaration.position)
  }

  /// `protocol Box<Item>` has an `associatedtype Item`, or inherits one.
  func checkPrimaryAssociatedTypes(of declaration: NominalDeclaration) {
    let known = allProtocols(of: declaration).flatMap(\.associatedTypes)
    guard let missing = declaration.primaryAssociatedTypes.first(where: { !known.contains($0) }) else { return }
    findings.add(
      .error, .type,
      "An associated type named '\(missing)' must be declared in the protocol '\(declaration.name)' or one it inherits",
      at: declaration.position)
  }

  func checkWitness(
    _ found: MemberCandidate, of requirement: ValueDeclaration, in declaration: NominalDeclaration, _ target: NominalDeclaration,
    _ conformance: NominalDeclaration.Conformance
  ) {
    guard let value = found.declaration as? ValueDeclaration, let owner = value.owner, !owner.isLibrary else { return }
    requireAvailable(witness: value, of: target)
    requireSelf(value, as: requirement, in: declaration, target)
    requireAccess(toWitness: value, of: requirement, in: declaration, target, conformance)
    if let maker = value as? FunctionDeclaration, maker.kind == .initializer, owner.isClass, !declaration.isFinal,
      !maker.isRequired
    {
      findings.add(
        .error, .type,
        "Initializer requirement '\(maker.fullName)' can only be satisfied by a 'required' initializer in non-final class "
          + "'\(declaration.name)'", at: maker.position)
    }
    if value.isPrivate, !isKeptToFile(target), !isKeptToFile(declaration) {
      let what = value is VariableDeclaration ? "Property" : value is SubscriptDeclaration ? "Subscript" : "Method"
      let name = (value as? FunctionDeclaration)?.fullName ?? value.name
      let message =
        "\(what) '\(name)' must be as accessible as the protocol '\(target.name)', which requires it; remove 'private'"
      findings.add(.error, .type, message, at: value.position)
    }
  }

  /// A subclass would have to answer one of itself, too.
  private func requireSelf(
    _ value: ValueDeclaration, as requirement: ValueDeclaration, in declaration: NominalDeclaration, _ target: NominalDeclaration
  ) {
    guard declaration.isClass, !declaration.isFinal, value.owner?.isClass == true, let own = target.selfParameter else { return }
    let place = value.position
    if let function = value as? FunctionDeclaration, (requirement as? FunctionDeclaration)?.returnsSelf == true {
      guard !function.returnsSelf, function.kind != .initializer else { return }
      let message =
        "Method '\(function.fullName)' in non-final class '\(declaration.name)' must return 'Self' to conform to protocol "
        + "'\(target.name)'"
      findings.add(.error, .type, message, at: place)
    } else if let variable = value as? VariableDeclaration, let asked = requirement as? VariableDeclaration,
      (type(of: asked).wrapped ?? type(of: asked)) == .parameter(own), variable.typeSyntax.map({ isSelf($0) }) != true
    {
      let message =
        "Property '\(variable.name)' in non-final class '\(declaration.name)' must specify type 'Self' to conform to protocol "
        + "'\(target.name)'"
      findings.add(.error, .type, message, at: place)
    }
  }

  /// One for each of the types that a generic one stands for would have to be made when the program runs.
  func checkGenericStorage(_ variable: VariableDeclaration, _ owner: NominalDeclaration) {
    guard variable.isStatic, variable.storage == .global, variable.position.isKnown else { return }
    if owner.isProtocol {
      findings.add(.error, .type, "Static stored properties not supported in protocol extensions", at: variable.position)
    } else if !owner.generics.isEmpty, !variable.conditions.contains(where: { if case .same = $0 { true } else { false } }) {
      findings.add(.error, .type, "Static stored properties not supported in generic types", at: variable.position)
    }
  }

  /// An associated type of which the type says nothing, and none of its members.
  func reportUnknownAssociated(_ target: NominalDeclaration, of declaration: NominalDeclaration) {
    let unknown = target.isLibrary ? nil : target.associatedTypes.first { dependentType($0, of: declaration.selfType) == nil }
    guard let unknown else { return }
    // A member whose own types were not found may have said it.
    let values = declaration.members.values.joined().lazy.compactMap { $0 as? ValueDeclaration }
    if values.contains(where: { self.valueType(of: $0).hasError }) { return }
    findings.add(
      .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(target.name)'", at: declaration.position,
      notes: [Finding.Note("Protocol requires nested type '\(unknown)'; add 'typealias \(unknown) = …'", at: target.position)])
  }

  /// The `next` of any unsigned number, which all generators have, is not the one that they are made of.
  func isOtherNext(_ found: MemberCandidate, _ target: NominalDeclaration) -> Bool {
    target.isLibrary && target.name == "RandomNumberGenerator"
      && (found.declaration as? ValueDeclaration)?.owner?.isProtocol == true
  }

  func checkIterator(_ target: NominalDeclaration, of declaration: NominalDeclaration) {
    guard target.isLibrary, target.name == "Sequence", let iterating = library.known("IteratorProtocol"),
      let type = dependentType("Iterator", of: declaration.selfType).map({ normalized($0) }), !type.hasError,
      !conforms(type, to: iterating)
    else { return }
    findings.add(
      .error, .type, "Type '\(declaration.name)' does not conform to protocol 'Sequence'", at: declaration.position,
      notes: [Finding.Note("'Iterator' is '\(type)', which does not conform to 'IteratorProtocol'", at: declaration.position)])
  }

  /// What a protocol asks of its associated types.
  func checkAssociated(_ target: NominalDeclaration, of declaration: NominalDeclaration) {
    guard let own = target.selfParameter, declaration.generics.isEmpty else { return }
    let all = (associatedConstraints[own] ?? [:]).merging(pathConstraints[own] ?? [:]) { $0 + $1 }
    for (names, asked) in all.sorted(by: { $0.key < $1.key }) {
      let type = names.split(separator: ".").reduce(declaration.selfType as Type?) { base, name in
        base.flatMap { dependentType(String(name), of: simplified($0)) }
      }
      // What the library's types have of the library's protocols is not all written.
      guard let type, let nominal = type.nominal, !type.hasParameters, !type.hasVariables,
        let missing = asked.first(where: { !(nominal.isLibrary && $0.isLibrary) && !conforms(type, to: $0) })
      else { continue }
      findings.add(
        .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(target.name)'", at: declaration.position,
        notes: [Finding.Note("'\(names)' is '\(type)', which does not conform to '\(missing.name)'", at: declaration.position)])
    }
    if !target.isLibrary { checkEqualities(target, own, of: declaration) }
  }

  /// `associatedtype Items: Sequence where Items.Element == Int`, `associatedtype View: SomeClass`
  private func checkEqualities(_ target: NominalDeclaration, _ own: GenericParameter, of declaration: NominalDeclaration) {
    var unmet: String?
    for case .same(let left, let right) in target.requirements {
      let (first, second) = (
        normalized(left.substituting([own: declaration.selfType])),
        normalized(right.substituting([own: declaration.selfType]))
      )
      guard isFixed(first), isFixed(second), !unifyOrUndo(first, second), unmet == nil else { continue }
      unmet = "'\(target.name)' requires the types '\(first)' and '\(second)' to be equal"
    }
    for (name, parent) in (associatedSuperclasses[own] ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let type = dependentType(name, of: declaration.selfType).map({ normalized($0) }), isFixed(type),
        !isSubclass(type, of: parent), unmet == nil
      else { continue }
      unmet = "'\(name)' is '\(type)', which does not inherit from '\(parent)'"
    }
    let message = "Type '\(declaration.name)' does not conform to protocol '\(target.name)'"
    guard let unmet, !findings.says(message, at: declaration.position) else { return }
    findings.add(
      .error, .type, message, at: declaration.position, notes: [Finding.Note(unmet, at: declaration.position)])
  }

  /// Nothing of it is still to be found, or known only to who uses the type.
  private func isFixed(_ type: Type) -> Bool {
    let isOpen = type.contains { part in
      if case .dependent = part { true } else { false }
    }
    return !isOpen && !type.hasError && !type.hasVariables && !type.hasParameters
  }

  /// A type that is only known when the program runs may be of a subclass, which has the initialisers that are required.
  func requiring(_ made: Expression, _ type: Type, at node: some SyntaxProtocol) -> Expression {
    guard case .call(let maker, _, _, _, _) = made.kind, maker.kind == .initializer else { return made }
    requireRequired(maker, of: type, at: node)
    return made
  }

  @discardableResult func requireRequired(_ maker: FunctionDeclaration, of type: Type, at node: some SyntaxProtocol) -> Bool {
    guard let declaration = simplified(type).nominal, declaration.isClass, !declaration.isFinal, !declaration.isLibrary,
      !maker.isRequired, maker.owner?.isProtocol != true
    else { return true }
    report(
      .type, "Constructing an object of class type '\(declaration.name)' with a metatype value must use a 'required' initializer",
      at: node)
    return false
  }
}
