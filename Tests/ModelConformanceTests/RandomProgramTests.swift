import DispatchModel
import Foundation
import TestSupport
import Testing

/// What random programs did on the real libdispatch, and whether the model allows it.
struct RandomProgramReport {
  /// An observation that no simulation showed.
  struct Disagreement {
    var program: RandomProgram
    var observation: Observation
    var executions: Int
  }

  var programs = 0
  var runs = 0
  var orders = 0
  var undecided: [Disagreement] = []
  var disagreements: [Disagreement] = []

  /// Runs the programs of `seeds`, each `times` times.
  mutating func check(_ seeds: Range<UInt64>, times: Int) async throws {
    let batch = seeds.map { RandomProgram(seed: $0) }
    let real = try RealPrograms(batch)
    for (index, program) in batch.enumerated() {
      programs += 1
      var seen: [Observation] = []
      let observed = try await withThrowingTaskGroup(of: Observation?.self) { group in
        for _ in 0..<times { group.addTask { try real.run(index, silence: program.isTimeless ? 100 : 200) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for observation in observed {
        runs += 1
        guard let observation, !seen.contains(observation) else { continue }
        seen.append(observation)
      }
      for observation in seen { try judge(observation, of: program, real, index) }
    }
  }

  private mutating func judge(_ observation: Observation, of program: RandomProgram, _ real: RealPrograms, _ index: Int) throws {
    orders += 1
    var membership = Membership(program)
    let verdict = membership.verdict(on: observation)
    if verdict == .legal { return }
    // Perhaps the run was cut off: the pool adds a thread only once a second. Longer silence tells.
    if observation.ending != .trapped, let longer = try real.run(index, silence: 3000), longer != observation,
      longer.letters.starts(with: observation.letters)
    {
      orders -= 1
      return try judge(longer, of: program, real, index)
    }
    let open = Disagreement(program: program, observation: observation, executions: membership.executions)
    if verdict == .illegal { disagreements.append(open) } else { undecided.append(open) }
  }
}

extension RandomProgramReport.Disagreement: CustomStringConvertible {
  var description: String {
    """
    seed \(program.seed): the real run printed \(observation.letters.joined(separator: " ")) (\(observation.ending.rawValue)), \
    which none of \(executions) simulations does:
    \(program.swift())
    """
  }
}

@Suite("Random programs")
struct RandomProgramTests {
  static let isFull = ProcessInfo.processInfo.environment["SIGNALBOX_CONFORMANCE"] != nil

  @Test("What random programs print on the real libdispatch is what the model allows")
  func realOrdersAreLegal() async throws {
    let first = ProcessInfo.processInfo.environment["SIGNALBOX_FIRST_PROGRAM"].flatMap(UInt64.init) ?? 0
    let count: UInt64 = ProcessInfo.processInfo.environment["SIGNALBOX_PROGRAMS"].flatMap(UInt64.init) ?? (Self.isFull ? 500 : 20)
    var report = RandomProgramReport()
    for seed in stride(from: first, to: first + count, by: 50) {
      try await report.check(seed..<min(seed + 50, first + count), times: Self.isFull ? 5 : 2)
    }
    for disagreement in report.disagreements {
      Issue.record("\(disagreement)")
    }
    for open in report.undecided { print("undecided: \(open)") }
    Summary.say(
      "random programs: \(report.programs) in \(report.runs) real runs, \(report.orders) different orders: "
        + "\(report.orders - report.undecided.count - report.disagreements.count) legal, \(report.undecided.count) undecided, "
        + "\(report.disagreements.count) not legal")
  }

  @Test("An order that no run can have is not legal")
  func impossibleOrdersAreFound() {
    var program = RandomProgram(seed: 0, queues: [RandomProgram.Queue(kind: .serial)])
    program.body = ["A", "B"].map { .async(queue: 0, isBarrier: false, group: nil, [.print($0)]) } + [.print("C")]
    func verdict(_ letters: String, _ ending: Observation.Ending = .quiet) -> OrderSearch.Verdict {
      var membership = Membership(program)
      return membership.verdict(on: Observation(letters: letters.map(String.init), ending: ending))
    }
    #expect(verdict("ABC") == .legal)
    #expect(verdict("CAB") == .legal)
    #expect(verdict("ACB") == .legal)
    #expect(verdict("BAC") == .illegal)
    #expect(verdict("AB") == .illegal)
    #expect(verdict("ABC", .trapped) == .illegal)
    #expect(verdict("ABC", .launchStuck) == .illegal)
  }
}
