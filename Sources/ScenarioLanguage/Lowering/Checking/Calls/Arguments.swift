import DispatchTrace
import SwiftSyntax

/// One argument as it is written.
struct ArgumentSyntax {
  var label: String?
  var value: ExprSyntax
  var isTrailing = false
  /// The one of the trailing closures that stands without a label behind the call: it is for whatever takes a function.
  var isFirstTrailing = false
  /// What `infer` made of it before any parameter was known; nil for what needs one.
  var inferred: Expression?
  /// An operand that is an operator expression itself; `value` then only says where it is.
  var folded: Folded?

  var isInout: Bool { value.is(InOutExprSyntax.self) }
  var closure: ClosureExprSyntax? { value.as(ClosureExprSyntax.self) }
}

/// Which arguments a parameter gets; none means its default.
struct ArgumentBinding {
  var parameter: Parameter
  var arguments: [Int]
}

enum ArgumentMismatch: @unchecked Sendable {
  case missing(Parameter)
  case extra(Int)
  case label(Int, expected: String?)
}

extension Checker {
  func arguments(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax?, additional: MultipleTrailingClosureElementListSyntax
  ) -> [ArgumentSyntax] {
    // `init(_: items)` says that there is no label.
    var result = list.map { element in
      ArgumentSyntax(label: element.label.map { name($0) }.flatMap { $0 == "_" ? nil : $0 }, value: element.expression)
    }
    if let trailing {
      result.append(ArgumentSyntax(label: nil, value: ExprSyntax(trailing), isTrailing: true, isFirstTrailing: true))
    }
    for element in additional {
      let label = element.label.tokenKind == .wildcard ? nil : name(element.label)
      result.append(ArgumentSyntax(label: label, value: ExprSyntax(element.closure), isTrailing: true))
    }
    return result
  }

  /// Pairs arguments and parameters the way Swift does: in order, by label, skipping parameters with defaults.
  ///
  /// `isBackward`: an only trailing closure is for the last parameter that takes one, as before Swift 5.3.
  func match(
    _ arguments: [ArgumentSyntax], to parameters: [Parameter], isBackward: Bool = false
  ) -> Result<[ArgumentBinding], MatchFailure> {
    var bindings = parameters.map { ArgumentBinding(parameter: $0, arguments: []) }
    var next = 0
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      let found =
        argument.isFirstTrailing && isBackward
        ? parameters.indices.last { $0 >= next && takesClosure(parameters[$0]) }
        : target(of: argument, before: arguments[(index + 1)...].first, parameters, from: next)
      guard let target = found else {
        return .failure(MatchFailure(mismatch(argument, at: index, parameters, from: next)))
      }
      bindings[target].arguments.append(index)
      index += 1
      next = target + 1
      if parameters[target].isVariadic {
        let takesClosures = takesClosure(parameters[target])
        while index < arguments.count, arguments[index].label == nil,
          !arguments[index].isTrailing || arguments[index].isFirstTrailing && takesClosures && target == parameters.count - 1
        {
          bindings[target].arguments.append(index)
          index += 1
        }
      }
    }
    for binding in bindings where binding.arguments.isEmpty && isRequired(binding.parameter) {
      return .failure(MatchFailure(.missing(binding.parameter)))
    }
    return .success(bindings)
  }

  struct MatchFailure: Error {
    var mismatch: ArgumentMismatch

    init(_ mismatch: ArgumentMismatch) {
      self.mismatch = mismatch
    }
  }

  private func target(
    of argument: ArgumentSyntax, before following: ArgumentSyntax?, _ parameters: [Parameter], from start: Int
  ) -> Int? {
    var index = start
    while index < parameters.count {
      let parameter = parameters[index]
      if argument.isFirstTrailing {
        if takesClosure(parameter), !isLeftOut(index, parameters, before: following) { return index }
      } else if parameter.label == argument.label {
        return index
      }
      guard parameter.hasDefault || parameter.isVariadic else { return nil }
      index += 1
    }
    return nil
  }

  /// `load { … }` of `load(then: = …, else:)`: what has a default is not what a trailing closure is for, where a later one has none.
  private func isLeftOut(_ index: Int, _ parameters: [Parameter], before following: ArgumentSyntax?) -> Bool {
    guard !isRequired(parameters[index]) else { return false }
    let rest = parameters[(index + 1)...].prefix { following == nil || $0.label != following?.label }
    return rest.contains { isRequired($0) }
  }

  private func isRequired(_ parameter: Parameter) -> Bool { !parameter.hasDefault && !parameter.isVariadic }

  func takesClosure(_ parameter: Parameter) -> Bool {
    if parameter.isAutoclosure { return false }
    var type = parameter.type
    if parameter.isVariadic, case .nominal(_, let elements) = type { type = elements.first ?? type }
    switch (type.wrapped ?? type).head {
    case .function, .parameter, .variable, .error: return true
    case .nominal, .tuple, .existential, .metatype, .dependent: return false
    }
  }

  private func mismatch(
    _ argument: ArgumentSyntax, at index: Int, _ parameters: [Parameter], from next: Int
  ) -> ArgumentMismatch {
    let rest = parameters[min(next, parameters.count)...]
    if argument.isTrailing {
      // `group.notify { … }`: the closure has its parameter, behind one that nothing is given for.
      let isTaken = rest.contains { takesClosure($0) && (argument.isFirstTrailing || $0.label == argument.label) }
      return rest.first { isRequired($0) && !takesClosure($0) }.flatMap { isTaken ? .missing($0) : nil }
        ?? .extra(index)
    }
    if let required = rest.first(where: { isRequired($0) }) {
      if rest.contains(where: { $0.label == argument.label }) { return .missing(required) }
      return .label(index, expected: required.label)
    }
    if let optional = rest.first(where: { candidate in !parameters[..<next].contains { $0.label == candidate.label } }) {
      return .label(index, expected: optional.label)
    }
    return .extra(index)
  }

  func report(
    _ mismatch: ArgumentMismatch, _ arguments: [ArgumentSyntax], of parameters: [Parameter], callee: String,
    at node: some SyntaxProtocol
  ) {
    switch mismatch {
    case .missing(let parameter):
      if let late = arguments.firstIndex(where: { $0.label != nil && $0.label == parameter.label }) {
        let before = arguments[..<late].first { argument in
          parameters.drop { $0.label != parameter.label }.dropFirst().contains { $0.label == argument.label }
        }
        let other = before?.label.map { "argument '\($0)'" } ?? "the others"
        report(.type, "Argument '\(parameter.label ?? "")' must precede \(other)", at: arguments[late].value)
        return
      }
      let label = parameter.label.map { "'\($0)'" } ?? "#\((parameters.firstIndex { $0.name == parameter.name } ?? 0) + 1)"
      report(.type, "Missing argument for parameter \(label) in call to '\(callee)'", at: node)
    case .extra(let index):
      let argument = arguments[index]
      if argument.isTrailing {
        report(.type, "Extra trailing closure passed in call to '\(callee)'", at: argument.value)
      } else if let label = argument.label, let near = Spelling.nearest(to: label, among: openLabels(parameters, arguments)) {
        report(
          .type, "Incorrect argument label in call to '\(callee)' (have '\(label):', expected '\(near):')", at: argument.value)
      } else {
        report(.type, "Extra argument\(argument.label.map { " '\($0)'" } ?? "") in call to '\(callee)'", at: argument.value)
      }
    case .label(let index, let expected):
      let argument = arguments[index]
      let open = openLabels(parameters, arguments)
      let near = argument.label.flatMap { Spelling.nearest(to: $0, among: open) }
      let wanted = near ?? expected
      if let wanted, !open.contains(wanted) {
        return report(.extra(index), arguments, of: parameters, callee: callee, at: node)
      }
      switch (argument.label, wanted) {
      case (nil, let wanted?): report(.type, "Missing argument label '\(wanted):' in call to '\(callee)'", at: argument.value)
      case (let label?, nil): report(.type, "Extraneous argument label '\(label):' in call to '\(callee)'", at: argument.value)
      case (let label?, let wanted?):
        report(
          .type, "Incorrect argument label in call to '\(callee)' (have '\(label):', expected '\(wanted):')", at: argument.value)
      case (nil, nil): report(.type, "Extra argument in call to '\(callee)'", at: argument.value)
      }
    }
  }

  /// Of parameters for which nothing is given, neither by their labels nor by a trailing closure.
  private func openLabels(_ parameters: [Parameter], _ arguments: [ArgumentSyntax]) -> [String] {
    let isTrailed = arguments.contains { $0.isFirstTrailing }
    let open = parameters.filter { parameter in
      !arguments.contains { $0.label == parameter.label } && !(isTrailed && takesClosure(parameter))
    }
    return open.compactMap(\.label)
  }
}
