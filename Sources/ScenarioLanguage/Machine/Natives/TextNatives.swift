extension NativeLibrary {
  static let texts: [Entry] = [
    ("_count(_:)", { call throws(MachineStop) in call.words[0] = try call.text(0).count }),
    (
      "_characters(_:)",
      { call throws(MachineStop) in
        let text = try call.text(1)
        try call.requireRoom(text.utf8.count, of: 120)
        call.setTexts(0, text.lazy.map { String($0) })
      }
    ),
    (
      "_fromCharacters(_:)",
      { call throws(MachineStop) in
        let parts = try call.array(1)
        var result = ""
        for index in 0..<parts.count { result += try string(parts.refsBase(index)[0]) }
        call.set(0, result)
      }
    ),
    (
      "_case(_:_:)",
      { call throws(MachineStop) in
        let text = try call.text(1)
        call.set(0, call.words[0] != 0 ? text.uppercased() : text.lowercased())
      }
    ),
    (
      "_find(_:_:_:)",
      { call throws(MachineStop) in
        let text = try call.text(0)
        let part = try call.text(1)
        guard let start = text.index(text.startIndex, offsetBy: max(call.words[1], 0), limitedBy: text.endIndex) else {
          call.words[0] = -1
          return
        }
        let found = offset(of: part, in: text, from: offset(start, in: text))
        call.words[0] = found < 0 ? -1 : text.distance(from: text.startIndex, to: try index(found, in: text))
      }
    ),
    (
      "_characterAt(_:_:)",
      { call throws(MachineStop) in
        let text = try call.text(1)
        let position = try position(call.words[0], in: text)
        if position == text.endIndex { throw .trap("String index is out of bounds") }
        call.set(0, String(text[position]))
      }
    ),
    (
      "_part(_:_:_:)",
      { call throws(MachineStop) in
        let text = try call.text(1)
        let (start, end) = (try position(call.words[0], in: text), try position(call.words[1], in: text))
        if end < start { throw .trap("Range requires lowerBound <= upperBound") }
        call.set(0, String(text[start..<end]))
      }
    ),
    (
      "_repeat(_:_:)",
      { call throws(MachineStop) in
        let count = call.words[0]
        if count < 0 { throw .trap("Negative count not allowed") }
        let text = try call.text(1)
        try call.requireRoom(count, of: text.utf8.count)
        call.set(0, String(repeating: text, count: count))
      }
    ),
    ("_bytes(_:)", { call throws(MachineStop) in call.setWords(0, try call.text(1).utf8.lazy.map { Int($0) }) }),
    ("_utf16(_:)", { call throws(MachineStop) in call.setWords(0, try call.text(1).utf16.lazy.map { Int($0) }) }),
    (
      "_scalars(_:)",
      { call throws(MachineStop) in
        call.setWords(0, try call.text(1).unicodeScalars.lazy.map { Int($0.value) })
      }
    ),
    ("_trim(_:_:)", { call throws(MachineStop) in call.set(0, trimmed(try call.text(1), set: call.words[0])) }),
    (
      "_replace(_:_:_:)",
      { call throws(MachineStop) in
        call.set(0, replaced(try call.text(1), try call.text(2), with: try call.text(3)))
      }
    ),
    ("_quoted(_:)", { call throws(MachineStop) in call.set(0, try call.text(1).debugDescription) }),
    (
      "_format(_:_:)",
      { call throws(MachineStop) in
        var format = TextFormat(try call.text(1), try call.array(2), call.machine.program)
        call.set(0, try format.result())
      }
    ),
    ("String.description", { call throws(MachineStop) in same(call) }),
    ("String.debugDescription", { call throws(MachineStop) in call.set(0, try call.text(1).debugDescription) }),
    ("Character.description", { call throws(MachineStop) in same(call) }),
    ("Character.debugDescription", { call throws(MachineStop) in call.set(0, try call.text(1).debugDescription) }),
    ("_asText(_:)", { call throws(MachineStop) in same(call) }),
    ("_asSubstring(_:)", { call throws(MachineStop) in same(call) }),
    ("_asPlain(_:)", { call throws(MachineStop) in same(call) }),
    (
      "_asCharacter(_:)",
      { call throws(MachineStop) in
        let text = try call.text(1)
        if text.isEmpty { throw .trap("Can't form a Character from an empty String") }
        if text.count > 1 {
          throw .trap("Can't form a Character from a String containing more than one extended grapheme cluster")
        }
        same(call)
      }
    ),
    (
      "_fromScalar(_:)",
      { call in
        call.set(0, Unicode.Scalar(UInt32(truncatingIfNeeded: call.words[0])).map { String(Character($0)) } ?? "")
      }
    ),
  ]

  /// The same object under another type.
  private static func same(_ call: NativeCall) {
    retain(call.refs[1])
    call.window.set(0, call.refs[1])
  }

  /// Foundation's trimming goes by scalars.
  private static func trimmed(_ text: String, set: Int) -> String {
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, isMember(first, ofSet: set) { scalars.removeFirst() }
    while let last = scalars.last, isMember(last, ofSet: set) { scalars.removeLast() }
    return String(scalars)
  }

  private static func replaced(_ text: String, _ part: String, with other: String) -> String {
    if part.isEmpty { return text }
    var result = ""
    var start = text.startIndex
    while true {
      let found = offset(of: part, in: text, from: offset(start, in: text))
      if found < 0 { break }
      let first = text.utf8.index(text.startIndex, offsetBy: found)
      result += text[start..<first] + other
      start = text.utf8.index(first, offsetBy: part.utf8.count)
    }
    return result + text[start...]
  }

  private static func position(_ offset: Int, in text: String) throws(MachineStop) -> String.Index {
    guard offset >= 0, let position = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) else {
      throw .trap("String index is out of bounds")
    }
    return position
  }

  static func string(_ ref: Ref) throws(MachineStop) -> String {
    guard let ref else { throw .uninitialised }
    return ref._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Text.self).string }
  }

  // MARK: - Positions

  /// Positions are UTF-8 offsets.
  private static func index(_ offset: Int, in text: String) throws(MachineStop) -> String.Index {
    if offset < 0 || offset > text.utf8.count { throw .trap("String index is out of bounds") }
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private static func offset(_ index: String.Index, in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Where `part` begins in `text`, at or after an offset, between characters; -1 when it does not.
  static func offset(of part: String, in text: String, from start: Int) -> Int {
    let needle = Array(part.utf8)
    let found = text.utf8.withContiguousStorageIfAvailable { search(needle, in: $0, text, from: start) }
    return found ?? search(needle, in: Array(text.utf8), text, from: start)
  }

  private static func search(_ needle: [UInt8], in bytes: some RandomAccessCollection<UInt8>, _ text: String, from start: Int)
    -> Int
  {
    guard let first = needle.first, needle.count <= bytes.count else { return -1 }
    var at = max(start, 0)
    let last = bytes.count - needle.count
    let base = bytes.startIndex
    while at <= last {
      if bytes[bytes.index(base, offsetBy: at)] == first,
        bytes[bytes.index(base, offsetBy: at)...].starts(with: needle), isBetweenCharacters(at, needle.count, text)
      {
        return at
      }
      at += 1
    }
    return -1
  }

  private static func isBetweenCharacters(_ start: Int, _ count: Int, _ text: String) -> Bool {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let end = text.utf8.index(first, offsetBy: count)
    return first.samePosition(in: text) != nil && (end == text.endIndex || isBoundary(end, in: text))
  }

  /// Not inside a cluster of scalars that is one character.
  private static func isBoundary(_ index: String.Index, in text: String) -> Bool {
    let byte = text.utf8[index]
    if byte < 0x80 && byte != 0x0A { return true }
    return text.index(after: text.index(before: index)) == index
  }
}
