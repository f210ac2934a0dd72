/// `String`, `Character` and `Substring`.
extension LibraryArea {
  static let strings = LibraryArea(
    name: "Strings",
    provides: [
      "String", "Character", "Substring", "StringProtocol", "StaticString", "CVarArg", "CharacterSet", "ComparisonResult",
      "Unicode", "UnicodeScalar", "StringTransform", "_unaccented", "_StringIndex", "_asCharacter", "_asPlain", "_asSubstring",
      "_asText", "_byteCount",
      "_bytes", "_fromBytes", "_fromUTF16",
      "_capitalized", "_case", "_caseOfLanguage", "_characterAt", "_characters", "_count", "_digit", "_distance",
      "_find", "_endOf",
      "_format", "_Formatted", "_plainArguments", "_fromCharacters", "_fromScalar", "_hasPrefix", "_hasSuffix", "_isMember",
      "_move", "_moveLimited",
      "_offsets", "_unit", "_moveUnits", "_unitDistance", "_scalarArray", "_fromScalars", "_isAligned", "_part", "_repeat",
      "_replace", "_scalars", "_slice", "_startOf", "_test", "_split",
      "_splitByText", "_utf16", "_wholeOf", "_detached", "_scalarFlag", "_scalarText", "_scalarNumber", "_scalarNumericValue",
      "_withoutPercents", "_present",
      "UTF8", "UTF16", "UTF32",
      "_UnicodeScalar", "_UnicodeProperties", "_UnicodeNumericType", "_UnicodeGeneralCategory", "_UnicodeCanonicalCombiningClass",
      "_UnicodeUTF8", "_UnicodeUTF16", "_UnicodeUTF32",
      "UnicodeCodec", "UnicodeDecodingResult", "transcode",
    ],
    source: text(
      "Swift/String", "Swift/Character", "Swift/Unicode", "Swift/TextViews", "Foundation/Texts/CharacterSets",
      "Swift/StringPositions", "Swift/Substring", "Swift/ViewPositions", "Swift/ChangedSubstrings", "Foundation/Texts/FoundTexts",
      "Foundation/Texts/FoundationTexts", "Foundation/Texts/ComparedTexts", "Foundation/EncodedText", "Swift/TextsOfScalars",
      "Foundation/Files/FilesOfTexts", "Foundation/Addresses/PercentEncoding"))
}
