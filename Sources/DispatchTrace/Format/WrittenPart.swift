/// A part of a file, read beside others of it: as far as its lines are as we write them and go forward in time.
struct WrittenPart {
  private(set) var line: WrittenLine
  /// Where the next line begins, and which it is in the file, from 1.
  private(set) var next: Int
  private(set) var lineNumber: Int
  private let end: Int
  /// Where the next event has its place.
  private(set) var place: Int
  private let places: Range<Int>
  private(set) var first: Instant?
  private(set) var last: Instant

  init(_ line: WrittenLine, _ range: Range<Int>, line number: Int, places: Range<Int>, after last: Instant) {
    self.line = line
    next = range.lowerBound
    end = range.upperBound
    lineNumber = number
    place = places.lowerBound
    self.places = places
    self.last = last
  }

  var isComplete: Bool { next == end && place == places.upperBound }

  /// Nobody else uses its places of `memory`.
  mutating func read(into memory: EventMemory) {
    while next < end, place < places.upperBound {
      guard let (event, next) = try? line.event(at: next, largestID: TraceReader.largestID(line: lineNumber)),
        event.instant >= last, event.instant <= .latest
      else { return }
      memory.address(of: place).initialize(to: event)
      first = first ?? event.instant
      last = event.instant
      self.next = next
      place += 1
      lineNumber += 1
    }
  }
}

extension TraceReader {
  /// Texts that both halves have are most often seen in so many lines.
  private static let linesBefore = 2000

  /// The rest of a long file in two halves at once, as far as that goes. What is left, the caller reads.
  mutating func readHalves(_ trace: inout Trace) {
    readWrittenLines(&trace, most: Self.linesBefore)
    let rest = nextStart..<bytes.count
    guard rest.count >= leastToShare,
      let middle = bytes[(rest.lowerBound + rest.count / 2)...].firstIndex(of: UInt8(ascii: "\n")).map({ $0 + 1 })
    else { return }
    let lines = lineCount(bytes, rest.lowerBound..<middle)
    let start = trace.events.count
    // Lines of the second half may be shorter; where there are still more, they are read one by one.
    let room = lines * 5 / 2 + 1024
    let memory = trace.events.makeRoom(for: room)
    var first = WrittenPart(
      written, rest.lowerBound..<middle, line: lineNumber + 1, places: start..<start + lines, after: trace.end)
    var second = WrittenPart(
      written, middle..<rest.upperBound, line: lineNumber + 1 + lines, places: start + lines..<start + room, after: .zero)
    SideBySide.run {
      first.read(into: memory)
    } and: {
      second.read(into: memory)
    }
    let known = written.texts.strings.count
    keep(first, in: &trace)
    // Texts that are new in both halves would have two ids.
    guard first.isComplete, let begin = second.first, begin >= first.last,
      first.line.texts.strings.count == known || second.line.texts.strings.count == known
    else { return }
    keep(second, in: &trace)
    if second.line.texts.strings.count == known { written = first.line }
  }

  private mutating func keep(_ part: WrittenPart, in trace: inout Trace) {
    trace.events.keep(part.place)
    trace.end = part.last
    nextStart = part.next
    lineNumber = part.lineNumber - 1
    written = part.line
  }
}
