import DispatchTrace
import SwiftSyntax

/// The files of a scenario: the driver, whose top-level code runs, and others that only declare.
extension Checker {
  /// Checks all of them; what the driver's top level does.
  func check(_ driver: SourceFileSyntax, besides others: [SourceFileSyntax]) -> [Statement] {
    hasSeveralFiles = !others.isEmpty
    usesAvailability = ([driver] + others).contains { $0.description.mentions("@available") }
    guard checkImports(of: [driver] + others) else { return [] }
    readOperators([driver] + others)
    limitEffort(toTextOf: ([driver] + others).reduce(0) { $0 + $1.totalLength.utf8Length })
    let files = [(driver, fileScope)] + others.enumerated().map { ($1, Scope(file: $0 + 1, of: fileScope)) }
    for (file, scope) in files { collect(file.statements, into: scope) }
    collectExtensions(of: files)
    collectOptionalRequirements(of: files)
    for (file, scope) in files.dropFirst() { withScope(scope) { declareGlobals(file.statements) } }
    for declaration in userTypes { readHeader(declaration) }
    readOpaqueResults()
    let statements = topLevel(driver.statements)
    if hasSeveralFiles, statements.isEmpty {
      let message = "The driver has no top-level code, so nothing would run: the driver is the file that has it"
      findings.add(.error, .empty, message, at: SourcePosition(line: 1, column: 1))
    }
    checkGlobals()
    checkTypesAndBodies()
    checkAliases()
    checkExposure(byGlobalsOf: [driver] + others)
    for type in userTypes where type.isClass { for property in overridingProperties(of: type) { _ = isFoundByClass(property) } }
    // What functions assign to a constant was told.
    let standing = findings.errorCount() == 0 ? standingDeclarations(driver.statements) : []
    InitializationCheck.check(statements, around: standing, findings)
    if findings.errorCount() == 0 {
      EscapeCheck.check(statements, findings)
      checkOwnership(of: statements, main)
    }
    checkRedeclarations()
    return statements
  }

  /// The bodies of functions have types of their own, whose methods have bodies.
  private func checkTypesAndBodies() {
    var index = 0
    func checkTypes() {
      while index < userTypes.count {
        checkType(userTypes[index])
        index += 1
      }
    }
    checkTypes()
    for type in extendedTypes { checkExtensions(of: type) }
    repeat {
      while let next = pendingBodies.popLast() { checkBody(of: next) }
      checkTypes()
    } while !pendingBodies.isEmpty
  }

  private func topLevel(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    noteVariables(of: items)
    for item in items {
      statementsBefore.append(result.count)
      if case .decl(let node) = item.item, node.is(FunctionDeclSyntax.self) { continue }
      result += statement(item)
    }
    // What the compiled program does when its last line has run.
    if library.scope.names["atexit"] != nil, let end = libraryFunction("_runExitHandlers") {
      result.append(.expression(Expression(.call(end, [:], nil, [], .direct), .void, at: .none)))
    }
    return result
  }

  // MARK: - What one file sees of another

  /// Never in a program of one file: there nobody is kept out.
  func isPrivateToFile(_ declaration: DeclSyntax) -> Bool {
    guard hasSeveralFiles else { return false }
    return declaration.part(DeclModifierListSyntax.self).map(isKept) ?? false
  }

  /// Those of `found` that code in `scope` may use. Its own file's private types and variables hide those that all files know.
  func visible(_ found: [Declaration], from scope: Scope) -> [Declaration] {
    guard hasSeveralFiles else { return found }
    let visible = found.filter { !$0.isFilePrivate || $0.position.file == scope.file }
    let own = visible.filter { $0.isFilePrivate && !($0 is FunctionDeclaration) }
    return own.isEmpty ? visible : own
  }

  /// Two declarations of one name clash in one file, and where all files know both.
  func clashes(_ first: Declaration, with second: Declaration, isPrivate: Bool) -> Bool {
    first.position.file == second.position.file || !first.isFilePrivate && !isPrivate
  }

  /// Of a variable of the driver with a global of another file.
  func checkClash(of variable: VariableDeclaration) {
    let others = fileScope.names[variable.name] ?? []
    let globals = others.compactMap { $0 as? VariableDeclaration }.filter { $0.storage == .global }
    guard globals.contains(where: { clashes($0, with: variable, isPrivate: variable.isFilePrivate) }) else { return }
    findings.add(.error, .redeclaration, "Invalid redeclaration of '\(variable.name)'", at: variable.position)
  }

  // MARK: - Globals beside the driver

  /// Declares the variables of a file without a top level: they get their values when they are first used, as in Swift.
  private func declareGlobals(_ items: CodeBlockItemListSyntax) {
    for item in items {
      statement = Syntax(item)
      switch item.item {
      case .decl(let node):
        if let variables = node.as(VariableDeclSyntax.self) {
          for binding in variables.bindings { declareGlobal(binding, variables) }
        } else if !node.is(FunctionDeclSyntax.self), !isRemark(node) {
          _ = statement(item)
        }
      case .stmt, .expr:
        if case .expr(let node) = item.item, isRemark(node) { break }
        report(
          .syntax,
          "Statements and expressions are only allowed at the top level of the driver; put them into a function that it calls",
          at: item)
      }
    }
  }

  private func declareGlobal(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) {
    guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else {
      report(
        .unsupported, "A pattern at the top level of this file is not supported; declare each variable by itself", at: binding)
      return
    }
    rejectWrappers(node.attributes)
    checkVariable(node)
    let modifiers = modifiers(node.modifiers)
    checkModifiers(ofFree: node.modifiers, of: DeclSyntax(node), "properties", isLocal: false)
    let made = VariableDeclaration(
      name(identifier.identifier), at: position(identifier), scope: scope, storage: .global,
      isLet: node.bindingSpecifier.tokenKind == .keyword(.let))
    made.typeSyntax = binding.typeAnnotation?.type
    made.isImplicitlyUnwrapped = isImplicitlyUnwrapped(made.typeSyntax)
    made.ownership = modifiers.contains("weak") ? .weak : modifiers.contains("unowned") ? .unowned : .strong
    made.initializerSyntax = binding.initializer?.value
    made.hasInitialValue = made.initializerSyntax != nil
    made.isFilePrivate = isPrivateToFile(DeclSyntax(node))
    // Any thread may be the first to use it.
    made.escapes = true
    addAccessors(binding.accessorBlock, to: made, scope: scope)
    if made.isComputed { made.isLet = made.setter == nil }
    let others = scope.names[made.name] ?? []
    if others.contains(where: { $0 is VariableDeclaration && clashes($0, with: made, isPrivate: made.isFilePrivate) }) {
      report(.redeclaration, "Invalid redeclaration of '\(made.name)'", at: identifier)
    }
    scope.declare(made)
    globals.append(made)
  }

  private func checkGlobals() {
    for global in globals {
      let type = type(of: global)
      for accessor in global.accessors { checkBody(of: accessor) }
      checkOwnership(global, type)
      if global.isComputed || type.hasError { continue }
      initialValue(of: global, as: type)
      if !global.hasInitialValue, global.isLet || nothing(type, at: global.position) == nil {
        findings.add(
          .error, .type,
          "The global variable '\(global.name)' needs an initial value: this file has no top level that could give it one",
          at: global.position)
      }
    }
  }
}
