import Foundation
import Testing

@testable import DispatchTrace

/// Lines as we write them are read in one go, long files in two halves at once. Nobody may notice.
@Suite("However a trace is read, the same comes out")
struct WrittenLineTests {
  private typealias Answer = Result<Trace, TraceFormatError>

  private func read(_ bytes: [UInt8], leastToShare: Int = .max) -> Answer {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = TraceReader(bytes, leastToShare: leastToShare)
      do throws(TraceFormatError) { return .success(try reader.read()) } catch { return .failure(error) }
    }
  }

  /// With a space that we never write in each line: none is read in one go.
  private func spaced(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let spaced = lines.enumerated().map { number, line in
      number == 0 || line.first != UInt8(ascii: "{") ? Array(line) : [UInt8(ascii: "{"), UInt8(ascii: " ")] + line.dropFirst()
    }
    return Array(spaced.joined(separator: [UInt8(ascii: "\n")]))
  }

  @Test("recorded traces, in one go and taken apart")
  func recorded() throws {
    var count = 0
    for path in GoldenTraceTests.paths {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      if bytes.count > 500_000 { continue }
      let isSame = read(bytes) == read(spaced(bytes))
      #expect(isSame, "\(path)")
      count += 1
    }
    #expect(count > 200)
  }

  @Test("every kind of event, with any byte changed: the same trace or the same error")
  func changed() {
    let good = Samples.everything().jsonLines()
    #expect(read(good) == read(spaced(good)))
    let header = good.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    var random = TestRandom(state: 77)
    var (traces, errors) = (0, 0)
    for _ in 0..<4000 {
      var bytes = good
      let place = header + 2 + random.next(below: bytes.count - header - 2)
      // A line's first bytes are those between which the space comes.
      if bytes[(place - 1)...place].contains(UInt8(ascii: "{")) || bytes[place] == UInt8(ascii: "\n") { continue }
      let signs = Array("0123456789\"\\,:{}[]tn -".utf8) + [0x01, 0xC3, 0x7F]
      bytes[place] = signs[random.next(below: signs.count)]
      let answer = read(bytes)
      if case .success = answer { traces += 1 } else { errors += 1 }
      #expect(answer == read(spaced(bytes)), "\(place)")
    }
    #expect(traces > 300 && errors > 1000, "\(traces), \(errors)")
  }

  /// `names` says what the N-th span is called.
  private func long(_ names: (Int) -> String) -> [UInt8] {
    var trace = Trace(header: Samples.header)
    for number in 0..<6000 {
      let name = trace.strings.intern(names(number))
      let (item, instant) = (ItemID(number), Instant(nanoseconds: Int64(number) * 1000))
      let thread = ThreadID(number % 3)
      for kind: TraceEvent.Kind in [
        .started(item, queue: QueueID(2)), .spanBegan(.work, duration: .zero, name: name), .spanEnded, .ended(item),
      ] {
        trace.events.append(
          TraceEvent(instant: instant, thread: thread, position: SourcePosition(line: 3, column: 1 + number % 9), kind: kind))
      }
      trace.end = instant
    }
    return trace.jsonLines()
  }

  @Test("long files in halves: with few texts, with new ones in the first half, in the second, in both")
  func halves() {
    let names: [(Int) -> String] = [
      { "block \($0 % 7)" }, { $0 < 2000 ? "block \($0)" : "block 1" }, { $0 > 4000 ? "block \($0)" : "block 1" },
      { "block \($0)" },
    ]
    for name in names {
      let bytes = long(name)
      let isSame = read(bytes, leastToShare: 0) == read(bytes)
      #expect(isSame)
      guard case .success(let trace) = read(bytes, leastToShare: 0) else { continue }
      #expect(trace.events.count == 24_000)
      let isWritten = trace.jsonLines() == bytes
      #expect(isWritten)
    }
  }

  @Test("long files with a line that is wrong, is not ours, or goes back in time, anywhere")
  func brokenHalves() {
    let lines = long { "block \($0 % 7)" }.split(separator: UInt8(ascii: "\n")).map(Array.init)
    let others = [
      #"{"at":0,"thread":"t0","event":"spanEnded"}"#, #"{"at":"#, "", #"{ "at":5999000,"thread":"t0","event":"spanEnded"}"#,
      #"{"at":1,"thread":"t0","event":"started","item":"i999999","queue":"q1"}"#, #"{"at":5999000,"outcome":"completed"}"#,
    ]
    var random = TestRandom(state: 5)
    var traces = 0
    for number in 0..<30 {
      var changed = lines
      let place = number % 5 == 0 ? 12_001 + number / 5 : 1 + random.next(below: lines.count - 2)
      changed[place] = Array(others[number % others.count].utf8)
      let bytes = Array(changed.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
      let answer = read(bytes, leastToShare: 0)
      if case .success = answer { traces += 1 }
      let isSame = answer == read(bytes)
      #expect(isSame, "line \(place + 1): \(others[number % others.count])")
    }
    #expect(traces < 25)
  }

  @Test("a second half that begins before the first one ends")
  func backInTime() throws {
    var bytes = long { "block \($0 % 7)" }
    let lines = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    // Two thousand lines and the header come before the halves.
    let start = lines[2000] + 1
    let middle = try #require(lines.first { $0 >= start + (bytes.count - start) / 2 }) + 1
    // `{"at":3…`: the first digit of seven, so that no line moves.
    #expect(bytes[middle + 6] == UInt8(ascii: "3") && bytes[middle + 13] == UInt8(ascii: ","))
    bytes[middle + 6] = UInt8(ascii: "1")
    let (answer, expected) = (read(bytes, leastToShare: 0), read(bytes))
    #expect(answer == expected)
    guard case .failure(let error) = answer else { Issue.record("it was read"); return }
    #expect(error.problem == .backInTime)
  }
}
