/// `type(of: value)` of a variable that has no value yet.
extension Type {
  /// Every value of the type is of just this one: nobody has to look at the value.
  var isTypeOfEveryValue: Bool {
    switch self {
    case .nominal(let declaration, _): !declaration.isClass && !declaration.isProtocol
    case .tuple(let fields): fields.allSatisfy(\.type.isTypeOfEveryValue)
    case .function: true
    case .parameter, .existential, .metatype, .dependent, .variable, .error: false
    }
  }
}

extension Expression {
  /// Even before it has a value.
  var saysItsType: Bool { isVariableOrField && type.isTypeOfEveryValue }

  private var isVariableOrField: Bool {
    if case .field(let base, _) = kind { return base.isVariableOrField }
    if case .variable = kind { return true }
    return false
  }
}
