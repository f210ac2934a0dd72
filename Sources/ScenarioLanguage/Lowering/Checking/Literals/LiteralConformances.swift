import DispatchTrace

/// Types made from literals: what their initialisers take has to be what the compiler makes of such a literal.
extension Checker {
  private static let floats: Set<String> = ["Double", "Float"]
  private static let texts: Set<String> = ["String", "StaticString"]

  /// By protocol: its associated type, and what that may be.
  private static let literals: [String: (name: String, types: Set<String>)] = [
    "ExpressibleByFloatLiteral": ("FloatLiteralType", floats),
    "ExpressibleByStringLiteral": ("StringLiteralType", texts),
    "ExpressibleByUnicodeScalarLiteral": ("UnicodeScalarLiteralType", texts.union(["_UnicodeScalar", "Character"])),
    "ExpressibleByExtendedGraphemeClusterLiteral": ("ExtendedGraphemeClusterLiteralType", texts.union(["Character"])),
    "ExpressibleByBooleanLiteral": ("BooleanLiteralType", ["Bool"]),
  ]

  func checkLiteral(_ target: NominalDeclaration, of declaration: NominalDeclaration) {
    guard target.isLibrary, !declaration.isLibrary else { return }
    if target.name == "ExpressibleByIntegerLiteral" {
      return requireLiteral("IntegerLiteralType", target, of: declaration) { $0.numeric != nil }
    }
    guard let (name, types) = Self.literals[target.name] else { return }
    requireLiteral(name, target, of: declaration) { type in
      type.nominal.map { $0.isLibrary && types.contains($0.name) } ?? false
    }
  }

  private func requireLiteral(
    _ name: String, _ target: NominalDeclaration, of declaration: NominalDeclaration, _ isMade: (Type) -> Bool
  ) {
    switch simplified(.dependent(declaration.selfType, name)) {
    case .dependent, .parameter, .variable, .error: return
    // What is there where nothing says it.
    case let type where type == declaration.selfType || isMade(type): return
    case let type:
      let note = Finding.Note("'\(name)' is '\(type)', which no such literal becomes", at: declaration.position)
      findings.add(
        .error, .type, "Type '\(declaration.name)' does not conform to protocol '\(target.name)'", at: declaration.position,
        notes: [note])
    }
  }
}
