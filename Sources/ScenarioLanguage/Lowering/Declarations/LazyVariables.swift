import DispatchTrace
import SwiftSyntax

/// `lazy var` among the statements of a function.
extension Checker {
  /// Behind the variable there are a closure that makes its value and an Optional that keeps it; nil of any other declaration.
  func lazyLocal(_ node: VariableDeclSyntax) -> [Statement]? {
    guard !isTopLevelScope, node.bindingSpecifier.tokenKind == .keyword(.var),
      node.modifiers.contains(where: { $0.name.text == "lazy" }), node.bindings.count == 1,
      let binding = node.bindings.first, let syntax = binding.initializer?.value,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let text = name(identifier.identifier)
    checkLocal(text, identifier)
    let place = position(binding)
    let maker = madeLater(syntax, as: binding.typeAnnotation.map { resolve($0.type, in: scope) })
    guard case .function(let function) = maker.type, !function.result.hasError else {
      _ = declareVariable(text, .error, isLet: false, at: position(identifier))
      return []
    }
    let made = declareVariable("_makes_" + text, maker.type, isLet: true, at: place)
    let kept = declareVariable("_lazy_" + text, library.optional(function.result), isLet: false, at: place)
    let read =
      "if let value = \(kept.name) { return value }\nlet value = \(made.name)()\n\(kept.name) = value\nreturn value"
    computed(text, read: read, written: "\(kept.name) = newValue", function.result, identifier)
    let nothing = Expression(.none, library.optional(function.result), at: place)
    return [.bind(.bind(made), maker, place), .bind(.bind(kept), nothing, place)]
  }

  private func madeLater(_ syntax: ExprSyntax, as type: Type?) -> Expression {
    let context = FunctionContext(.closure, parent: function, result: type ?? .error)
    let node = ClosureNode(context: context, at: position(syntax))
    withFunction(context, Scope(parent: scope, function: context)) {
      let value = type.map { check(syntax, as: $0) } ?? infer(syntax)
      finishStatement(value)
      context.result = settle(type ?? value.type)
      node.statements = [.returning(value, value.position)]
    }
    return Expression(
      .closure(node), .function(FunctionType(parameters: [], result: context.result)), at: position(syntax))
  }
}
