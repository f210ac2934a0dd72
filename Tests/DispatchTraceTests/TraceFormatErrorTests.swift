import DispatchTrace
import Testing

struct TraceFormatErrorTests {
  private static let header =
    #"{"signalbox":"trace","version":2,"origin":"simulated","platform":"darwin","cores":4,"quantum":10,"seed":0}"#
  private static let outcome = #"{"at":90,"outcome":"completed"}"#

  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var line: Int
    var problem: TraceFormatError.Problem
    var testDescription: String { "line \(line): \(problem)" }

    init(_ text: String, _ line: Int, _ problem: TraceFormatError.Problem) {
      self.text = text
      self.line = line
      self.problem = problem
    }

    /// One event line between a good header and a good outcome.
    static func event(_ line: String, _ problem: TraceFormatError.Problem) -> Case {
      Case("\(header)\n\(line)\n\(outcome)\n", 2, problem)
    }
  }

  static let wholeFiles: [Case] = [
    Case("", 1, .empty),
    Case("let x = 1\n", 1, .notATrace),
    Case("{\"traceEvents\":[]}", 1, .notATrace),
    Case("{\"signalbox\":\"tracer\"}\n", 1, .notATrace),
    Case("{\"signalbox\":\"trace\",\"version\":1}\n", 1, .otherVersion(1)),
    Case("{\"signalbox\":\"trace\",\"vers", 1, .truncated),
    Case("{\"signalbox\":\"trace\"}\n", 1, .missingField("version")),
    Case(header + "\n", 1, .truncated),
    Case(header + "\n{\"at\":0,\"thread\":\"t0\",\"event\":\"spanEnded\"}\n", 2, .truncated),
    Case(header + "\n{\"at\":0,\"thread\":\"t0\",\"eve", 2, .truncated),
    Case(header + "\n" + outcome + "\n\n", 3, .textAfterOutcome),
    Case(header.replacing("\"cores\":4", with: "\"cores\":0") + "\n" + outcome, 1, .outOfRange(field: "cores")),
    Case(
      header.replacing("\"seed\":0", with: "\"seed\":-1") + "\n", 1,
      .wrongType(field: "seed", expected: "a whole number that is not negative")),
    Case(
      header + "\n{\"at\":0,\"outcome\":\"fine\"}", 2,
      .wrongType(
        field: "outcome", expected: #"one of "completed", "exited", "deadlocked", "trapped", "limitReached""#)),
  ]

  static let events: [Case] = [
    .event(#"{"at":0,"thread":"t0","event":"began"}"#, .unknownEvent("began")),
    .event(#"{"at":0,"thread":"t0"}"#, .missingField("event")),
    .event(#"{"at":0,"thread":"t0","event":"ended"}"#, .missingField("item")),
    .event(#"{"at":0,"thread":"t0","event":"ended","item":3}"#, .wrongType(field: "item", expected: "an id such as \"i3\"")),
    .event(#"{"at":0,"thread":"t0","event":"ended","item":"q3"}"#, .wrongType(field: "item", expected: "an id such as \"i3\"")),
    .event(#"{"at":0,"thread":"t0","event":"ended","item":"i03"}"#, .wrongType(field: "item", expected: "an id such as \"i3\"")),
    .event(#"{"at":0,"thread":"t0","event":"ended","item":"i"}"#, .wrongType(field: "item", expected: "an id such as \"i3\"")),
    .event(#"{"at":0,"thread":"t0","event":"ended","item":"i99999"}"#, .idOutOfRange(field: "item")),
    .event(#"{"at":0,"thread":"t0","event":"ended","item":"i99999999999999999999"}"#, .idOutOfRange(field: "item")),
    .event(#"{"at":-1,"thread":"t0","event":"spanEnded"}"#, .outOfRange(field: "at")),
    .event(#"{"at":9223372036854775808,"thread":"t0","event":"spanEnded"}"#, .outOfRange(field: "at")),
    .event(#"{"at":4611686018427387905,"thread":"t0","event":"spanEnded"}"#, .outOfRange(field: "at")),
    .event(#"{"at":9223372036854775807,"outcome":"completed"}"#, .outOfRange(field: "at")),
    .event(#"{"at":1.5,"thread":"t0","event":"spanEnded"}"#, .malformed("a number that is not whole")),
    .event(#"{"at":00,"thread":"t0","event":"spanEnded"}"#, .malformed("a number without digits, or with a leading 0")),
    .event(#"{"at":18446744073709551616,"thread":"t0"}"#, .malformed("a number that does not fit in 64 bits")),
    .event(#"{"at":0,"thread":"t0","event":"spanEnded","extra":1}"#, .unknownField("extra")),
    .event(#"{"at":0,"at":0,"thread":"t0","event":"spanEnded"}"#, .repeatedField("at")),
    .event(
      #"{"at":0,"thread":"t0","event":"ended","item":{"id":1}}"#,
      .malformed("a value must be a text, a whole number, true, false or a list of texts")),
    .event(#"["at",0]"#, .malformed("'{' is missing")),
    .event("", .malformed("'{' is missing")),
    .event(#"{"at":0} x"#, .malformed("something follows the closing brace")),
    .event(
      "{\"at\":0,\"thread\":\"t0\",\"event\":\"printed\",\"text\":\"a\tb\"}", .malformed("a control character within a text")),
    .event(#"{"at":0,"thread":"t0","event":"printed","text":"a"#, .malformed("a text without its closing quote")),
    .event(#"{"at":0,"thread":"t0","event":"printed","text":"\q"}"#, .invalidUTF8),
    .event(#"{"at":0,"thread":"t0","event":"printed","text":"\ud800x"}"#, .invalidUTF8),
    .event(
      #"{"at":0,"thread":"t0","event":"threadCreated","kind":"robot"}"#,
      .wrongType(
        field: "kind", expected: #"one of "main", "worker", "overcommitWorker", "detached", "outside""#)),
    .event(#"{"at":91,"thread":"t0","event":"spanEnded"}"#, .backInTime),
  ]

  @Test(arguments: wholeFiles + events)
  func saysWhichLineAndWhat(wrong: Case) {
    let error = #expect(throws: TraceFormatError.self) { try Trace(jsonLines: Array(wrong.text.utf8)) }
    #expect(error?.problem == wrong.problem)
    if wrong.problem != .backInTime { #expect(error?.line == wrong.line) }
    #expect(error?.description.isEmpty == false)
  }

  @Test func brokenUTF8IsRefused() {
    var bytes = Array((Self.header + "\n").utf8)
    bytes += Array(#"{"at":0,"thread":"t0","event":"printed","text":""#.utf8) + [0xC3, 0x28] + Array("\"}\n".utf8)
    let error = #expect(throws: TraceFormatError.self) { try Trace(jsonLines: bytes) }
    #expect(error == TraceFormatError(line: 2, problem: .invalidUTF8))
  }

  @Test func anyBytesGiveATraceOrAnError() {
    let good = Samples.everything().jsonLines()
    var random = TestRandom(state: 2025)
    var errors = 0
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0...random.next(below: 3) { mutate(&bytes, &random) }
      do { _ = TraceIndex(try Trace(jsonLines: bytes)) } catch { errors += 1 }
    }
    #expect(errors > 1000)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout TestRandom) {
    guard !bytes.isEmpty else { return }
    let place = random.next(below: bytes.count)
    switch random.next(below: 6) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(UInt8(random.next(below: 256)), at: place)
    case 2: bytes[place] = UInt8(random.next(below: 256))
    case 3: bytes.removeSubrange(place..<min(place + random.next(below: 100), bytes.count))
    case 4: bytes[place] = UInt8(ascii: "0") + UInt8(random.next(below: 10))
    default: bytes.removeSubrange(max(place, bytes.count / 2)...)
    }
  }
}

/// A small reproducible generator (xorshift).
struct TestRandom {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
