// How C reads numbers at the start of a text.
func strtol(_ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ base: Int32) -> Int {
  let (size, isNegative) = _wholeAtStart(text, end, base)
  guard let size else { return isNegative ? Int.min : Int.max }
  if isNegative { return size > 9_223_372_036_854_775_807 ? Int.min : -Int(size) }
  return Int(clamping: size)
}
func strtoll(_ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ base: Int32) -> Int64 {
  Int64(strtol(text, end, base))
}
func strtoul(_ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ base: Int32) -> UInt {
  let (size, isNegative) = _wholeAtStart(text, end, base)
  guard let size else { return UInt.max }
  return isNegative ? 0 &- UInt(size) : UInt(size)
}
func strtoull(_ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ base: Int32) -> UInt64 {
  UInt64(strtoul(text, end, base))
}
func strtod(_ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?) -> Double {
  let rest = text.drop { $0.isWhitespace }
  for length in stride(from: rest.count, to: 0, by: -1) {
    let number = rest.prefix(length)
    guard let value = Double(number) else { continue }
    end?.pointee = _pointIn(text, text.utf8.count - rest.utf8.count + number.utf8.count)
    return value
  }
  end?.pointee = _pointIn(text, 0)
  return 0
}
// nil: the digits say more than 64 bits can hold.
func _wholeAtStart(
  _ text: String, _ end: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ base: Int32
) -> (size: UInt64?, isNegative: Bool) {
  let bytes = _bytes(text) + [0, 0, 0]
  var place = 0
  while bytes[place] == 32 || bytes[place] > 8 && bytes[place] < 14 { place += 1 }
  let isNegative = bytes[place] == 45
  if isNegative || bytes[place] == 43 { place += 1 }
  var radix = UInt64(base)
  let isMarked = bytes[place] == 48 && bytes[place + 1] | 32 == 120 && _digitOfByte(bytes[place + 2]) < 16
  if base == 0 { radix = isMarked ? 16 : bytes[place] == 48 ? 8 : 10 }
  if isMarked && radix == 16 { place += 2 }
  let first = place
  var size: UInt64? = 0
  while _digitOfByte(bytes[place]) < radix {
    let digit = _digitOfByte(bytes[place])
    size = size.flatMap { known in
      let (shifted, isTooMuch) = known.multipliedReportingOverflow(by: radix)
      let (sum, isMore) = shifted.addingReportingOverflow(digit)
      return isTooMuch || isMore ? nil : sum
    }
    place += 1
  }
  end?.pointee = _pointIn(text, place == first ? 0 : place)
  return (size, isNegative)
}
func _digitOfByte(_ byte: UInt8) -> UInt64 {
  if byte >= 48 && byte < 58 { return UInt64(byte - 48) }
  let letter = byte | 32
  return letter >= 97 && letter < 123 ? UInt64(letter - 87) : 99
}
func _pointIn(_ text: String, _ place: Int) -> UnsafeMutablePointer<Int8> {
  UnsafeMutablePointer<Int8>(_memory: _Memory<Int8>(_values: _bytes(text).map { Int8(bitPattern: $0) } + [0]), _place: place)
}
