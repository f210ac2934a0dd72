import Signalbox

/// The nearest right word for a wrong one.
enum Suggestions {
  private static var verbs: [String] { SignalboxCommand.verbs.map { $0.name } + ["help"] }

  /// A first argument, or one behind `help`, that is no verb is most likely a misspelt one.
  static func checkVerb(of arguments: [String]) throws(Failure) {
    // Of `help nosuch` the second word is meant.
    let place = arguments.count > 2 && arguments[1] == "help" ? 2 : 1
    guard arguments.count > place, !arguments[place].hasPrefix("-"), !verbs.contains(arguments[place]) else { return }
    let advice = Spelling.nearest(to: arguments[place], among: verbs).map { " Did you mean '\($0)'?" } ?? ""
    throw Failure(
      text:
        "Error: '\(arguments[place])' is no command of signalbox.\(advice)\nCommands: \(verbs.joined(separator: ", ")). See 'signalbox --help'.",
      exitCode: 64)
  }
}
