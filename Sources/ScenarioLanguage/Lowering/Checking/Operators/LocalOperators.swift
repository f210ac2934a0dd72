/// Operators are looked for in files, not in functions: one that a type declares which is local to some braces is found only where a
/// protocol asks for it.
extension Checker {
  func isFoundAsOperator(_ candidate: Declaration, _ text: String) -> Bool {
    guard let function = candidate as? FunctionDeclaration else { return false }
    guard let owner = function.owner, isLocalToBraces(owner) else { return true }
    readSignature(function)
    return protocols(of: owner).contains { asks($0, for: function, text) }
  }

  private func isLocalToBraces(_ declaration: NominalDeclaration) -> Bool {
    !declaration.outermost.isLibrary && declaration.outermost.scope.parent?.isOfFile == false
  }

  private func protocols(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    readHeader(declaration)
    let own = (declaration.conformances.map(\.to) + impliedConformances(of: declaration)).flatMap { allProtocols(of: $0) }
    return own + (declaration.superclass?.nominal.map { protocols(of: $0) } ?? [])
  }

  private func asks(_ target: NominalDeclaration, for function: FunctionDeclaration, _ text: String) -> Bool {
    if !target.isLibrary {
      return members(named: text, of: target).contains { ($0 as? FunctionDeclaration)?.isRequirement == true }
    }
    guard Self.operatorsOfProtocols[target.name]?.contains(text) == true else { return false }
    if Self.takingOthers.contains(target.name) { return true }
    return function.parameters.allSatisfy { $0.type.nominal === function.owner }
  }

  /// Of the library's protocols, whose own operators are built in.
  private static let operatorsOfProtocols: [String: Set<String>] = [
    "Equatable": ["=="], "Comparable": ["<", "<=", ">", ">="], "AdditiveArithmetic": ["+", "-", "+=", "-="],
    "Numeric": ["*", "*="], "SignedNumeric": ["-"], "FloatingPoint": ["/", "/="], "DurationProtocol": ["/", "/=", "*", "*="],
    "BinaryInteger": ["/", "/=", "%", "%=", "~", "<<", ">>", "<<=", ">>=", "&", "|", "^", "&=", "|=", "^="],
    "FixedWidthInteger": ["&+", "&-", "&*", "&<<", "&>>", "&<<=", "&>>="],
  ]

  private static let takingOthers: Set<String> = ["BinaryInteger", "DurationProtocol"]
}
