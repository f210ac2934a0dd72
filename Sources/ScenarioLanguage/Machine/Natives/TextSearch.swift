import DispatchTrace

/// Looking for a text in another, by characters as Swift compares them.
extension NativeLibrary {
  /// Where `part` begins in `text`, at or after an offset, between characters; -1 when it does not.
  static func offset(of part: String, in text: String, from start: Int, _ runtime: Runtime) throws(MachineStop) -> Int {
    var (text, part) = (text, part)
    let count = part.utf8.count
    var at = max(start, 0)
    let isComposed = Composition.isCertain(&part, 0, count)
    while isComposed, let candidate = firstByte(of: &part, in: &text, from: at) {
      // Both what was skipped and what is compared now may be long.
      try runtime.chargeNow((candidate - at + count) >> 3 + 1)
      if !Composition.isCertain(&text, at, candidate) { break }
      if isEqual(&part, &text, at: candidate), isBetweenCharacters(candidate, count, text, runtime) { return candidate }
      at = candidate + 1
    }
    runtime.charge(max(text.utf8.count - at, 0) >> 3)
    if isComposed, Composition.isCertain(&text, at, text.utf8.count) { return -1 }
    return try offset(ofCharacters: part, in: text, from: max(start, 0), runtime)
  }

  /// The same for texts whose letters may be written in several ways, `é` as one scalar or as two: characters are compared.
  private static func offset(
    ofCharacters part: String, in text: String, from start: Int, _ runtime: Runtime
  ) throws(MachineStop) -> Int {
    guard let first = part.first else { return -1 }
    var index = text.utf8.index(text.startIndex, offsetBy: min(start, text.utf8.count))
    while index < text.endIndex {
      let character = text[index]
      try runtime.chargeNow(character.utf8.count + 1)
      let next = text.index(after: index)
      if character == first {
        runtime.charge(part.utf8.count)
        if begins(text[index...], with: part) { return offset(index, in: text) }
      }
      index = next
    }
    return -1
  }

  private static func begins(_ text: Substring, with part: String) -> Bool {
    var rest = text.makeIterator()
    return part.allSatisfy { rest.next() == $0 }
  }

  /// Where what was found at `start` ends: it may be longer or shorter than `part`, which is written in another way.
  static func end(
    of part: String, in text: String, from start: Int, _ runtime: Runtime
  ) throws(MachineStop) -> Int {
    var (part, text) = (part, text)
    let count = part.utf8.count
    runtime.charge(count >> 3)
    if start + count <= text.utf8.count, isEqual(&part, &text, at: start), isBetweenCharacters(start, count, text, runtime) {
      return start + count
    }
    let first = try index(start, in: text, runtime)
    runtime.charge(count)
    return text.index(first, offsetBy: part.count, limitedBy: text.endIndex).map { offset($0, in: text) } ?? text.utf8.count
  }

  /// The next place at which `part` may begin and still fit.
  private static func firstByte(of part: inout String, in text: inout String, from start: Int) -> Int? {
    part.withUTF8 { part in
      text.withUTF8 { text in
        guard let first = part.first, start <= text.count - part.count else { return nil }
        return text[start...(text.count - part.count)].firstIndex(of: first)
      }
    }
  }

  private static func isEqual(_ part: inout String, _ text: inout String, at start: Int) -> Bool {
    part.withUTF8 { part in text.withUTF8 { text in text[start..<(start + part.count)].elementsEqual(part) } }
  }

  private static func isBetweenCharacters(_ start: Int, _ count: Int, _ text: String, _ runtime: Runtime) -> Bool {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let end = text.utf8.index(first, offsetBy: count)
    return isBoundary(first, in: text, runtime) && isBoundary(end, in: text, runtime)
  }

  /// Not inside a cluster of scalars that is one character.
  private static func isBoundary(_ index: String.Index, in text: String, _ runtime: Runtime) -> Bool {
    if index == text.startIndex || index == text.endIndex { return true }
    let bytes = text.utf8
    if bytes[index] < 0x80, bytes[index] != 0x0A, bytes[bytes.index(before: index)] < 0x80 { return true }
    // Whether a flag or a family begins here may be decided far before.
    var before = index
    while before > text.startIndex, bytes[bytes.index(before: before)] >= 0x80 { before = bytes.index(before: before) }
    runtime.charge(bytes.distance(from: before, to: index))
    return String.Index(index, within: text) != nil
  }
}

/// Whether equal texts are equal bytes: no scalar in them has another way of being written.
private enum Composition {
  static func isCertain(_ text: inout String, _ start: Int, _ end: Int) -> Bool {
    text.withUTF8 { bytes in
      var at = start
      while at < end {
        // All below U+0300, and what begins in the middle of a scalar.
        if bytes[at] < 0xCC {
          at += 1
          continue
        }
        if !isCertain(bytes, at) { return false }
        at += 1
      }
      return true
    }
  }

  /// Of letters, signs and pictures that are usual; for all others characters are compared.
  private static func isCertain(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    func next(_ distance: Int) -> UInt8 { at + distance < bytes.count ? bytes[at + distance] : 0 }
    let first = bytes[at]
    // Cyrillic and Chinese.
    if first == 0xD0 || first == 0xD1 || (0xE4...0xE9).contains(first) { return true }
    // Spaces, dashes, quotation marks, arrows, frames, without the few that are other signs once more.
    if first == 0xE2 { return next(1) == 0x80 ? next(2) > 0x81 : next(1) != 0x84 && next(1) != 0x8C && next(1) != 0xAB }
    // Pictures and what chooses their look.
    return first == 0xF0 && next(1) == 0x9F || first == 0xEF && next(1) == 0xB8 && next(2) == 0x8F
  }
}
