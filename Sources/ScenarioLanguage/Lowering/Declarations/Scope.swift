import SwiftSyntax

/// Where names are looked up: a block, a function's parameters, a type's braces, the file.
final class Scope {
  let parent: Scope?
  /// The type whose members are in reach without a base.
  let nominal: NominalDeclaration?
  /// The function whose statements are in here; nil outside functions.
  let function: FunctionContext?
  /// Code of the library: it alone sees the library's internals, and it does not see a scenario's names that begin like them.
  let isLibrary: Bool
  let ledger: Ledger
  /// The number of the file that it is in.
  let file: Int
  /// What stands in here stands in a file, outside of all braces.
  let isOfFile: Bool
  /// Of a file beside the driver: the scope that has the names of all files.
  private let shared: Scope?
  private var ownNames: [String: [Declaration]] = [:]
  /// Types that are only parameters here.
  private(set) var generics: [String: GenericParameter] = [:]

  var names: [String: [Declaration]] { shared?.names ?? ownNames }

  init(parent: Scope?, nominal: NominalDeclaration? = nil, function: FunctionContext? = nil) {
    self.parent = parent
    file = parent?.file ?? 0
    isOfFile = false
    shared = nil
    self.nominal = nominal
    self.function = function ?? parent?.function
    isLibrary = parent?.isLibrary ?? true
    ledger = parent?.ledger ?? Ledger()
    ledger.add(self)
  }

  /// The scope of a scenario's files: what is inside it is the scenario's own.
  init(filesOver library: Scope) {
    parent = library
    nominal = nil
    function = nil
    isLibrary = false
    ledger = library.ledger
    file = 0
    isOfFile = true
    shared = nil
    ledger.add(self)
  }

  /// The scope of one more file: what it declares the others know, too.
  init(file: Int, of files: Scope) {
    parent = files
    nominal = nil
    function = nil
    isLibrary = false
    ledger = files.ledger
    self.file = file
    isOfFile = true
    shared = files
    ledger.add(self)
  }

  func takeApart() {
    ownNames = [:]
    generics = [:]
    function?.takeApart()
  }

  /// Whether code in here may use what is called `name`. The library's internals begin with `_`; an underscore in a scenario is
  /// one of its own names.
  func reaches(_ name: String, isLibrary isTheirs: Bool) -> Bool {
    isLibrary == isTheirs || name.utf8.count < 2 || name.utf8.first != UInt8(ascii: "_") || Self.openUnderscored.contains(name)
  }

  /// What Swift's own library and C's name so and programs use all the same.
  private static let openUnderscored: Set<String> = ["_domain", "_code", "_nsError", "__dispatch_queue_get_label"]

  func declare(_ declaration: Declaration) {
    if let shared { return shared.declare(declaration) }
    ownNames[declaration.name, default: []].append(declaration)
  }

  func declare(_ parameter: GenericParameter) {
    generics[parameter.name] = parameter
  }

  func remove(_ name: String) {
    ownNames[name] = nil
  }
}

/// A function, closure or the top-level code while its body is checked, and what was found out about it.
final class FunctionContext {
  enum Kind {
    case topLevel, function, closure
  }

  let kind: Kind
  /// The enclosing one, for closures and local functions.
  let parent: FunctionContext?
  var result: Type
  var throwsErrors = false
  /// `throws(E)`
  var thrown: Type?
  /// Variables of enclosing functions that it uses, in order of first use.
  var captures: [VariableDeclaration] = []
  /// Variables of the top level that it uses.
  var globals: [VariableDeclaration] = []
  /// The same with what the capture list names.
  var captureOrder: [VariableDeclaration] = []
  /// Local functions it uses: what they capture it must be able to hand over.
  var localFunctions: [FunctionDeclaration] = []
  /// It may run after its maker has returned, or on another thread.
  var isEscaping = false
  /// It may run on several threads at once, while its maker waits.
  var isConcurrent = false
  /// Of a closure of several statements whose result nothing has said before its body.
  enum FirstReturn {
    case toCome(ClosureExprSyntax), hasDecided(ClosureExprSyntax)
  }

  var firstReturn: FirstReturn?
  var declaration: FunctionDeclaration?
  var isInitializer = false
  /// It, or a closure in it, consumes a variable.
  var consumes = false
  /// It calls `self.init` or `super.init`.
  var delegates = false
  /// `[self]`, `[weak self]`: members may be named without `self.`
  var capturesSelfByName = false
  /// A `return` was seen whose value the result must fit.
  var hasReturn = false

  init(_ kind: Kind, parent: FunctionContext?, result: Type) {
    self.kind = kind
    self.parent = parent
    self.result = result
  }

  func takeApart() {
    (captures, globals, captureOrder) = ([], [], [])
    localFunctions = []
    declaration = nil
    result = .error
  }

  func capture(_ variable: VariableDeclaration) {
    if captures.contains(variable) { return }
    captures.append(variable)
    captureOrder.append(variable)
  }

  /// What it captures, itself or through the local functions it uses.
  var allCaptures: [VariableDeclaration] {
    // What functions use as well is shared by all.
    var result = captures.filter { !$0.isGuarded || !$0.isSharedGlobal }
    var seen: [FunctionDeclaration] = []
    var queue = localFunctions
    while let next = queue.popLast() {
      if seen.contains(next) { continue }
      seen.append(next)
      guard let inner = next.context else { continue }
      for variable in inner.captures where !result.contains(variable) && variable.home !== self { result.append(variable) }
      queue += inner.localFunctions
    }
    return result
  }

  /// A variable of the closure's own capture list is used.
  func noteListed(_ variable: VariableDeclaration) {
    if !captureOrder.contains(variable) { captureOrder.append(variable) }
  }
}
