/// The nearest right word for a wrong one.
enum Suggestions {
  static let verbs = ["run", "check", "render", "record", "help"]

  /// A first argument that is no verb is most likely a misspelt one.
  static func checkVerb(of arguments: [String]) throws(Failure) {
    guard arguments.count > 1, !arguments[1].hasPrefix("-"), !verbs.contains(arguments[1]) else { return }
    let advice = nearest(to: arguments[1], among: verbs).map { " Did you mean '\($0)'?" } ?? ""
    throw Failure(
      text:
        "Error: '\(arguments[1])' is no command of signalbox.\(advice)\nCommands: \(verbs.joined(separator: ", ")). See 'signalbox --help'.",
      exitCode: 64)
  }

  /// The candidate with the smallest edit distance, the first of equals; nil when all are too far away to be meant.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (word: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= max(word.count / 3, 1) + 1 else {
      return nil
    }
    return best.word
  }

  /// Levenshtein's.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let change = diagonal + (second[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[second.count]
  }
}
