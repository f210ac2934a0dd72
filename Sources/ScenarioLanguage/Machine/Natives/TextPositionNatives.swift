/// Positions in texts are UTF-8 offsets.
extension NativeLibrary {
  static let textPositions: [Entry] = [
    (
      "_find(_:_:_:)",
      { call throws(MachineStop) in
        call.words[0] = offset(of: try call.text(1), in: try call.text(0), from: call.words[1])
      }
    ),
    (
      "_characterAt(_:_:)",
      { call throws(MachineStop) in
        let text = try call.text(1)
        let position = try index(call.words[0], in: text)
        if position == text.endIndex { throw .trap("String index is out of bounds") }
        call.set(0, String(text[position]))
      }
    ),
    (
      "_part(_:_:_:)",
      { call throws(MachineStop) in
        call.set(0, String(try part(call, from: call.words[0], to: call.words[1])))
      }
    ),
    (
      "_slice(_:_:_:_:)",
      { call throws(MachineStop) in
        let text = Text(call.runtime, String(try part(call, from: call.words[0], to: call.words[1])))
        text.start = call.words[0] + call.words[2]
        call.window.set(0, text.owned)
      }
    ),
    ("_startOf(_:)", { call throws(MachineStop) in call.words[0] = try call.window.object(0, as: Text.self).start }),
    (
      "_offsets(_:)",
      { call throws(MachineStop) in
        let text = try call.text(1)
        call.setWords(0, text.indices.lazy.map { offset($0, in: text) })
      }
    ),
    (
      "_move(_:_:_:)",
      { call throws(MachineStop) in
        guard let moved = try move(try call.text(0), call.words[1], call.words[2], limit: nil) else {
          throw .trap("String index is out of bounds")
        }
        call.words[0] = moved
      }
    ),
    (
      "_moveLimited(_:_:_:_:)",
      { call throws(MachineStop) in
        call.words[0] = try move(try call.text(0), call.words[1], call.words[2], limit: call.words[3]) ?? -1
      }
    ),
    (
      "_distance(_:_:_:)",
      { call throws(MachineStop) in
        let text = try call.text(0)
        call.words[0] = text.distance(from: try index(call.words[1], in: text), to: try index(call.words[2], in: text))
      }
    ),
  ]

  private static func index(_ offset: Int, in text: String) throws(MachineStop) -> String.Index {
    if offset < 0 || offset > text.utf8.count { throw .trap("String index is out of bounds") }
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }

  static func offset(_ index: String.Index, in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  private static func part(_ call: NativeCall, from start: Int, to end: Int) throws(MachineStop) -> Substring {
    let text = try call.text(1)
    let (first, last) = (try index(start, in: text), try index(end, in: text))
    if last < first { throw .trap("Range requires lowerBound <= upperBound") }
    return text[first..<last]
  }

  /// The offset `distance` characters on; nil past the end, the start or the limit.
  private static func move(_ text: String, _ start: Int, _ distance: Int, limit: Int?) throws(MachineStop) -> Int? {
    let from = try index(start, in: text)
    var end = distance < 0 ? text.startIndex : text.endIndex
    if let limit { end = try index(limit, in: text) }
    return text.index(from, offsetBy: distance, limitedBy: end).map { offset($0, in: text) }
  }

  // MARK: - Searching

  /// Where `part` begins in `text`, at or after an offset, between characters; -1 when it does not.
  static func offset(of part: String, in text: String, from start: Int) -> Int {
    let needle = Array(part.utf8)
    let found = text.utf8.withContiguousStorageIfAvailable { search(needle, in: $0, text, from: start) }
    return found ?? search(needle, in: Array(text.utf8), text, from: start)
  }

  private static func search(
    _ needle: [UInt8], in bytes: some RandomAccessCollection<UInt8>, _ text: String, from start: Int
  ) -> Int {
    guard let first = needle.first, needle.count <= bytes.count else { return -1 }
    var at = max(start, 0)
    let last = bytes.count - needle.count
    let base = bytes.startIndex
    while at <= last {
      if bytes[bytes.index(base, offsetBy: at)] == first, bytes[bytes.index(base, offsetBy: at)...].starts(with: needle),
        isBetweenCharacters(at, needle.count, text)
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
    return isBoundary(first, in: text) && isBoundary(end, in: text)
  }

  /// Not inside a cluster of scalars that is one character.
  private static func isBoundary(_ index: String.Index, in text: String) -> Bool {
    if index == text.startIndex || index == text.endIndex { return true }
    let byte = text.utf8[index]
    if byte < 0x80 && byte != 0x0A { return true }
    guard index.samePosition(in: text.unicodeScalars) != nil else { return false }
    return text.index(after: text.index(before: index)) == index
  }
}
