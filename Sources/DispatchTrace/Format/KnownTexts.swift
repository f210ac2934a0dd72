/// The texts that were read last, by their bytes in the file: most of them come again and again.
struct KnownTexts {
  private static let slots = 256
  private var places: [(range: Range<Int>, id: StringID)?] = Array(repeating: nil, count: slots)

  func id(of range: Range<Int>, in bytes: JSONLine.Bytes) -> StringID? {
    guard let known = places[Self.slot(range, bytes)], known.range.count == range.count else { return nil }
    for offset in 0..<range.count where bytes[known.range.lowerBound + offset] != bytes[range.lowerBound + offset] { return nil }
    return known.id
  }

  mutating func remember(_ range: Range<Int>, _ id: StringID, in bytes: JSONLine.Bytes) {
    places[Self.slot(range, bytes)] = (range, id)
  }

  private static func slot(_ range: Range<Int>, _ bytes: JSONLine.Bytes) -> Int {
    var sum = range.count
    for byte in bytes[range].suffix(16) { sum = (sum &* 31 &+ Int(byte)) & 0xFFFF }
    return (sum ^ sum >> 8) & (slots - 1)
  }
}
