import DispatchModel
import Exploration
import Foundation
import TestSupport
import Testing

@Suite("Random programs")
struct RandomProgramTests {
  static let isFull = ProcessInfo.processInfo.environment["SIGNALBOX_CONFORMANCE"] != nil

  private static func number(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) }

  @Test("What random programs print on the real libdispatch is what the model allows")
  func realOrdersAreLegal() throws {
    let first = Self.number("SIGNALBOX_FIRST_PROGRAM") ?? 0
    let count = Self.number("SIGNALBOX_PROGRAMS") ?? (Self.isFull ? 2000 : 40)
    let began = ContinuousClock.now
    let report = try RandomProgramCheck(seeds: first..<first + count, times: Self.isFull ? 5 : 2).report()
    let seconds = (ContinuousClock.now - began).components.seconds
    for disagreement in report.illegal { Issue.record("\(disagreement)") }
    for strange in report.strange { Issue.record("\(strange)") }
    for open in report.open { Issue.record("not decided: \(open)") }
    for unrepeated in report.unrepeated { print("not seen again: \(unrepeated)") }
    #expect(report.unrepeated.count <= 1 + report.programs / 200, "too many orders were seen once only: is the machine busy?")
    Summary.say(
      "random programs: \(report.programs) in \(report.runs) real runs (\(report.lateRuns) late and repeated), \(report.orders) "
        + "different orders: \(report.legal) legal, \(report.illegal.count) illegal, \(report.open.count) open, "
        + "\(report.unrepeated.count) late and not seen again; \(seconds) s")
  }

  @Test("An order that no run can have is not legal")
  func impossibleOrdersAreFound() {
    var program = RandomProgram(seed: 0, queues: [RandomProgram.Queue(kind: .serial)])
    program.body = ["A", "B"].map { .async(queue: 0, isBarrier: false, group: nil, [.print($0)]) } + [.print("C")]
    func verdict(_ letters: String, _ ending: Observation.Ending = .quiet) -> OutputSearch.Verdict {
      var membership = Membership(program)
      return membership.verdict(on: Observation(letters: letters.map(String.init), ending: ending))
    }
    #expect(verdict("ABC") == .possible)
    #expect(verdict("CAB") == .possible)
    #expect(verdict("ACB") == .possible)
    #expect(verdict("BAC") == .impossible)
    #expect(verdict("AB") == .impossible)
    #expect(verdict("ABC", .trapped) == .impossible)
    #expect(verdict("ABC", .launchStuck) == .impossible)
  }
}
