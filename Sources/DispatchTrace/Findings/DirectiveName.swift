/// What a directive is called: the words before its colon.
package enum DirectiveName: Hashable {
  case title, caption, highlight, stub, network, input, simulate
  case expectation(ExpectationMode)
  case conformance, explore

  package static let all: [DirectiveName] =
    [.title, .caption, .highlight, .stub, .network, .input, .simulate] + ExpectationMode.allCases.map(DirectiveName.expectation)
    + [
      .conformance, .explore,
    ]

  package var words: String {
    switch self {
    case .title: "title"
    case .caption: "caption"
    case .highlight: "highlight"
    case .stub: "stub"
    case .network: "network"
    case .input: "input"
    case .simulate: "simulate"
    case .expectation(let mode): mode.rawValue
    case .conformance: "conformance"
    case .explore: "explore"
    }
  }

  /// A second one takes the place of the first.
  package var isOfOne: Bool {
    switch self {
    case .title, .conformance, .explore: true
    case .caption, .highlight, .stub, .network, .input, .simulate, .expectation: false
    }
  }

  package init?(_ words: String) {
    guard let name = Self.all.first(where: { $0.words == words }) else { return nil }
    self = name
  }

  /// The directive that these words, in lower case, are or nearly are; nil for prose.
  package init?(nearly words: String) {
    let ranked = Self.all.map { (name: $0, distance: Spelling.distance(words, $0.words)) }
    let best = ranked.min { $0.distance < $1.distance }
    let near = best.flatMap { $0.distance <= $0.name.allowedDistance ? $0.name : nil }
    guard let name = near ?? Self.expectation(words) else { return nil }
    self = name
  }

  private var allowedDistance: Int {
    switch self {
    case .input: 0
    case .title, .stub, .network, .explore, .expectation(.single): 1
    case .caption, .highlight, .simulate, .conformance: 2
    case .expectation(.always), .expectation(.sometimes), .expectation(.never): 3
    }
  }

  /// `expected`, `expect not`, `exepct all`: a first word that is nearly `expect`, and up to two more.
  private static func expectation(_ text: String) -> DirectiveName? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, words.count <= 3, isExpect(first) else { return nil }
    return .expectation(words.dropFirst().lazy.compactMap { meanings[$0] }.first ?? .single)
  }

  package static func isExpect(_ word: String) -> Bool {
    guard (5...11).contains(word.utf8.count) else { return false }
    let word = word.lowercased()
    return ["expects", "expected", "expecting", "expectation"].contains(word) || Spelling.distance(word, "expect") <= 1
  }

  /// What people write for the words of the modes.
  package static let meanings: [String: ExpectationMode] = [
    "always": .always, "all": .always, "every": .always, "sometimes": .sometimes, "some": .sometimes, "maybe": .sometimes,
    "never": .never, "not": .never, "no": .never,
  ]

  /// Whether a line of code is nothing but a directive.
  package static func isDirective(line: some StringProtocol) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("// "), let colon = text.firstIndex(of: ":") else { return false }
    return Self(String(text[..<colon].dropFirst(3))) != nil
  }
}
