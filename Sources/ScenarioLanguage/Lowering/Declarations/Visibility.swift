/// How far what is declared can be named: what others see may not say more than they can name.
enum Visibility {
  /// `private` in a type: its braces and those of its extensions.
  case braces(NominalDeclaration)
  /// In the braces of a function.
  case function
  case file, module, everywhere

  init(_ access: AccessLevel) {
    switch access {
    case .private, .fileprivate: self = .file
    case .internal: self = .module
    case .package, .public, .open: self = .everywhere
    }
  }

  private var width: Int {
    switch self {
    case .braces, .function: 0
    case .file: 1
    case .module: 2
    case .everywhere: 3
    }
  }

  static func narrower(_ one: Visibility, _ other: Visibility) -> Visibility { other.width < one.width ? other : one }

  /// Whether all that can name the one can name the other; both can be named at one place.
  func isWithin(_ other: Visibility) -> Bool {
    switch (self, other) {
    case (_, .function): true
    case (.braces(let inner), .braces(let outer)): inner.isWithin(outer) || inner.outermost.isLocal && !outer.outermost.isLocal
    case (.function, .braces(let outer)): !outer.outermost.isLocal
    case (_, .braces): false
    case (_, .file), (_, .module), (_, .everywhere): width <= other.width
    }
  }
}

extension NominalDeclaration {
  /// Declared among the statements of a function.
  var isLocal: Bool { parent == nil && scope.parent.map(\.isOfFunction) ?? false }
}

extension Scope {
  /// What the driver's top level has in braces is the file's.
  var isOfFunction: Bool { function.map { $0.kind != .topLevel } ?? false }
}
