import Signalbox

/// The nearest right word for a wrong one.
enum Suggestions {
  private static var verbs: [String] { SignalboxCommand.verbs.map { $0.name } + ["help"] }

  /// A first argument that is no verb is most likely a misspelt one.
  static func checkVerb(of arguments: [String]) throws(Failure) {
    guard arguments.count > 1, !arguments[1].hasPrefix("-"), !verbs.contains(arguments[1]) else { return }
    let advice = Spelling.nearest(to: arguments[1], among: verbs).map { " Did you mean '\($0)'?" } ?? ""
    throw Failure(
      text:
        "Error: '\(arguments[1])' is no command of signalbox.\(advice)\nCommands: \(verbs.joined(separator: ", ")). See 'signalbox --help'.",
      exitCode: 64)
  }
}
