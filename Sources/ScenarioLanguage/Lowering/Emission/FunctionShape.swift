import DispatchTrace

/// Where a call's parts lie in its window.
struct FunctionShape {
  var result: Layout
  /// Offsets of the parameters, `self` first when there is one.
  var slots: [Layout] = []
  var layouts: [Layout]
  var isInout: [Bool]
  /// The result and the inout parameters.
  var results: Layout
  var total: Layout

  init(result: Layout, _ parameters: [(layout: Layout, isInout: Bool)]) {
    self.result = result
    layouts = parameters.map(\.layout)
    isInout = parameters.map(\.isInout)
    results = result
    slots = Array(repeating: .none, count: parameters.count)
    for (index, parameter) in parameters.enumerated() where parameter.isInout {
      slots[index] = results
      results += parameter.layout
    }
    total = results
    for (index, parameter) in parameters.enumerated() where !parameter.isInout {
      slots[index] = total
      total += parameter.layout
    }
  }

  /// References of the parameters that are not results.
  var parameterRefs: Int { total.refs - results.refs }
}

extension FunctionDeclaration {
  /// The receiver is a parameter of the function: not for static members of values and initialisers of values.
  var hasSelf: Bool {
    guard let owner else { return false }
    if isStatic { return receivesType }
    return kind != .initializer || (owner.isMadeByCaller && !isNative)
  }

  var isSelfInout: Bool {
    guard let owner, !isStatic, kind != .initializer else { return false }
    // What computes a property of an object changes that in its place.
    if owner.isClass { return !owner.isReferenceType && isMutating && kind == .method }
    return isMutating || kind == .observer || kind == .initialValue
  }
}

extension ProgramEmitter {
  /// The window of a call of the function.
  func shape(_ declaration: FunctionDeclaration, _ substitution: Substitution) -> FunctionShape {
    checker.readSignature(declaration)
    var parameters: [(layout: Layout, isInout: Bool)] = []
    if declaration.hasSelf, let owner = declaration.owner {
      let type = concrete(declaration.receivesType ? .metatype(owner.selfType) : owner.selfType, substitution)
      let isReference = checker.isReference(type)
      parameters.append((layout(type), declaration.isSelfInout && !isReference))
    }
    for parameter in declaration.parameters {
      parameters.append((layout(concrete(parameter.type, substitution)), parameter.isInout))
    }
    return FunctionShape(result: resultLayout(declaration, substitution), parameters)
  }

  private func resultLayout(_ declaration: FunctionDeclaration, _ substitution: Substitution) -> Layout {
    if declaration.kind == .initializer, declaration.owner?.isMadeByCaller == true, !declaration.isNative {
      // The instance is made by the caller; a failable initialiser says whether it succeeded.
      return declaration.isFailable ? .word : .none
    }
    return layout(concrete(declaration.result, substitution))
  }

  func shape(_ function: FunctionType, _ substitution: Substitution) -> FunctionShape {
    FunctionShape(
      result: layout(concrete(function.result, substitution)),
      function.parameters.map { (layout(concrete($0.type, substitution)), $0.isInout) })
  }
}
