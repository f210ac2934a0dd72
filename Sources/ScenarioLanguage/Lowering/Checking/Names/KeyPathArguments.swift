import SwiftSyntax

/// What the subscripts of a key path take: evaluated once, where the path is made, and not each time that somebody follows it.
struct PathArguments {
  /// The variables that hold it, in the order of the path.
  var held: [(variable: VariableDeclaration, value: Expression)] = []
  /// How many of them the closure that is being made has come to: the one that writes takes what the one that reads does.
  var count = 0
  /// The parts of the path in which something is held, as texts with the values.
  var texts: [SyntaxIdentifier: [Expression.Segment]] = [:]
}

extension Checker {
  func holdingArguments(_ body: () -> Expression) -> Expression {
    let around = pathArguments
    pathArguments = PathArguments()
    defer { pathArguments = around }
    let made = body()
    if pathArguments.held.isEmpty || made.type.hasError { return made }
    let statements = pathArguments.held.map { Statement.bind(.bind($0.variable), $0.value, $0.value.position) }
    return Expression(.block(statements, made), made.type, at: made.position)
  }

  /// The same element, of arguments that are held: those of `found` were checked in `outer`, around the closure.
  func withHeldArguments(_ found: Expression, in outer: FunctionContext, _ part: KeyPathSubscriptComponentSyntax) -> Expression {
    guard case .subscripted(let base, let declaration, let own, let arguments, let dispatch) = found.kind,
      !arguments.allSatisfy({ isWritten($0.value) })
    else { return found }
    var segments: [Expression.Segment] = [.text("[")]
    let kept = arguments.map { argument -> Expression.Argument in
      let isHeld = !isWritten(argument.value)
      let variable = isHeld ? holder(of: argument.value, in: outer) : nil
      let value = variable.map { Expression(.variable($0), $0.type, at: argument.value.position) } ?? argument.value
      let quote = value.type.isNominal("String") ? "\"" : ""
      segments += [.text((segments.count > 1 ? ", " : "") + quote), .value(value), .text(quote)]
      if let variable { noteUse(of: variable) }
      return Expression.Argument(value: value, isDefault: argument.isDefault && !isHeld)
    }
    pathArguments.texts[part.id] = segments + [.text("]")]
    return Expression(.subscripted(base, declaration, own, kept, dispatch), found.type, at: found.position)
  }

  /// It is the same whenever it is evaluated.
  private func isWritten(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .double, .bool, .string, .none: true
    case .wrap(let inner): isWritten(inner)
    default: false
    }
  }

  private func holder(of value: Expression, in outer: FunctionContext) -> VariableDeclaration {
    defer { pathArguments.count += 1 }
    if pathArguments.count < pathArguments.held.count { return pathArguments.held[pathArguments.count].variable }
    let made = local("$argument", settle(value.type), at: value.position, outer)
    pathArguments.held.append((made, value))
    return made
  }

  /// The path as it is written, but for what is held.
  func pathText(_ root: Type, _ components: KeyPathComponentListSyntax.SubSequence, at node: KeyPathExprSyntax) -> Expression {
    var segments: [Expression.Segment] = []
    for component in components where component.ownText != ".self" {
      guard let held = pathArguments.texts[component.component.id] else {
        segments.append(.text(component.ownText))
        continue
      }
      segments += [.text(component.period == nil ? "" : ".")] + held
    }
    let start = "\\" + root.shortName + (segments.isEmpty ? ".self" : "")
    let parts = segments.map { if case .text(let text) = $0 { text } else { String?.none } }
    let isWritten = !parts.contains(nil)
    let kind: Expression.Kind =
      isWritten ? .string(start + parts.compactMap { $0 }.joined()) : .interpolation([.text(start)] + segments)
    return Expression(kind, library.string, at: position(node))
  }
}
