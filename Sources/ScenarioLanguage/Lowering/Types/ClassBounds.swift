import DispatchTrace

/// Which types hold objects, and of which class: what is said of parameters, associated types and protocols.
extension Checker {
  func isClassBound(_ type: Type) -> Bool {
    let type = simplified(type)
    return protocols(boundOf: type).contains { isClassBound($0) } || superclass(boundOf: type) != nil
  }

  func isClassBound(_ declaration: NominalDeclaration) -> Bool {
    if declaration.name == "AnyObject" { return true }
    return allProtocols(of: declaration).contains { $0.name == "AnyObject" } || superclass(boundOf: [declaration]) != nil
  }

  /// The class that values of the type inherit from: `T: View`, `where Base: View`, `associatedtype Content: View`, or what a protocol
  /// of it says.
  func superclass(boundOf type: Type) -> Type? {
    let type = simplified(type)
    switch type {
    case .parameter(let parameter):
      return parameter.superclass ?? promisedSuperclass(of: type) ?? superclass(boundOf: protocols(boundOf: type))
    case .dependent(let base, let name):
      return promisedSuperclass(of: type) ?? associatedSuperclass(of: base, name)
        ?? superclass(boundOf: protocols(boundOf: type))
    case .existential(let protocols): return superclass(boundOf: protocols)
    case .nominal, .function, .tuple, .metatype, .variable, .error: return nil
    }
  }

  /// `protocol P: View`, `protocol P where Self: View`. None of the library's says so.
  func superclass(boundOf protocols: [NominalDeclaration]) -> Type? {
    for found in protocols where !found.isLibrary {
      for inherited in allProtocols(of: found) {
        if let bound = inherited.selfParameter?.superclass { return bound }
      }
    }
    return nil
  }

  /// The protocols that values of the type conform to where nothing else is known of it.
  func protocols(boundOf type: Type) -> [NominalDeclaration] {
    switch type {
    case .parameter(let parameter):
      parameter.protocols + parametersEqual(to: type).flatMap(\.protocols) + conditionalProtocols(type)
    case .dependent(let base, let name): dependentProtocols(base, name)
    case .existential(let protocols): protocols
    case .nominal, .function, .tuple, .metatype, .variable, .error: []
    }
  }

  private func promisedSuperclass(of type: Type) -> Type? {
    for case .inherits(type, let bound) in conditions { return bound }
    return nil
  }

  private func associatedSuperclass(of base: Type, _ name: String) -> Type? {
    if associatedSuperclasses.isEmpty { return nil }
    if case .parameter(let parameter) = base.head, let known = associatedSuperclasses[parameter]?[name] { return known }
    for inherited in protocols(boundOf: base.head).flatMap({ allProtocols(of: $0) }) {
      if let known = inherited.selfParameter.flatMap({ associatedSuperclasses[$0]?[name] }) { return known }
    }
    return nil
  }

  /// A class in a composition, `View & Reusable`: a protocol that the class and its subclasses conform to, and no others.
  func asProtocol(classType type: Type) -> NominalDeclaration {
    if let known = classProtocols[type] { return known }
    let made = NominalDeclaration("\(type)", at: .none, kind: .protocolType, scope: fileScope, isLibrary: false)
    let own = GenericParameter("Self")
    own.superclass = type
    made.selfParameter = own
    made.isHeaderKnown = true
    made.ofClass = type
    classProtocols[type] = made
    return made
  }
}
