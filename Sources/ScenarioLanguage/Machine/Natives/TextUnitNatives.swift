import DispatchTrace

/// The units of a text's views. Positions are UTF-8 offsets; the second half of a surrogate
/// pair lies two bytes behind the first.
extension NativeLibrary {
  /// As the library's text numbers them.
  private enum TextUnit: Int { case utf8, utf16, scalar }

  static let textUnits: [Entry] = [
    (
      "_unit(_:_:_:)",
      { call throws(MachineStop) in
        let (text, unit) = (try call.text(0), unit(call))
        let position = try unitPosition(call.words[2], unit, in: text)
        if position == text.endIndex { throw .trap("String index is out of bounds") }
        call.words[0] =
          switch unit {
          case .utf8: Int(text.utf8[position])
          case .utf16: Int(text.utf16[position])
          case .scalar: Int(text.unicodeScalars[position].value)
          }
      }
    ),
    (
      "_moveUnits(_:_:_:_:)",
      { call throws(MachineStop) in
        let (text, unit, distance) = (try call.text(0), unit(call), call.words[3])
        call.runtime.charge(abs(distance) >> 4)
        let start = try unitPosition(call.words[2], unit, in: text)
        let limit = distance < 0 ? text.startIndex : text.endIndex
        let moved =
          switch unit {
          case .utf8: text.utf8.index(start, offsetBy: distance, limitedBy: limit)
          case .utf16: text.utf16.index(start, offsetBy: distance, limitedBy: limit)
          case .scalar: text.unicodeScalars.index(start, offsetBy: distance, limitedBy: limit)
          }
        guard let moved else { throw .trap("String index is out of bounds") }
        call.words[0] = unitOffset(moved, in: text)
      }
    ),
    (
      "_unitDistance(_:_:_:_:)",
      { call throws(MachineStop) in
        let (text, unit) = (try call.text(0), unit(call))
        call.runtime.charge(abs(call.words[3] - call.words[2]) >> 4)
        let start = try unitPosition(call.words[2], unit, in: text)
        let end = try unitPosition(call.words[3], unit, in: text)
        call.words[0] =
          switch unit {
          case .utf8: text.utf8.distance(from: start, to: end)
          case .utf16: text.utf16.distance(from: start, to: end)
          case .scalar: text.unicodeScalars.distance(from: start, to: end)
          }
      }
    ),
  ]

  private static func unit(_ call: NativeCall) -> TextUnit { TextUnit(rawValue: call.words[1]) ?? .scalar }

  /// Within a scalar it is the scalar's, but for bytes and second halves.
  private static func unitPosition(_ offset: Int, _ unit: TextUnit, in text: String) throws(MachineStop) -> String.Index {
    let bytes = text.utf8
    if offset < 0 || offset > bytes.count { throw .trap("String index is out of bounds") }
    var position = bytes.index(bytes.startIndex, offsetBy: offset)
    guard unit != .utf8, position != bytes.endIndex, isWithinScalar(bytes[position]) else { return position }
    var steps = 0
    while isWithinScalar(bytes[position]) {
      position = bytes.index(before: position)
      steps += 1
    }
    return unit == .utf16 && steps == 2 && bytes[position] >= 0xF0 ? text.utf16.index(after: position) : position
  }

  private static func isWithinScalar(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func unitOffset(_ position: String.Index, in text: String) -> Int {
    if let whole = position.samePosition(in: text.unicodeScalars) { return offset(whole, in: text) }
    // A byte within a scalar, or the second half of a pair, which UTF-8 does not know.
    guard let byte = position.samePosition(in: text.utf8) else { return offset(text.utf16.index(before: position), in: text) + 2 }
    return offset(byte, in: text)
  }
}
