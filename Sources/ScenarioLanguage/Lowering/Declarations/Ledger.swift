/// All scopes and declarations of one loading. They refer to each other in circles: when the program is made they are taken apart, or
/// a process that reads many scenarios would keep what it knew of each.
final class Ledger {
  private var scopes: [Scope] = []
  private var declarations: [Declaration] = []

  func add(_ scope: Scope) {
    scopes.append(scope)
  }

  func add(_ declaration: Declaration) {
    declarations.append(declaration)
  }

  /// Nothing that was looked up may be used any more.
  func close() {
    let nowhere = Scope(parent: nil)
    for declaration in declarations { declaration.takeApart(nowhere) }
    for scope in scopes { scope.takeApart() }
    declarations = []
    scopes = []
    nowhere.takeApart()
  }
}

extension GenericParameter {
  func takeApart() {
    protocols = []
    superclass = nil
  }
}
