/// Finds an event by the bytes of its name, without making a text of them.
struct EventsByName {
  private static let slots = 256
  /// By slot: the events whose names fall into it.
  private let offsets: [[Int]]
  private let names = TraceEventName.bytes
  private let prototypes = TraceEventName.prototypes

  init() {
    var offsets = Array(repeating: [Int](), count: Self.slots)
    for (offset, name) in TraceEventName.bytes.enumerated() {
      offsets[name.withUnsafeBufferPointer { Self.slot($0, 0..<name.count) }].append(offset)
    }
    self.offsets = offsets
  }

  func event(named bytes: JSONLine.Bytes, _ range: Range<Int>) -> TraceEvent.Kind? {
    for offset in offsets[Self.slot(bytes, range)] {
      let name = names[offset]
      if name.count == range.count, name.elementsEqual(bytes[range]) { return prototypes[offset] }
    }
    return nil
  }

  private static func slot(_ bytes: JSONLine.Bytes, _ range: Range<Int>) -> Int {
    var sum = range.count
    for index in range { sum = (sum &* 31 &+ Int(bytes[index])) & 0xFFFF }
    return (sum ^ sum >> 8) & (slots - 1)
  }
}
