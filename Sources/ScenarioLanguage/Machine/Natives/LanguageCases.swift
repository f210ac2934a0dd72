/// Upper and lower case by the rules of a language, as ICU has them: Turkish, Azerbaijani, Lithuanian, Greek, Dutch, Armenian. Of all
/// others the sigma that ends a word is told from others, which `lowercased()` does not do.
struct LanguageCases {
  private let language: String
  private let scalars: [Unicode.Scalar]

  init(_ text: String, language: String) {
    self.language = language
    scalars = Array(text.unicodeScalars)
  }

  private var isTurkic: Bool { ["tr", "az", "tur", "aze"].contains(language.lowercased()) }
  private var isLithuanian: Bool { language == "lt" || language == "lit" }

  func lowercased() -> String { scalars.indices.map { lower($0) }.joined() }

  func uppercased() -> String {
    if language == "el" || language == "ell" { return Self.uppercasedGreek(text) }
    return scalars.indices.map { upper($0) }.joined()
  }

  private var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The first letter of each word in upper case, the others in lower case; digits and underscores are in words.
  func capitalized() -> String {
    var result = ""
    var isInside = false
    var start = 0
    var isDutch = false
    for character in text {
      let end = start + character.unicodeScalars.count
      let first = scalars[start].properties
      let isWord = character.isLetter || "'’_".contains(character) || first.numericType == .decimal
      let isSecondOfDutch = isDutch && "jJ".unicodeScalars.contains(scalars[start])
      for index in start..<end {
        let isFirst = isWord && index == start && (!isInside || isSecondOfDutch)
        result += isFirst ? title(index) : isWord ? lower(index) : String(Character(scalars[index]))
      }
      isDutch = language.hasPrefix("nl") && isWord && !isInside && "iIíÍ".unicodeScalars.contains(scalars[start])
      isInside = isWord && (!"'’".contains(character) || isInside) && !first.isIdeographic
      start = end
    }
    return result
  }

  // MARK: - One scalar

  private static let dotAbove: Unicode.Scalar = "\u{307}"

  private func lower(_ index: Int) -> String {
    let plain = scalars[index].properties.lowercaseMapping
    if scalars[index] == "Σ" { return isBehindCased(index) && !isBeforeCased(index + 1) ? "ς" : "σ" }
    if isTurkic { return turkicLower(index) ?? plain }
    if isLithuanian { return lithuanianLower(index, plain) ?? plain }
    return plain
  }

  private func turkicLower(_ index: Int) -> String? {
    let scalar = scalars[index]
    if scalar == "İ" { return "i" }
    if scalar == "I" { return isBeforeDot(index) ? "i" : "ı" }
    return scalar == Self.dotAbove && isBehindCapitalI(index) ? "" : nil
  }

  private static let accentedOfLithuanian: [Unicode.Scalar: String] = [
    "Ì": "i\u{307}\u{300}", "Í": "i\u{307}\u{301}", "Ĩ": "i\u{307}\u{303}",
  ]

  /// An i keeps its dot under other marks.
  private func lithuanianLower(_ index: Int, _ plain: String) -> String? {
    if "IJĮ".unicodeScalars.contains(scalars[index]), isBeforeMarkAbove(index) { return plain + "\u{307}" }
    return Self.accentedOfLithuanian[scalars[index]]
  }

  private func upper(_ index: Int) -> String {
    let scalar = scalars[index]
    if scalar == "i", isTurkic { return "İ" }
    if scalar == Self.dotAbove, isLithuanian, isBehindSoftDot(index) { return "" }
    return scalar == "և" && language == "hy" ? "ԵՎ" : scalar.properties.uppercaseMapping
  }

  private func title(_ index: Int) -> String {
    scalars[index] == "i" && isTurkic ? "İ" : scalars[index].properties.titlecaseMapping
  }

  // MARK: - What stands around

  private func isBehindCased(_ index: Int) -> Bool {
    scalars[..<index].last { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
  }

  private func isBeforeCased(_ index: Int) -> Bool {
    scalars[index...].first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
  }

  private static func isAbove(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.canonicalCombiningClass == .above }

  /// Marks belong to the letter before them up to one that stands where those above it do.
  private static func endsMarks(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.canonicalCombiningClass == .notReordered || isAbove(scalar)
  }

  private func isBeforeDot(_ index: Int) -> Bool { scalars[(index + 1)...].first { Self.endsMarks($0) } == Self.dotAbove }

  private func isBeforeMarkAbove(_ index: Int) -> Bool {
    scalars[(index + 1)...].first { Self.endsMarks($0) }.map { Self.isAbove($0) } ?? false
  }

  private func isBehindCapitalI(_ index: Int) -> Bool { scalars[..<index].last { Self.endsMarks($0) } == "I" }

  private func isBehindSoftDot(_ index: Int) -> Bool {
    scalars[..<index].last { Self.endsMarks($0) }?.properties.isSoftDotted ?? false
  }

  // MARK: - Greek

  private struct GreekLetter {
    var upper: Character
    var hasAccent = false
    var hasDialytika = false
    var hasIota = false
  }

  /// Letters with their marks, in whatever form they are written.
  private static let greekLetters: [Character: GreekLetter] = {
    var result: [Character: GreekLetter] = [:]
    for letter in "αεηιουωρΑΕΗΙΟΥΩΡ" {
      for breathing in ["", "\u{313}", "\u{314}"] {
        for dialytika in ["", "\u{308}"] {
          for accent in ["", "\u{300}", "\u{301}", "\u{342}"] {
            for iota in ["", "\u{345}"] {
              let written = String(letter) + breathing + dialytika + accent + iota
              result[Character(written)] = GreekLetter(
                upper: Character(letter.uppercased()), hasAccent: !accent.isEmpty, hasDialytika: !dialytika.isEmpty,
                hasIota: !iota.isEmpty)
            }
          }
        }
      }
    }
    return result
  }()

  /// Without accents, but for the word "ή"; what an accent told apart is told apart by a dialytika: Μάιος, ΜΑΪΟΣ.
  private static func uppercasedGreek(_ text: String) -> String {
    var result = ""
    var isBehindAccent = false
    var isBehindCased = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let first = character.unicodeScalars.first!.properties
      let wasBehindCased = isBehindCased
      isBehindCased = first.isCaseIgnorable ? isBehindCased : first.isCased
      guard var letter = greekLetters[character] else {
        result += character.uppercased()
        isBehindAccent = false
        continue
      }
      let isVowel = letter.upper != "Ρ"
      if isBehindAccent, "ΙΥ".contains(letter.upper) { letter.hasDialytika = true }
      isBehindAccent = isVowel && letter.hasAccent && !letter.hasDialytika
      let following = characters[(index + 1)...].first { !$0.unicodeScalars.first!.properties.isCaseIgnorable }
      let isAlone = !wasBehindCased && following?.unicodeScalars.first!.properties.isCased != true
      if letter.upper == "Η", letter.hasAccent, !letter.hasIota, isAlone {
        result += "Ή"
      } else {
        result += letter.hasDialytika ? ["Ι": "Ϊ", "Υ": "Ϋ"][letter.upper] ?? "\(letter.upper)\u{308}" : String(letter.upper)
      }
      if letter.hasIota { result += "Ι" }
    }
    return result
  }
}
