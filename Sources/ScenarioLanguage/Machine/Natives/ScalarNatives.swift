/// What Unicode says of its scalars.
extension NativeLibrary {
  static let scalars: [Entry] = [
    (
      "_scalarFlag(_:_:)",
      { call in call.set(word: 0, properties(call.words[1]).map(scalarFlags[call.words[2]].read) ?? false) }
    ),
    ("_scalarText(_:_:)", { call in call.set(0, properties(call.words[0]).map(scalarTexts[call.words[1]]) ?? "") }),
    ("_scalarNumber(_:_:)", { call in call.words[0] = properties(call.words[1]).map(scalarNumbers[call.words[2]]) ?? 0 }),
    ("_scalarNumericValue(_:)", { call in call.window.setDouble(0, properties(call.words[1])?.numericValue ?? 0) }),
  ]

  private static func properties(_ value: Int) -> Unicode.Scalar.Properties? { scalar(value)?.properties }

  private typealias Read<Value> = @Sendable (Unicode.Scalar.Properties) -> Value

  private static let scalarTexts: [Read<String>] = [
    { $0.name ?? "" }, { $0.nameAlias ?? "" }, { $0.lowercaseMapping }, { $0.uppercaseMapping }, { $0.titlecaseMapping },
  ]

  private static let scalarNumbers: [Read<Int>] = [
    { properties in scalarCategories.firstIndex { $0.category == properties.generalCategory } ?? 0 },
    { Int($0.canonicalCombiningClass.rawValue) },
    { $0.age.map { $0.major * 1000 + $0.minor } ?? 0 },
    { [nil, .decimal, .digit, .numeric].firstIndex(of: $0.numericType) ?? 0 },
  ]

  /// In the order of their numbers in the text of `ScenarioLibrary/Swift/Unicode.swift`.
  static let scalarFlags: [(name: String, read: @Sendable (Unicode.Scalar.Properties) -> Bool)] = [
    ("isAlphabetic", { $0.isAlphabetic }), ("isASCIIHexDigit", { $0.isASCIIHexDigit }), ("isBidiControl", { $0.isBidiControl }),
    ("isBidiMirrored", { $0.isBidiMirrored }), ("isDash", { $0.isDash }),
    ("isDefaultIgnorableCodePoint", { $0.isDefaultIgnorableCodePoint }), ("isDeprecated", { $0.isDeprecated }),
    ("isDiacritic", { $0.isDiacritic }), ("isExtender", { $0.isExtender }),
    ("isFullCompositionExclusion", { $0.isFullCompositionExclusion }), ("isGraphemeBase", { $0.isGraphemeBase }),
    ("isGraphemeExtend", { $0.isGraphemeExtend }), ("isHexDigit", { $0.isHexDigit }), ("isIDContinue", { $0.isIDContinue }),
    ("isIDStart", { $0.isIDStart }), ("isIdeographic", { $0.isIdeographic }), ("isIDSBinaryOperator", { $0.isIDSBinaryOperator }),
    ("isIDSTrinaryOperator", { $0.isIDSTrinaryOperator }), ("isJoinControl", { $0.isJoinControl }),
    ("isLogicalOrderException", { $0.isLogicalOrderException }), ("isLowercase", { $0.isLowercase }), ("isMath", { $0.isMath }),
    ("isNoncharacterCodePoint", { $0.isNoncharacterCodePoint }), ("isQuotationMark", { $0.isQuotationMark }),
    ("isPatternSyntax", { $0.isPatternSyntax }), ("isPatternWhitespace", { $0.isPatternWhitespace }),
    ("isRadical", { $0.isRadical }), ("isSoftDotted", { $0.isSoftDotted }), ("isVariationSelector", { $0.isVariationSelector }),
    ("isUnifiedIdeograph", { $0.isUnifiedIdeograph }), ("isUppercase", { $0.isUppercase }), ("isWhitespace", { $0.isWhitespace }),
    ("isXIDContinue", { $0.isXIDContinue }), ("isXIDStart", { $0.isXIDStart }),
    ("isSentenceTerminal", { $0.isSentenceTerminal }), ("isCased", { $0.isCased }), ("isCaseIgnorable", { $0.isCaseIgnorable }),
    ("changesWhenLowercased", { $0.changesWhenLowercased }), ("changesWhenUppercased", { $0.changesWhenUppercased }),
    ("changesWhenTitlecased", { $0.changesWhenTitlecased }), ("changesWhenCaseFolded", { $0.changesWhenCaseFolded }),
    ("changesWhenCaseMapped", { $0.changesWhenCaseMapped }), ("changesWhenNFKCCaseFolded", { $0.changesWhenNFKCCaseFolded }),
    ("isEmoji", { $0.isEmoji }), ("isEmojiPresentation", { $0.isEmojiPresentation }),
    ("isEmojiModifier", { $0.isEmojiModifier }), ("isEmojiModifierBase", { $0.isEmojiModifierBase }),
  ]

  static let scalarCategories: [(name: String, category: Unicode.GeneralCategory)] = [
    ("uppercaseLetter", .uppercaseLetter), ("lowercaseLetter", .lowercaseLetter), ("titlecaseLetter", .titlecaseLetter),
    ("modifierLetter", .modifierLetter), ("otherLetter", .otherLetter), ("nonspacingMark", .nonspacingMark),
    ("spacingMark", .spacingMark), ("enclosingMark", .enclosingMark), ("decimalNumber", .decimalNumber),
    ("letterNumber", .letterNumber), ("otherNumber", .otherNumber), ("connectorPunctuation", .connectorPunctuation),
    ("dashPunctuation", .dashPunctuation), ("openPunctuation", .openPunctuation), ("closePunctuation", .closePunctuation),
    ("initialPunctuation", .initialPunctuation), ("finalPunctuation", .finalPunctuation),
    ("otherPunctuation", .otherPunctuation), ("mathSymbol", .mathSymbol), ("currencySymbol", .currencySymbol),
    ("modifierSymbol", .modifierSymbol), ("otherSymbol", .otherSymbol), ("spaceSeparator", .spaceSeparator),
    ("lineSeparator", .lineSeparator), ("paragraphSeparator", .paragraphSeparator), ("control", .control), ("format", .format),
    ("surrogate", .surrogate), ("privateUse", .privateUse), ("unassigned", .unassigned),
  ]
}
