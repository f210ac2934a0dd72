extension NativeLibrary {
  static let characters: [Entry] = [
    ("_test(_:_:)", { call throws(MachineStop) in call.set(word: 0, has(call.words[1], try character(call))) }),
    (
      "_digit(_:_:)",
      { call throws(MachineStop) in
        let character = try character(call)
        call.words[0] = (call.words[1] != 0 ? character.hexDigitValue : character.wholeNumberValue) ?? -1
      }
    ),
  ]

  private static func character(_ call: NativeCall) throws(MachineStop) -> Character {
    guard let first = try call.text(0).first else { throw .uninitialised }
    return first
  }

  private static func has(_ property: Int, _ character: Character) -> Bool {
    switch property {
    case 0: character.isLetter
    case 1: character.isNumber
    case 2: character.isWhitespace
    case 3: character.isNewline
    case 4: character.isUppercase
    case 5: character.isLowercase
    case 6: character.isPunctuation
    case 7: character.isASCII
    case 8: character.isSymbol
    case 9: character.isCased
    case 10: character.isMathSymbol
    default: character.isCurrencySymbol
    }
  }

  /// Foundation's sets, by their numbers in the library's text.
  static func isMember(_ scalar: Unicode.Scalar, ofSet number: Int) -> Bool {
    let category = scalar.properties.generalCategory
    switch number {
    case 0: return category == .spaceSeparator || scalar == "\t"
    case 1: return category == .spaceSeparator || scalar == "\t" || isNewline(scalar)
    case 2: return isNewline(scalar)
    case 3:
      return [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation,
      ].contains(category)
    case 4: return category == .decimalNumber
    case 5: return isLetter(category)
    case 6: return isLetter(category) || [.decimalNumber, .letterNumber, .otherNumber].contains(category)
    case 7: return category == .uppercaseLetter || category == .titlecaseLetter
    case 8: return category == .lowercaseLetter
    case 9: return category == .titlecaseLetter
    case 10: return [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol].contains(category)
    case 11: return category == .control || category == .format
    case 12: return [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
    default: return category == .unassigned || category == .surrogate
    }
  }

  private static func isLetter(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .enclosingMark:
      true
    default: false
    }
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
