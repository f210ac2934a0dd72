/// Finds an event by the bytes of its name, without making a text of them.
struct EventsByName {
  private static let slots = 256
  /// By slot: the events whose names fall into it.
  private let offsets: [[Int]]

  init() {
    var offsets = Array(repeating: [Int](), count: Self.slots)
    for (offset, name) in TraceEventName.bytes.enumerated() { offsets[Self.slot(name, name.indices)].append(offset) }
    self.offsets = offsets
  }

  func event(named bytes: [UInt8], _ range: Range<Int>) -> TraceEvent.Kind? {
    for offset in offsets[Self.slot(bytes, range)] {
      let name = TraceEventName.bytes[offset]
      if name.count == range.count, zip(name, range).allSatisfy({ $0 == bytes[$1] }) { return TraceEventName.prototypes[offset] }
    }
    return nil
  }

  private static func slot(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var sum = range.count
    for index in range { sum = (sum &* 31 &+ Int(bytes[index])) & 0xFFFF }
    return (sum ^ sum >> 8) & (slots - 1)
  }
}
