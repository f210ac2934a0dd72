import DispatchTrace
import SwiftSyntax

/// Declarations of one name that no use could tell apart.
extension Checker {
  func checkRedeclarations() {
    for found in fileScope.names.values.sorted(by: { $0[0].position < $1[0].position }) {
      checkRedeclarations(among: found.filter { ($0 as? VariableDeclaration)?.isGuarded != true })
    }
  }

  /// Of the members that the scenario declares; `declaration` may be a type of the library that it extends.
  func checkRedeclarations(in declaration: NominalDeclaration) {
    for name in declaration.members.keys.sorted() {
      checkRedeclarations(among: (declaration.members[name] ?? []).filter { $0.position.isKnown && !isSynthesized($0) })
    }
  }

  /// Of the functions of one block.
  func checkRedeclarations(in block: [Statement]) {
    let functions = block.compactMap { if case .localFunction(let function) = $0 { function } else { nil } }
    let byName = Dictionary(grouping: functions, by: \.name)
    for found in byName.values.sorted(by: { $0[0].position < $1[0].position }) { checkRedeclarations(among: found) }
  }

  private func isSynthesized(_ member: Declaration) -> Bool {
    (member as? FunctionDeclaration)?.synthesized != nil
  }

  private func checkRedeclarations(among declarations: [Declaration]) {
    guard declarations.count > 1 else { return }
    var seen: [String: [Declaration]] = [:]
    for declaration in declarations {
      for key in keys(of: declaration) {
        let clashing = (seen[key] ?? []).first { clashes($0, with: declaration, isPrivate: declaration.isFilePrivate) }
        if let clashing, !areKnownToDiffer(clashing, declaration) {
          findings.add(
            .error, .redeclaration, "Invalid redeclaration of '\(writtenName(of: declaration))'", at: declaration.position)
          break
        }
      }
      for key in keys(of: declaration) { seen[key, default: []].append(declaration) }
    }
  }

  /// What may not be equal. A function without parameters has that of a variable, too.
  private func keys(of declaration: Declaration) -> [String] {
    guard let value = declaration as? ValueDeclaration else { return ["type"] }
    let place =
      (value.isStatic || value is EnumCase ? "static " : "") + (isRequirement(value) ? "requirement " : "")
      + value.conditions.map(text).joined(separator: ",")
    if let function = value as? FunctionDeclaration {
      readSignature(function)
      let key =
        place + text(of: function.parameters) + "->\(function.result)" + promises(of: function)
        + function.requirements.map(text).joined(separator: ",")
      return function.parameters.isEmpty && function.kind != .initializer ? [key, place] : [key]
    }
    if let subscripting = value as? SubscriptDeclaration {
      readSignature(subscripting)
      let requirements = subscripting.requirements.map(text).joined(separator: ",")
      return [place + text(of: subscripting.parameters) + "->\(subscripting.result)" + requirements]
    }
    return (value as? EnumCase)?.payload.isEmpty == false ? [] : [place]
  }

  /// Functions differ in their results; cases of one name have an error of their own.
  private func areKnownToDiffer(_ first: Declaration, _ second: Declaration) -> Bool {
    if let first = first as? FunctionDeclaration, let second = second as? FunctionDeclaration {
      return keys(of: first)[0] != keys(of: second)[0]
    }
    return first is EnumCase && second is EnumCase
  }

  private func text(of parameters: [Parameter]) -> String {
    parameters.map { parameter in
      let mark = parameter.isVariadic ? "..." : parameter.isAutoclosure ? "@" : ""
      return (parameter.label ?? "_") + ":" + parameter.type.description + mark
    }.joined(separator: ",")
  }

  /// What a function asks of its parameters: two may differ in that alone.
  private func promises(of function: FunctionDeclaration) -> String {
    // `++x` and `x++`
    (function.isPostfix ? "postfix" : "")
      + function.generics.map { parameter in
        let superclass = parameter.superclass.map { [$0.description] } ?? []
        return "<" + (superclass + parameter.protocols.map(\.name).sorted()).joined(separator: "&") + ">"
      }.joined()
  }

  private func text(_ requirement: Requirement) -> String {
    switch requirement {
    case .conforms(let type, let declaration): "\(type):\(declaration.name)"
    case .inherits(let type, let parent): "\(type):\(parent)"
    case .same(let first, let second): "\(first)==\(second)"
    }
  }

  private func writtenName(of declaration: Declaration) -> String {
    if let function = declaration as? FunctionDeclaration, function.kind != .deinitializer { return function.fullName }
    guard let subscripting = declaration as? SubscriptDeclaration else { return declaration.name }
    return "subscript(" + subscripting.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
