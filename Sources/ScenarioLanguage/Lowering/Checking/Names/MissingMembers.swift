import DispatchTrace
import SwiftSyntax

/// Members that a type does not have: what is said of them.
extension Checker {
  func reportNoMember(_ text: String, _ base: Expression, at node: some SyntaxProtocol) {
    if case .metatype(let type) = simplified(base.type) {
      reportNoMember(text, type, isStatic: true, at: node)
    } else {
      reportNoMember(text, base.type, isStatic: false, at: node)
    }
  }

  func reportNoMember(_ text: String, _ type: Type, isStatic: Bool, at node: some SyntaxProtocol) {
    let type = normalized(type)
    if let wrapped = type.wrapped, !lookUpMembers(text, in: wrapped).isEmpty {
      report(
        .type, "Value of optional type '\(type)' must be unwrapped to refer to member '\(text)'; write '?.' or '!.'", at: node)
      return
    }
    if let advice = memberAdvice(text, type) {
      report(.unsupported, advice, at: node)
      return
    }
    if text == "joined", !isStatic, case .nominal(let list, let elements) = type, list.isLibrary, list.name == "Array",
      let element = elements.first
    {
      report(.type, "Only texts and lists can be joined, not '\(element)'; write '.map { \"\\($0)\" }' before it", at: node)
      return
    }
    let instance = lookUpMembers(text, in: type)
    if isStatic, !instance.isEmpty {
      report(.type, "Instance member '\(text)' cannot be used on type '\(type)'", at: node)
      return
    }
    if !isStatic, !instance.isEmpty {
      report(.type, "Static member '\(text)' cannot be used on instance of type '\(type)'", at: node)
      return
    }
    let notes = suggestion(for: text, among: memberNames(in: type, isStatic: isStatic), at: node)
    report(.unknownName, "\(isStatic ? "Type" : "Value of type") '\(type)' has no member '\(text)'", at: node, notes: notes)
  }

  /// `inner.inner`, where an extension for some arguments declares an `inner` beside the type's own: the property that has the member.
  func otherProperty(for node: MemberAccessExprSyntax, having text: String) -> Expression? {
    guard let base = node.base else { return nil }
    return otherProperties(base).lazy.compactMap { candidate, receiver, name in
      self.attempt {
        let value = self.memberValue([candidate], base: receiver, name, at: base, nil)
        return self.memberCandidates(text, of: value).0.isEmpty ? nil : value
      }
    }.first
  }

  /// The properties of one name that a plain name, or a member of one, may mean.
  private func otherProperties(_ base: ExprSyntax) -> [(MemberCandidate, Expression, String)] {
    var found: (candidates: [MemberCandidate], receiver: Expression, name: String)?
    if let node = base.as(DeclReferenceExprSyntax.self), case .members(let candidates, _, _)? = lookUp(name(node.baseName)),
      let receiver = implicitBase(for: candidates, name(node.baseName), node)
    {
      found = (candidates, receiver, name(node.baseName))
    } else if let node = base.as(MemberAccessExprSyntax.self), let owner = node.base, owner.is(DeclReferenceExprSyntax.self) {
      let (candidates, receiver) = memberCandidates(name(node.declName.baseName), of: infer(owner))
      found = (candidates, receiver, name(node.declName.baseName))
    }
    let properties = found?.candidates.filter { $0.declaration is VariableDeclaration } ?? []
    guard let found, properties.count > 1 else { return [] }
    return properties.map { ($0, found.receiver, found.name) }
  }

  private func memberAdvice(_ text: String, _ type: Type) -> String? {
    if ["observe", "addObserver", "removeObserver"].contains(text), let declaration = type.nominal, declaration.isClass,
      declaration.isLibrary || isSubclass(type, of: library.type("NSObject"))
    {
      return "'\(text)' is not supported: \(Rejections.noObserving)"
    }
    guard type.nominal?.isLibrary == true else { return nil }
    if text.hasPrefix("withUnsafe") {
      return "'\(text)' is not supported here: bytes are those of numbers, of arrays of them and of Data"
    }
    if type.isNominal("ProcessInfo") { return "'\(text)' is not supported: a scenario can read nothing outside itself" }
    switch text {
    case "characters" where type.isNominal("String") || type.isNominal("Substring"):
      return "'characters' is gone since Swift 5: a String is the collection of its characters itself"
    case "makeFileSystemObjectSource", "makeProcessSource":
      return "'\(text)' is not supported: \(Rejections.noSources)"
    case "asyncAndWait": return "'asyncAndWait' is not available everywhere; write 'sync'"
    case "current" where type.isNominal("DispatchQueue"): return "Dispatch has no current queue; use setSpecific and getSpecific"
    case "allocate" where type.isNominal("UnsafeMutableRawPointer"):
      return "Memory without a type is not supported; use an array, or UnsafeMutablePointer of a type"
    default: return nil
    }
  }

  /// An extension for one type alone: `extension Set where Element == Character`.
  func isFixed(_ parameters: [GenericParameter], by conditions: [Requirement]) -> Bool {
    parameters.allSatisfy { parameter in
      conditions.contains { condition in
        if case .same(.parameter(let own), let type) = condition { own === parameter && !type.hasParameters } else { false }
      }
    }
  }

  private func memberNames(in type: Type, isStatic: Bool) -> [String] {
    var declarations: [NominalDeclaration] = []
    switch simplified(type) {
    case .nominal(let declaration, _): declarations = [declaration]
    case .existential(let protocols): declarations = protocols.flatMap { allProtocols(of: $0) }
    case .parameter(let parameter): declarations = parameter.protocols.flatMap { allProtocols(of: $0) }
    case .function, .tuple, .metatype, .dependent, .variable, .error: break
    }
    return declarations.flatMap { memberNames(of: $0) }.filter { text in
      lookUpMembers(text, in: type).contains { ($0.declaration as? ValueDeclaration)?.isStatic == isStatic }
    }
  }
}
