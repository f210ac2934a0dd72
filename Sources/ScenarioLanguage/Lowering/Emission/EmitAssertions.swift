/// `assert` and `precondition` are transparent: the compiler evaluates their arguments where the call is, not in closures. What the
/// condition calls is so called by the function itself, which lets go of closures behind their last call.
extension FunctionEmitter {
  /// False when an argument is not written as a value.
  func assertion(_ declaration: FunctionDeclaration, _ arguments: [Expression.Argument]) -> Bool {
    guard let condition = written(arguments[0]), let message = written(arguments[1]),
      let failed = libraryFunction("_\(declaration.name)Failed")
    else { return false }
    let holds = Label()
    branch(condition, to: holds, when: true)
    statement {
      discard(Expression(.call(failed, [:], nil, [.init(value: message)], .direct), failed.result, at: position))
    }
    place(holds)
    return true
  }

  /// What an autoclosure evaluates.
  private func written(_ argument: Expression.Argument) -> Expression? {
    guard case .closure(let node) = argument.value.kind, case .returning(let value, _)? = node.statements.first else {
      return nil
    }
    return value
  }
}
