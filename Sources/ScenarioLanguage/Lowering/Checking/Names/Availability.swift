import DispatchTrace
import SwiftSyntax

/// What `@available` says nobody may use: `unavailable` everywhere, or not in this version of Swift.
extension Checker {
  /// What is said of the name that may not be used.
  private struct Unavailability {
    var renamed: String?
    var message: String?

    var text: String { (renamed.map { "has been renamed to '\($0)'" } ?? "is unavailable") + (message.map { ": " + $0 } ?? "") }
  }

  private static let swiftVersion = [5, 10]

  func isUnavailable(_ declaration: Declaration) -> Bool { unavailability(of: declaration) != nil }

  func requireAvailable(_ declaration: Declaration, at node: some SyntaxProtocol) {
    guard let found = unavailability(of: declaration) else { return }
    let isType = declaration is NominalDeclaration || declaration is TypeAlias
    if isType, Swift.sequence(first: Syntax(node), next: \.parent).contains(where: { isMarkedUnavailable($0) }) { return }
    report(.type, "'\(shownName(of: declaration))' \(found.text)", at: node)
  }

  /// A conforming type's own member, which nobody could call.
  func requireAvailable(witness value: ValueDeclaration, of target: NominalDeclaration) {
    guard isUnavailable(value) else { return }
    let isMaker = (value as? FunctionDeclaration)?.kind == .initializer
    let method = isMaker ? "initializer" : value.isStatic ? "static method" : "instance method"
    let what = value is VariableDeclaration ? "property" : value is SubscriptDeclaration ? "subscript" : method
    let message =
      "Unavailable \(what) '\(shownName(of: value))' was used to satisfy a requirement of protocol '\(target.name)'"
    findings.add(.error, .type, message, at: value.position)
  }

  /// What stands for something that nobody may call may not be called, either.
  func requireAvailable(overridden found: ValueDeclaration, by value: ValueDeclaration) {
    guard isUnavailable(found), !isUnavailable(value) else { return }
    findings.add(.error, .type, "Cannot override '\(found.name)' which has been marked unavailable", at: value.position)
  }

  func checkAvailability(of node: VariableDeclSyntax) {
    guard usesAvailability, unavailability(said: DeclSyntax(node)) != nil else { return }
    let words = node.modifiers.map(\.name.text)
    let isStored = node.bindings.contains { !isComputed($0) }
    if isStored, !words.contains("static") || words.contains("lazy") {
      let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      let what = isGlobal ? "Global variable" : "Stored properties"
      report(.type, "\(what) cannot be marked unavailable with '@available'\(isGlobal ? " in script mode" : "")", at: node)
    }
  }

  private func shownName(of declaration: Declaration) -> String {
    let function = declaration as? FunctionDeclaration
    guard let parameters = function?.parameters ?? (declaration as? SubscriptDeclaration)?.parameters else {
      return declaration.name
    }
    let isPlain = function.map { $0.kind != .initializer } ?? false
    if isPlain, !parameters.isEmpty, parameters.allSatisfy({ $0.label == nil }) { return declaration.name }
    return declaration.name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  // MARK: - Attributes

  private func unavailability(of declaration: Declaration) -> Unavailability? {
    guard usesAvailability, declaration.position.isKnown, let own = declaringSyntax(of: declaration) else { return nil }
    if let found = unavailability(said: own) { return found }
    guard let around = self.declaration(around: own), around.is(ExtensionDeclSyntax.self) else { return nil }
    return unavailability(said: around)
  }

  /// The declaration as it is written.
  func declaringSyntax(of declaration: Declaration) -> DeclSyntax? {
    guard let inside = syntax(of: declaration) else { return nil }
    return inside.as(DeclSyntax.self).flatMap { $0.is(AccessorDeclSyntax.self) ? nil : $0 } ?? self.declaration(around: inside)
  }

  func declaration(around node: some SyntaxProtocol) -> DeclSyntax? {
    Swift.sequence(first: Syntax(node), next: \.parent).dropFirst().lazy.compactMap { $0.as(DeclSyntax.self) }
      .first { !$0.is(AccessorDeclSyntax.self) }
  }

  private func syntax(of declaration: Declaration) -> Syntax? {
    if let function = declaration as? FunctionDeclaration { return function.syntax }
    if let type = declaration as? NominalDeclaration { return type.syntax.map { Syntax($0) } }
    if let alias = declaration as? TypeAlias { return Syntax(alias.syntax) }
    if let subscripting = declaration as? SubscriptDeclaration { return subscripting.syntax.map { Syntax($0) } }
    if let enumCase = declaration as? EnumCase { return enumCase.syntax.map { Syntax($0) } }
    guard let variable = declaration as? VariableDeclaration else { return nil }
    let written = variable.typeSyntax.map { Syntax($0) } ?? variable.initializerSyntax.map { Syntax($0) }
    return written ?? variable.getter?.syntax
  }

  private func isMarkedUnavailable(_ node: Syntax) -> Bool {
    node.as(DeclSyntax.self).map { unavailability(said: $0) != nil } ?? false
  }

  private func unavailability(said declaration: DeclSyntax) -> Unavailability? {
    for case .attribute(let attribute) in declaration.part(AttributeListSyntax.self).elements {
      if case .availability(let arguments)? = attribute.arguments, let found = unavailability(arguments) { return found }
    }
    return nil
  }

  private func unavailability(_ arguments: AvailabilityArgumentListSyntax) -> Unavailability? {
    var made = Unavailability()
    var (platform, isOut) = ("", false)
    for (index, item) in arguments.enumerated() {
      switch item.argument {
      case .token(let token):
        if index == 0 { platform = token.text }
        isOut = isOut || platform == "*" && token.text == "unavailable"
      case .availabilityLabeledArgument(let labelled):
        switch labelled.value {
        case .string(let text):
          let value = text.segments.map { $0.content.text }.joined()
          if labelled.label.text == "renamed" { made.renamed = value } else { made.message = value }
        case .version(let version): isOut = isOut || platform == "swift" && excludes(labelled.label.text, version)
        }
      case .availabilityVersionRestriction(let restriction):
        if restriction.platform.text == "swift", let version = restriction.version {
          isOut = isOut || excludes("introduced", version)
        }
      }
    }
    return isOut ? made : nil
  }

  private func excludes(_ label: String, _ version: VersionTupleSyntax) -> Bool {
    let parts = ([version.major] + version.components.map(\.number)).compactMap { Int($0.text) }
    if label == "introduced" { return Self.swiftVersion.lexicographicallyPrecedes(parts) }
    return label == "obsoleted" && !Self.swiftVersion.lexicographicallyPrecedes(parts)
  }
}
