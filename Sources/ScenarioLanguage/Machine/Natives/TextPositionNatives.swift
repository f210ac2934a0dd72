import DispatchTrace

/// Positions in texts are UTF-8 offsets.
extension NativeLibrary {
  static let textPositions: [Entry] = [
    (
      "_find(_:_:_:)",
      { call throws(MachineStop) in
        call.words[0] = try offset(of: try call.text(1), in: try call.text(0), from: call.words[1], call.runtime)
      }
    ),
    (
      "_endOf(_:_:_:)",
      { call throws(MachineStop) in
        call.words[0] = try end(of: try call.text(1), in: try call.text(0), from: call.words[1], call.runtime)
      }
    ),
    (
      "_characterAt(_:_:)",
      { call throws(MachineStop) in
        let text = try call.text(1)
        let position = try index(call.words[0], in: text, call.runtime)
        if position == text.endIndex { throw .trap("String index is out of bounds") }
        let character = String(text[position])
        call.runtime.charge(character.utf8.count >> 1)
        call.set(0, character)
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
        text.base = try whole(call)
        call.window.set(0, text.owned)
      }
    ),
    ("_wholeOf(_:)", { call throws(MachineStop) in call.set(0, try whole(call)) }),
    ("_startOf(_:)", { call throws(MachineStop) in call.words[0] = try call.window.object(0, as: Text.self).start }),
    (
      "_offsets(_:)",
      { call throws(MachineStop) in
        let text = try call.wholeText(1, bytesForEach: 16)
        call.setWords(0, text.indices.lazy.map { offset($0, in: text) })
      }
    ),
    (
      "_move(_:_:_:)",
      { call throws(MachineStop) in
        guard let moved = try move(try call.text(0), call.words[1], call.words[2], limit: nil, call.runtime) else {
          throw .trap("String index is out of bounds")
        }
        call.words[0] = moved
      }
    ),
    (
      "_moveLimited(_:_:_:_:)",
      { call throws(MachineStop) in
        call.words[0] = try move(try call.text(0), call.words[1], call.words[2], limit: call.words[3], call.runtime) ?? -1
      }
    ),
    (
      "_distance(_:_:_:)",
      { call throws(MachineStop) in
        let text = try call.text(0)
        let (start, end) = (
          try index(call.words[1], in: text, call.runtime), try index(call.words[2], in: text, call.runtime)
        )
        call.runtime.charge(abs(call.words[2] - call.words[1]))
        call.words[0] = text.distance(from: start, to: end)
      }
    ),
  ]

  static func index(_ offset: Int, in text: String, _ runtime: Runtime) throws(MachineStop) -> String.Index {
    if offset < 0 || offset > text.utf8.count { throw .trap("String index is out of bounds") }
    runtime.charge(flagLetters(before: offset, in: text))
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }

  static func ends(_ text: String, with part: String, _ runtime: Runtime) -> Bool {
    guard part.unicodeScalars.contains(where: isFlagLetter) else {
      runtime.charge(flagLetters(before: text.utf8.count, in: text))
      return text.hasSuffix(part)
    }
    // Going back, each flag would ask for all that stand before it.
    runtime.charge(text.utf8.count)
    let rest = text.count - part.count
    return rest >= 0 && text[text.index(text.startIndex, offsetBy: rest)...] == part
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

  /// Two letters are a flag: which two are is decided by how many stand in the row, however long it is.
  private static func flagLetters(before offset: Int, in text: String) -> Int {
    let count = text.utf8.withContiguousStorageIfAvailable { bytes in
      var start = offset
      while start >= 4, bytes[start - 4] == 0xF0, bytes[start - 3] == 0x9F, bytes[start - 2] == 0x87, bytes[start - 1] >= 0xA6 {
        start -= 4
      }
      return (offset - start) / 4
    }
    return count ?? 0
  }

  static func offset(_ index: String.Index, in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The text that the first argument is from, or is.
  private static func whole(_ call: NativeCall, _ argument: Int = 1) throws(MachineStop) -> String {
    let text = try call.window.object(argument, as: Text.self)
    return text.base ?? text.string
  }

  private static func part(_ call: NativeCall, from start: Int, to end: Int) throws(MachineStop) -> Substring {
    let text = try call.text(1)
    let (first, last) = (try index(start, in: text, call.runtime), try index(end, in: text, call.runtime))
    if last < first { throw .trap("Range requires lowerBound <= upperBound") }
    call.runtime.charge((end - start) >> 4)
    return text[first..<last]
  }

  /// The offset `distance` characters on; nil past the limit, if that is on the way, or without one past the end or the start.
  private static func move(
    _ text: String, _ start: Int, _ distance: Int, limit: Int?, _ runtime: Runtime
  ) throws(MachineStop) -> Int? {
    let from = try index(start, in: text, runtime)
    let end = try index(limit ?? (distance < 0 ? 0 : text.utf8.count), in: text, runtime)
    let isOnTheWay = limit.map { distance < 0 ? $0 <= start : $0 >= start } ?? true
    if !isOnTheWay {
      guard let moved = try move(text, start, distance, limit: nil, runtime) else { throw .trap("String index is out of bounds") }
      return moved
    }
    let moved =
      distance < 0
      ? back(-distance, from: start, in: text, until: offset(end, in: text))
      : text.index(from, offsetBy: distance, limitedBy: end).map { offset($0, in: text) }
    runtime.charge(abs((moved ?? offset(end, in: text)) - start))
    return moved
  }

  /// The offset `distance` characters before `start`; nil where `bound` is nearer.
  private static func back(_ distance: Int, from start: Int, in text: String, until bound: Int) -> Int? {
    var (at, left) = (start, distance)
    while left > 0, at > bound {
      let row = flagLetters(before: at, in: text)
      if row < 4 {
        at = offset(text.index(before: text.utf8.index(text.startIndex, offsetBy: at)), in: text)
        left -= 1
      } else if row % 2 == 1 {
        // The last letter of an odd row is alone.
        at -= 4
        left -= 1
      } else {
        // All pairs but the first, which may belong to what stands before it: each would ask for all letters again.
        let pairs = min(left, row / 2 - 1)
        at -= 8 * pairs
        left -= pairs
      }
    }
    return left == 0 && at >= bound ? at : nil
  }
}
