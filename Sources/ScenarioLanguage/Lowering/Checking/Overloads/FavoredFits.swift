import SwiftSyntax

extension Checker {
  /// Of generic functions that take a value and a closure, the compiler looks at the most special one first, and no further if that fits,
  /// whatever is converted for it: `(T, (T) -> Void)` before `(T, (T) -> U)`, though the closure's value is dropped. Not for a number, which
  /// may be of many types.
  func favored(among tried: [RankedFit], _ arguments: [ArgumentSyntax]) -> Fit? {
    guard tried.count > 1, arguments.contains(where: { $0.closure != nil }), tried.allSatisfy({ isOwnGeneric($0.fit) }) else {
      return nil
    }
    let asked = tried.map { parameterTypes($0.fit) }
    let isKnown = arguments.indices.contains { index in
      !isNumber(arguments[index].value)
        && zip(tried, asked).allSatisfy { one, types in types[index].map { isValue($0, of: generics(of: one.fit)) } ?? false }
    }
    guard isKnown, !asked.contains(where: { $0.values.contains { $0.wrapped != nil || answersOptional($0) } }) else { return nil }
    let first = tried.first { one in
      let count = generics(of: one.fit).count
      return tried.allSatisfy {
        $0.fit.candidate.declaration === one.fit.candidate.declaration
          || count < generics(of: $0.fit).count && isMoreSpecialized(one.fit, than: $0.fit)
      }
    }
    return first.flatMap { $0.score.missesResult == 0 ? $0.fit : nil }
  }

  private func isOwnGeneric(_ fit: Fit) -> Bool {
    (fit.candidate.declaration as? ValueDeclaration)?.isLibrary == false && !generics(of: fit).isEmpty
  }

  private func isNumber(_ syntax: ExprSyntax) -> Bool {
    if let signed = syntax.as(PrefixOperatorExprSyntax.self) { return isNumber(signed.expression) }
    return syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
  }

  private func isValue(_ type: Type, of parameters: [GenericParameter]) -> Bool {
    if case .function = type { return false }
    return type.contains { if case .parameter(let own) = $0 { parameters.contains(own) } else { false } }
  }

  private func answersOptional(_ type: Type) -> Bool {
    if case .function(let function) = type { function.result.wrapped != nil } else { false }
  }
}
