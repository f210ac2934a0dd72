import DispatchTrace
import SwiftParser
import SwiftSyntax

/// `#selector(Player.tick(_:))`: a method's name, and a closure that calls it on whatever object it is sent to.
extension Checker {
  func selector(_ node: MacroExpansionExprSyntax) -> Expression {
    guard hasObjectiveC else {
      report(.unsupported, "'#selector' is Objective-C's, which is not on Linux; pass a closure", at: node)
      return failed(node)
    }
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil else {
      report(.unsupported, "'#selector' names a method here, not a property's getter or setter; pass a closure", at: node)
      return failed(node)
    }
    guard let method = selected(argument.expression) else { return failed(node) }
    var parser = Parser(
      "Selector(named: \"\(objectiveCName(method))\", calling: { (_ target: AnyObject, _ sender: Any?) in _ = \(call(method)) })")
    let made = infer(ExprSyntax.parse(from: &parser))
    return Expression(made.kind, made.type, at: position(node))
  }

  /// `#keyPath(Operation.isFinished)`: the text "isFinished". Whether there is such a property is not looked at.
  func keyPathText(_ node: MacroExpansionExprSyntax) -> Expression {
    guard hasObjectiveC else {
      report(.unsupported, "'#keyPath' is Objective-C's, which is not on Linux; write the name as a text", at: node)
      return failed(node)
    }
    let names = (node.arguments.first?.expression.ownText ?? "").split(separator: ".")
    let path = names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
    return Expression(.string(path), variable(.string), at: position(node))
  }

  private struct SelectedMethod {
    var function: FunctionDeclaration
    /// As the type is called where it is selected.
    var type: String
  }

  private func selected(_ node: ExprSyntax) -> SelectedMethod? {
    if let node = node.as(DeclReferenceExprSyntax.self) {
      guard case .members(let candidates, let owner, _) = lookUp(name(node.baseName)) else {
        reportUnknown(name(node.baseName), at: node)
        return nil
      }
      return selected(candidates, owner.name, node)
    }
    guard let node = node.as(MemberAccessExprSyntax.self), let base = node.base else {
      report(.type, "Argument of '#selector' does not refer to a method", at: node)
      return nil
    }
    let value = infer(base)
    if value.type.hasError { return nil }
    var type = value.type
    var text: String?
    if case .metatype(let instance) = simplified(type) { (type, text) = (instance, base.ownText) }
    let candidates = lookUpMembers(name(node.declName.baseName), in: type)
    return selected(candidates, text ?? type.description, node.declName)
  }

  private func selected(_ candidates: [MemberCandidate], _ type: String, _ node: DeclReferenceExprSyntax) -> SelectedMethod? {
    let labels = node.argumentNames?.arguments.map { name($0.name) }
    let methods = candidates.filter { candidate in labels.map { matches(candidate, $0) } ?? true }
      .compactMap { $0.declaration as? FunctionDeclaration }.filter { $0.kind == .method }
    guard let method = methods.first else {
      report(.type, "Type '\(type)' has no instance method '\(node.ownText)'", at: node)
      return nil
    }
    readSignature(method)
    if methods.count > 1 {
      let other = methods.last { !$0.parameters.isEmpty } ?? method
      report(.type, "Ambiguous use of '\(method.name)'; say which by its labels, as in \(other.fullName)", at: node)
    } else if !isExposed(method) {
      report(
        .type, "'\(method.fullName)' is not exposed to Objective-C, which '#selector' asks for; add '@objc' to it", at: node)
    } else if method.parameters.count > 1 {
      report(.unsupported, "'#selector' of a method with more than one parameter is not supported; pass a closure", at: node)
    } else {
      return SelectedMethod(function: method, type: type)
    }
    return nil
  }

  /// By an attribute of its own, of what it overrides, or of its class.
  private func isExposed(_ method: FunctionDeclaration) -> Bool {
    if method.owner?.isLibrary == true { return true }
    if says(["objc", "IBAction"], method.syntax?.as(DeclSyntax.self)) || says(["objcMembers"], method.owner?.syntax) {
      return true
    }
    return method.overridden.map { isExposed($0) } ?? false
  }

  func says(_ names: [String], _ syntax: DeclSyntax?) -> Bool {
    (syntax?.part(AttributeListSyntax.self)).elements.contains { element in
      if case .attribute(let attribute) = element { names.contains(attribute.attributeName.ownText) } else { false }
    }
  }

  /// `tick`, `tick:` for `tick(_:)`, `tickWithTimer:` for `tick(timer:)`.
  private func objectiveCName(_ method: SelectedMethod) -> String {
    guard let parameter = method.function.parameters.first else { return method.function.name }
    guard let label = parameter.label else { return method.function.name + ":" }
    return method.function.name + "With" + label.prefix(1).uppercased() + label.dropFirst() + ":"
  }

  private func call(_ method: SelectedMethod) -> String {
    let callee = "(target as! \(method.type)\(method.function.isStatic ? ".Type" : "")).\(method.function.name)"
    guard let parameter = method.function.parameters.first else { return "\(callee)()" }
    let label = parameter.label.map { "\($0): " } ?? ""
    let type = parameter.type.description
    let value = type == "Any?" ? "sender" : type == "Any" ? "sender!" : "sender as! \(type)"
    return "\(callee)(\(label)\(value))"
  }
}
