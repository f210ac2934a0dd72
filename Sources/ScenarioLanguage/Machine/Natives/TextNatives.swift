import DispatchTrace

extension NativeLibrary {
  static let texts: [Entry] = [
    ("_count(_:)", { call throws(MachineStop) in call.words[0] = try call.wholeText(0, bytesForEach: 0).count }),
    ("_byteCount(_:)", { call throws(MachineStop) in call.words[0] = try call.text(0).utf8.count }),
    ("_characters(_:)", { call throws(MachineStop) in try characters(of: call) }),
    (
      "_fromCharacters(_:)",
      { call throws(MachineStop) in call.set(0, try joined(try call.array(1), separator: "", call.runtime)) }
    ),
    (
      "_joinTexts(_:_:)",
      { call throws(MachineStop) in call.set(0, try joined(try call.array(1), separator: call.text(2), call.runtime)) }
    ),
    ("_case(_:_:)", { call throws(MachineStop) in call.set(0, cased(try call.wholeText(1), isUpper: call.words[0] != 0)) }),
    ("_caseOfLanguage(_:_:_:)", { call throws(MachineStop) in try cased(call) }),
    ("_capitalized(_:)", { call throws(MachineStop) in call.set(0, capitalized(try call.wholeText(1), call.runtime)) }),
    (
      "_hasPrefix(_:_:)",
      { call throws(MachineStop) in call.set(word: 0, try call.text(0).hasPrefix(try call.wholeText(1, bytesForEach: 0))) }
    ),
    (
      "_hasSuffix(_:_:)",
      { call throws(MachineStop) in
        call.set(word: 0, ends(try call.text(0), with: try call.wholeText(1, bytesForEach: 0), call.runtime))
      }
    ),
    ("_repeat(_:_:)", { call throws(MachineStop) in try repeated(call) }),
    (
      "_fromBytes(_:)",
      { call throws(MachineStop) in
        let bytes = try call.array(1)
        call.runtime.charge(bytes.count)
        try call.requireRoom(bytes.count, of: 3)
        call.set(0, String(decoding: (0..<bytes.count).map { UInt8(truncatingIfNeeded: bytes.wordsBase($0)[0]) }, as: UTF8.self))
      }
    ),
    (
      "_bytes(_:)",
      { call throws(MachineStop) in call.setWords(0, try call.wholeText(1, bytesForEach: 16).utf8.lazy.map { Int($0) }) }
    ),
    (
      "_utf16(_:)",
      { call throws(MachineStop) in call.setWords(0, try call.wholeText(1, bytesForEach: 16).utf16.lazy.map { Int($0) }) }
    ),
    (
      "_scalars(_:)",
      { call throws(MachineStop) in
        call.setWords(0, try call.wholeText(1, bytesForEach: 16).unicodeScalars.lazy.map { Int($0.value) })
      }
    ),
    ("_isMember(_:_:)", { call in call.set(word: 0, scalar(call.words[1]).map { isMember($0, ofSet: call.words[2]) } ?? false) }),
    (
      "_replace(_:_:_:)",
      { call throws(MachineStop) in
        call.set(0, try replaced(try call.wholeText(1), try call.wholeText(2), with: try call.text(3), call.runtime))
      }
    ),
    (
      "_format(_:_:)",
      { call throws(MachineStop) in
        var format = TextFormat(try call.wholeText(1, bytesForEach: 16), try call.array(2), call.machine.program)
        let text = try format.result()
        call.runtime.charge(text.utf8.count)
        call.set(0, text)
      }
    ),
    ("_asText(_:)", { call in same(call) }),
    ("_asPlain(_:)", { call in same(call) }),
    (
      "_detached(_:)",
      { call throws(MachineStop) in
        let text = try call.window.object(1, as: Text.self)
        if text.base == nil { same(call) } else { call.set(0, text.string) }
      }
    ),
    (
      "_asSubstring(_:)",
      { call throws(MachineStop) in
        if try call.window.object(1, as: Text.self).start == 0 { same(call) } else { call.set(0, try call.wholeText(1)) }
      }
    ),
    ("_asCharacter(_:)", { call throws(MachineStop) in try onlyCharacter(call) }),
    ("_fromScalar(_:)", { call in call.set(0, scalar(call.words[0]).map { String(Character($0)) } ?? "") }),
  ]

  static let textDescriptions: [Entry] = ["String", "Substring", "Character"].flatMap { name -> [Entry] in
    [
      ("\(name).description", { call in same(call) }),
      (
        "\(name).debugDescription",
        { call throws(MachineStop) in call.set(0, try call.wholeText(1, bytesForEach: 8).debugDescription) }
      ),
    ]
  }

  static func string(_ ref: Ref) throws(MachineStop) -> String {
    guard let ref else { throw .uninitialised }
    return ref._withUnsafeGuaranteedRef { trusted($0, as: Text.self).string }
  }

  static func scalar(_ word: Int) -> Unicode.Scalar? { Unicode.Scalar(UInt32(truncatingIfNeeded: word)) }

  /// The same object under another type.
  private static func same(_ call: NativeCall) {
    retain(call.refs[1])
    call.window.set(0, call.refs[1])
  }

  private static func characters(of call: NativeCall) throws(MachineStop) {
    let text = try call.wholeText(1, bytesForEach: 120)
    // Each gets an object.
    call.runtime.charge(text.utf8.count << 1)
    call.setTexts(0, text.lazy.map { String($0) })
  }

  private static func joined(_ parts: ArrayObject, separator: String, _ runtime: Runtime) throws(MachineStop) -> String {
    var result = ""
    for index in 0..<parts.count {
      if index > 0 { result += separator }
      result += try string(parts.refsBase(index)[0])
      if result.utf8.count > runtime.room { throw .limit(.memory) }
    }
    runtime.charge(parts.count + result.utf8.count >> 3)
    return result
  }

  private static func cased(_ text: String, isUpper: Bool) -> String {
    isUpper ? text.uppercased() : text.lowercased()
  }

  private static func cased(_ call: NativeCall) throws(MachineStop) {
    let cases = LanguageCases(try call.wholeText(1, bytesForEach: 16), language: try call.text(2))
    let kind = call.words[0]
    call.set(0, kind == 0 ? cases.uppercased() : kind == 1 ? cases.lowercased() : cases.capitalized())
  }

  private static func repeated(_ call: NativeCall) throws(MachineStop) {
    let count = call.words[0]
    if count < 0 { throw .trap("Negative count not allowed") }
    let text = try call.text(1)
    try call.requireRoom(count, of: text.utf8.count)
    call.runtime.charge(count + (count &* text.utf8.count) >> 4)
    call.set(0, String(repeating: text, count: count))
  }

  private static func onlyCharacter(_ call: NativeCall) throws(MachineStop) {
    let text = try call.text(1)
    if text.isEmpty { throw .trap("Can't form a Character from an empty String") }
    call.runtime.charge(text.utf8.count >> 1)
    if text.index(after: text.startIndex) != text.endIndex {
      throw .trap("Can't form a Character from a String containing more than one extended grapheme cluster")
    }
    same(call)
  }

  /// The first letter of each word in upper case, the others in lower case.
  private static func capitalized(_ text: String, _ runtime: Runtime) -> String {
    // Of each character it is asked what it is.
    runtime.charge(text.utf8.count << 2)
    var result = ""
    var isInside = false
    for character in text {
      if character.isLetter || character == "'" || character == "’" || character.isNumber {
        result += isInside ? character.lowercased() : titlecased(character)
        // A letter behind a digit begins a word.
        isInside = character.isLetter || isInside && !character.isNumber
      } else {
        result.append(character)
        isInside = false
      }
    }
    return result
  }

  /// `Ss` for `ß`, where upper case is `SS`.
  private static func titlecased(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    return scalars.first!.properties.titlecaseMapping + String(String.UnicodeScalarView(scalars.dropFirst()))
  }

  private static func replaced(
    _ text: String, _ part: String, with other: String, _ runtime: Runtime
  ) throws(MachineStop) -> String {
    if part.isEmpty { return text }
    var result = ""
    var start = text.startIndex
    while true {
      let found = try offset(of: part, in: text, from: offset(start, in: text), runtime)
      if result.utf8.count > runtime.room { throw .limit(.memory) }
      if found < 0 { break }
      let first = text.utf8.index(text.startIndex, offsetBy: found)
      result += text[start..<first] + other
      start = text.utf8.index(text.startIndex, offsetBy: try end(of: part, in: text, from: found, runtime))
    }
    return result + text[start...]
  }
}
