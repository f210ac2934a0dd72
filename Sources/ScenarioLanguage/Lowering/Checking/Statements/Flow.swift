import DispatchTrace
import SwiftSyntax

/// What can be reached: missing returns, switches that forget something.
extension Checker {
  /// Whether control can come out at the end of the statements.
  func canFallThrough(_ statements: [Statement]) -> Bool {
    for statement in statements where !canFallThrough(statement) { return false }
    return true
  }

  private func canFallThrough(_ statement: Statement) -> Bool {
    switch statement {
    case .returning, .throwing, .breaking, .continuing, .fallthroughCase: return false
    case .expression(let value): return !isNever(value)
    case .bind(_, let value, _): return value.map { !isNever($0) } ?? true
    case .conditional(let conditions, let then, let otherwise, _):
      return conditions.known != false && canFallThrough(then) || conditions.known != true && canFallThrough(otherwise)
    case .guarding(let conditions, let otherwise, _): return conditions.known != false || canFallThrough(otherwise)
    case .choice(let choice):
      if choice.cases.isEmpty { return !isUninhabited(choice.subject.type) }
      return choice.cases.contains { canLeave($0.body, choice.label) }
    case .doBlock(let body, let catches, let label, _):
      return canLeave(body, label) || catches.contains { $0.isReached && canLeave($0.body, label) }
    case .whileLoop(let conditions, let body, let label, _):
      return conditions.known != true || breaks(body, label)
    case .repeatLoop(let body, let condition, let label, _):
      if [Condition.test(condition)].known == true { return breaks(body, label) }
      return canFallThrough(body) || breaks(body, label) || continues(body, label)
    case .forLoop, .deferred, .localFunction: return true
    }
  }

  private func isNever(_ value: Expression) -> Bool {
    if case .tryMarker(let inner) = value.kind { return isNever(inner) }
    return value.type.isNominal("Never") || failsForSure(value)
  }

  /// `assert(false, "…")`: the compiler looks into these two.
  private func failsForSure(_ value: Expression) -> Bool {
    guard case .call(let function, _, nil, let arguments, _) = value.kind, function.isLibrary,
      ["assert", "precondition"].contains(function.name), case .closure(let condition)? = arguments.first?.value.kind,
      case .returning(let tested?, _)? = condition.statements.first
    else { return false }
    return isLiteral(tested, false)
  }

  private func canLeave(_ body: [Statement], _ label: LoopLabel) -> Bool {
    // The last `fallthrough` leads into the next case, which is looked at itself.
    canFallThrough(body) || breaks(body, label)
  }

  private func breaks(_ body: [Statement], _ label: LoopLabel) -> Bool {
    contains(body) {
      if case .breaking(let target, _) = $0 { target === label } else { false }
    }
  }

  private func continues(_ body: [Statement], _ label: LoopLabel) -> Bool {
    contains(body) {
      if case .continuing(let target, _) = $0 { target === label } else { false }
    }
  }

  private func contains(_ statements: [Statement], where test: (Statement) -> Bool) -> Bool {
    statements.contains { statement in
      if test(statement) { return true }
      switch statement {
      case .conditional(_, let then, let otherwise, _): return contains(then, where: test) || contains(otherwise, where: test)
      case .guarding(_, let otherwise, _): return contains(otherwise, where: test)
      case .whileLoop(_, let body, _, _), .repeatLoop(let body, _, _, _): return contains(body, where: test)
      case .forLoop(let loop): return contains(loop.body, where: test)
      case .choice(let choice): return choice.cases.contains { contains($0.body, where: test) }
      case .doBlock(let body, let catches, _, _):
        return contains(body, where: test) || catches.contains { contains($0.body, where: test) }
      case .expression, .bind, .deferred, .returning, .throwing, .breaking, .continuing, .fallthroughCase, .localFunction:
        return false
      }
    }
  }

  // MARK: - Exhaustive switches

  func checkExhaustive(_ choice: Switch, _ node: SwitchExprSyntax) {
    if choice.subject.type.hasError || isUninhabited(choice.subject.type) { return }
    if choice.cases.contains(where: { $0.items.isEmpty }) { return }
    let patterns = choice.cases.flatMap(\.items).filter { $0.filter == nil }.map(\.pattern)
    let missing = missing(patterns.map { [$0] }, [choice.subject.type])
    guard let missing else { return }
    let names = missing[0]
    let advice = names == "_" ? "add a 'default' case" : "'\(names)' is not handled"
    report(.type, "Switch must be exhaustive: \(advice)", at: node)
  }

  /// A row of values that no pattern row matches; nil when there is none. The classic matrix algorithm.
  private func missing(_ rows: [[Pattern]], _ types: [Type]) -> [String]? {
    guard let type = types.first else { return rows.isEmpty ? [] : nil }
    let rows = rows.map { [withoutCertainCast($0[0], of: type)] + $0.dropFirst() }
    let rest = Array(types.dropFirst())
    let forms = forms(of: type)
    // Types whose values cannot be listed need a pattern that matches anything; and where all patterns do, forms do not matter.
    if forms.isEmpty || rows.allSatisfy({ matchesAnything($0[0]) }) && !(rows.isEmpty && rest.isEmpty) {
      let general = rows.filter { matchesAnything($0[0]) }.map { Array($0.dropFirst()) }
      return missing(general, rest).map { ["_"] + $0 }
    }
    for form in forms {
      let specialised = rows.compactMap { specialise($0, form) }
      if specialised.isEmpty { return [form.show(form.parts.map { _ in "_" })] + rest.map { _ in "_" } }
      if let found = missing(specialised, form.parts + rest) {
        let parts = found.prefix(form.parts.count)
        return [form.show(Array(parts))] + found.dropFirst(form.parts.count)
      }
    }
    return nil
  }

  /// `let error as NSError`, for every error is one, and `let view as View` of what is declared to be one.
  private func withoutCertainCast(_ pattern: Pattern, of type: Type) -> Pattern {
    let type = simplified(type)
    switch pattern {
    case .cast(let inner, let target): return isCertain(simplified(target), of: type) ? inner : pattern
    case .isType(let target): return isCertain(simplified(target), of: type) ? .wildcard : pattern
    case .wildcard, .bind, .tuple, .enumCase, .some, .none, .test, .converted, .boolean: return pattern
    }
  }

  private func isCertain(_ target: Type, of type: Type) -> Bool {
    if target.isNominal("NSError"), case .existential(let protocols) = type {
      return protocols.contains { $0.isLibrary && $0.name == "Error" }
    }
    if case .existential(let protocols) = target, type.wrapped == nil { return protocols.allSatisfy { conforms(type, to: $0) } }
    return type == target || isSubclass(type, of: target)
  }

  private struct Form {
    var kind: Kind
    var parts: [Type]

    enum Kind {
      case enumCase(EnumCase)
      case some, none
      case boolean(Bool)
      case tuple
    }

    func show(_ parts: [String]) -> String {
      switch kind {
      case .enumCase(let enumCase): parts.isEmpty ? ".\(enumCase.name)" : ".\(enumCase.name)(\(parts.joined(separator: ", ")))"
      case .some: ".some(\(parts[0]))"
      case .none: ".none"
      case .boolean(let value): "\(value)"
      case .tuple: "(\(parts.joined(separator: ", ")))"
      }
    }
  }

  private func forms(of type: Type) -> [Form] {
    let type = simplified(type)
    if let wrapped = type.wrapped, isUninhabited(wrapped) { return [Form(kind: .none, parts: [])] }
    if let wrapped = type.wrapped { return [Form(kind: .some, parts: [wrapped]), Form(kind: .none, parts: [])] }
    if case .tuple(let fields) = type, !fields.isEmpty { return [Form(kind: .tuple, parts: fields.map(\.type))] }
    if type.isNominal("Bool") { return [Form(kind: .boolean(true), parts: []), Form(kind: .boolean(false), parts: [])] }
    guard case .nominal(let declaration, let arguments) = type, declaration.kind == .enumeration else { return [] }
    let substitution = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
    let all = cases(of: declaration).filter { !isUnavailable($0) }.map {
      Form(kind: .enumCase($0), parts: $0.payload.map { normalized($0.type.substituting(substitution)) })
    }
    return all.filter { !$0.parts.contains(where: isUninhabited) }
  }

  /// There is no value of it: `.failure(Never)` cannot be, and need not be handled.
  private func isUninhabited(_ type: Type) -> Bool {
    guard let declaration = simplified(type).nominal, declaration.kind == .enumeration else { return false }
    return cases(of: declaration).isEmpty
  }

  private func matchesAnything(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .wildcard, .bind: true
    case .converted(_, _, let inner): matchesAnything(inner)
    default: false
    }
  }

  private func specialise(_ row: [Pattern], _ form: Form) -> [Pattern]? {
    let rest = Array(row.dropFirst())
    let anything = Array(repeating: Pattern.wildcard, count: form.parts.count)
    if matchesAnything(row[0]) { return anything + rest }
    switch (row[0], form.kind) {
    case (.enumCase(let own, let parts, _), .enumCase(let wanted)):
      guard own === wanted else { return nil }
      guard let parts, parts.count == form.parts.count else { return anything + rest }
      return parts + rest
    case (.some(let inner), .some): return [inner] + rest
    case (.none, .none): return rest
    case (.boolean(let own), .boolean(let wanted)): return own == wanted ? rest : nil
    case (.tuple(let parts), .tuple): return parts + rest
    default: return nil
    }
  }
}
