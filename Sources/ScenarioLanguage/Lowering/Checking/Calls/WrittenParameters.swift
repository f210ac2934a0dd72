import SwiftSyntax

/// What the text of a parameter says without its type.
struct WrittenParameter {
  var label: String?
  var isVariadic: Bool
  var isRequired: Bool
}

/// To read a signature is to read the types in it, and what those are made of. Of the library's functions of one name a call means one;
/// labels tell most of the others apart.
extension Checker {
  func accepts(_ candidate: MemberCandidate, _ arguments: [ArgumentSyntax]) -> Bool {
    guard mayTake(arguments, candidate.declaration) else { return false }
    if case .success = match(arguments, to: parameters(of: candidate.declaration)) { return true }
    return false
  }

  /// False where the function cannot be what is called, whatever its types are.
  func mayTake(_ arguments: [ArgumentSyntax], _ declaration: Declaration) -> Bool {
    guard let parameters = unreadParameters(of: declaration) else { return true }
    var isGiven = parameters.map { !$0.isRequired }
    var (index, next) = (0, 0)
    while index < arguments.count {
      // A closure is for whatever parameter has a type that takes one.
      if arguments[index].isTrailing { return true }
      while next < parameters.count, parameters[next].label != arguments[index].label {
        if parameters[next].isRequired { return false }
        next += 1
      }
      if next == parameters.count { return false }
      isGiven[next] = true
      index += 1
      while parameters[next].isVariadic, index < arguments.count, arguments[index].label == nil, !arguments[index].isTrailing {
        index += 1
      }
      next += 1
    }
    return isGiven.allSatisfy { $0 }
  }

  /// The labels of a function's parameters.
  func labels(of declaration: Declaration) -> [String?] {
    unreadParameters(of: declaration)?.map(\.label) ?? parameters(of: declaration).map(\.label)
  }

  /// Nil where the types are known, or where a message is due when they are read.
  private func unreadParameters(of declaration: Declaration) -> [WrittenParameter]? {
    guard let function = declaration as? FunctionDeclaration, function.isLibrary, !function.isSignatureKnown,
      !function.isOperator
    else { return nil }
    let node = function.syntax
    let signature = node?.as(FunctionDeclSyntax.self)?.signature ?? node?.as(InitializerDeclSyntax.self)?.signature
    return signature?.parameterClause.parameters.map { parameter in
      let first = name(parameter.firstName)
      let isVariadic = parameter.ellipsis != nil
      return WrittenParameter(
        label: first == "_" ? nil : first, isVariadic: isVariadic, isRequired: parameter.defaultValue == nil && !isVariadic)
    }
  }
}
