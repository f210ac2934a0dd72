import ArgumentParser

/// A command of `signalbox`: the first word behind its name.
protocol Verb: ParsableCommand {
  static var name: String { get }
  /// What `--sandbox` leaves it; nil where nothing was asked for.
  var confinement: Confinement? { get }
}

extension Verb {
  var confinement: Confinement? { nil }

  /// The command with its options. Nil when they are wrong, or ask for something else, such as help.
  static func parsed(_ arguments: [String]) -> Self? { try? parseAsRoot(arguments) as? Self }
}

extension CommandConfiguration {
  /// Of a command of `signalbox`.
  static func verb(_ name: String, abstract: String, discussion: String) -> Self {
    Self(commandName: name, _superCommandName: "signalbox", abstract: abstract, discussion: discussion)
  }
}
