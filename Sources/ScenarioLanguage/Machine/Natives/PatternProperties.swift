/// What `\p{…}` asks of a scalar in a regular expression: a general category, a script, or a property that is true or not
/// (Unicode TR #18, as ICU reads the names: case, blanks, `-` and `_` do not count).
enum PatternProperty {
  typealias Test = @Sendable (Unicode.Scalar) -> Bool

  private static let all: [(name: String, holds: Test)] = categories + groups + binary + scripts

  /// nil for a name that is none, or is not known here.
  static func number(of name: String) -> Int? {
    let plain = name.lowercased().filter { !" -_".contains($0) }
    let parts = plain.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 {
      return number(plain: plain, in: all) ?? (plain.hasPrefix("is") ? number(plain: String(plain.dropFirst(2)), in: all) : nil)
    }
    switch parts[0] {
    case "script", "sc": return number(plain: parts[1], in: scripts)
    case "generalcategory", "gc": return number(plain: parts[1], in: categories + groups)
    default: return nil
    }
  }

  private static func number(plain name: String, in some: [(name: String, holds: Test)]) -> Int? {
    some.contains { $0.name == name } ? all.firstIndex { $0.name == name } : nil
  }

  static func holds(_ number: Int, _ scalar: Unicode.Scalar) -> Bool {
    all.indices.contains(number) && all[number].holds(scalar)
  }

  private static let categories: [(name: String, holds: Test)] =
    abbreviations.map { ($0.short, isOf([$0.category])) } + abbreviations.map { ($0.long, isOf([$0.category])) }

  private static func isOf(_ categories: [Unicode.GeneralCategory]) -> Test {
    { categories.contains($0.properties.generalCategory) }
  }

  private static let abbreviations: [(short: String, long: String, category: Unicode.GeneralCategory)] = [
    ("lu", "uppercaseletter", .uppercaseLetter), ("ll", "lowercaseletter", .lowercaseLetter),
    ("lt", "titlecaseletter", .titlecaseLetter),
    ("lm", "modifierletter", .modifierLetter), ("lo", "otherletter", .otherLetter), ("mn", "nonspacingmark", .nonspacingMark),
    ("mc", "spacingmark", .spacingMark), ("me", "enclosingmark", .enclosingMark), ("nd", "decimalnumber", .decimalNumber),
    ("nl", "letternumber", .letterNumber), ("no", "othernumber", .otherNumber),
    ("pc", "connectorpunctuation", .connectorPunctuation),
    ("pd", "dashpunctuation", .dashPunctuation), ("ps", "openpunctuation", .openPunctuation),
    ("pe", "closepunctuation", .closePunctuation),
    ("pi", "initialpunctuation", .initialPunctuation), ("pf", "finalpunctuation", .finalPunctuation),
    ("po", "otherpunctuation", .otherPunctuation), ("sm", "mathsymbol", .mathSymbol), ("sc", "currencysymbol", .currencySymbol),
    ("sk", "modifiersymbol", .modifierSymbol), ("so", "othersymbol", .otherSymbol), ("zs", "spaceseparator", .spaceSeparator),
    ("zl", "lineseparator", .lineSeparator), ("zp", "paragraphseparator", .paragraphSeparator), ("cc", "control", .control),
    ("cf", "format", .format), ("cs", "surrogate", .surrogate), ("co", "privateuse", .privateUse),
    ("cn", "unassigned", .unassigned),
  ]

  private static let groups: [(name: String, holds: Test)] = [
    ("l", "letter"), ("m", "mark"), ("n", "number"), ("p", "punctuation"), ("s", "symbol"), ("z", "separator"), ("c", "other"),
  ].flatMap { short, long in
    let holds = isOf(abbreviations.filter { $0.short.hasPrefix(short) }.map(\.category))
    return [(short, holds), (long, holds)]
  }

  private static let binary: [(name: String, holds: Test)] = [
    ("alphabetic", { $0.properties.isAlphabetic }), ("alpha", { $0.properties.isAlphabetic }),
    ("uppercase", { $0.properties.isUppercase }), ("upper", { $0.properties.isUppercase }),
    ("lowercase", { $0.properties.isLowercase }), ("lower", { $0.properties.isLowercase }),
    ("whitespace", { $0.properties.isWhitespace }), ("space", { $0.properties.isWhitespace }),
    ("ideographic", { $0.properties.isIdeographic }), ("emoji", { $0.properties.isEmoji }),
    ("emojipresentation", { $0.properties.isEmojiPresentation }), ("emojimodifier", { $0.properties.isEmojiModifier }),
    ("emojimodifierbase", { $0.properties.isEmojiModifierBase }), ("math", { $0.properties.isMath }),
    ("diacritic", { $0.properties.isDiacritic }), ("dash", { $0.properties.isDash }), ("hexdigit", { $0.properties.isHexDigit }),
    ("quotationmark", { $0.properties.isQuotationMark }), ("any", { _ in true }), ("ascii", { $0.isASCII }),
    ("assigned", { $0.properties.generalCategory != .unassigned }),
  ]

  private static let scripts: [(name: String, holds: Test)] = ScriptRanges.all.map { name, bounds in
    (name, { isWithin($0.value, bounds) })
  }

  /// By halves: `bounds` are the first and last of ranges that follow each other.
  private static func isWithin(_ value: UInt32, _ bounds: [UInt32]) -> Bool {
    var (low, high) = (0, bounds.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if value > bounds[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return low < bounds.count / 2 && value >= bounds[2 * low]
  }
}

extension NativeLibrary {
  static let patternProperties: [Entry] = [
    ("_propertyNumber(_:)", { call throws(MachineStop) in call.words[0] = PatternProperty.number(of: try call.text(0)) ?? -1 }),
    (
      "_hasProperty(_:_:)",
      { call in call.set(word: 0, scalar(call.words[1]).map { PatternProperty.holds(call.words[2], $0) } ?? false) }
    ),
  ]
}
