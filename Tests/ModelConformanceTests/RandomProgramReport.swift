import DispatchModel
import Exploration
import Foundation
import TestSupport

/// What random programs did on the real libdispatch, and whether the model allows it.
struct RandomProgramReport: Sendable {
  /// An observation that no simulation showed.
  struct Disagreement: Sendable {
    var program: RandomProgram
    var observation: Observation
    var executions: Int
  }

  var programs = 0
  var runs = 0
  var lateRuns = 0
  var orders = 0
  var open: [Disagreement] = []
  var illegal: [Disagreement] = []
  /// Not decided to be legal, in a program where time counts, and not seen again in many runs: a thread was late unnoticed.
  var unrepeated: [Disagreement] = []
  /// Programs that neither ended nor died of a trap, and how they ended.
  var strange: [String] = []

  var legal: Int { orders - open.count - illegal.count - unrepeated.count }

  mutating func add(_ other: Self) {
    programs += other.programs
    runs += other.runs
    lateRuns += other.lateRuns
    orders += other.orders
    open += other.open
    illegal += other.illegal
    unrepeated += other.unrepeated
    strange += other.strange
  }
}

/// Compiles random programs, runs each some times and asks the model about what was seen. While one batch is compiled another
/// one runs, and a third is judged.
struct RandomProgramCheck: Sendable {
  var seeds: Range<UInt64>
  /// Real runs of each program.
  var times: Int

  private static let batchSize: UInt64 = 50
  /// What computes is done one at a time each: real runs need a core when they wake up.
  private let compiling = NSLock()
  private let judging = NSLock()

  init(seeds: Range<UInt64>, times: Int) {
    self.seeds = seeds
    self.times = times
  }

  func report() throws -> RandomProgramReport {
    let sum = Sum()
    let starts = Array(stride(from: seeds.lowerBound, to: seeds.upperBound, by: UInt64.Stride(Self.batchSize)))
    try ThreadTeam.run(3, count: starts.count) { index in
      let start = starts[index]
      sum.add(try check(start..<min(start + Self.batchSize, seeds.upperBound)))
    }
    return sum.report
  }

  private func check(_ seeds: Range<UInt64>) throws -> RandomProgramReport {
    let batch = seeds.map { RandomProgram(randomFrom: $0) }
    let real = try compiling.withLock { try RealPrograms(batch) }
    let sum = Sum()
    try ThreadTeam.run(4, count: batch.count) { index in
      var part = RandomProgramReport()
      part.programs = 1
      var seen: [Observation] = []
      for _ in 0..<times {
        guard let observation = try observe(real, index, silence: real.usualSilence(of: index), &part) else { continue }
        if !seen.contains(observation) { seen.append(observation) }
      }
      for observation in seen { try judge(observation, of: batch[index], real, index, &part) }
      sum.add(part)
    }
    return sum.report
  }

  /// What a run that was not late showed.
  private func observe(
    _ real: RealPrograms, _ index: Int, silence: Int, _ report: inout RandomProgramReport
  ) throws -> Observation? {
    for _ in 0..<20 {
      report.runs += 1
      switch try real.run(index, silence: silence) {
      case .seen(let observation): return observation
      case .late: report.lateRuns += 1
      case .strange(let end):
        report.strange.append("program \(index) of its batch: \(end)")
        return nil
      }
    }
    return nil
  }

  private func judge(
    _ observation: Observation, of program: RandomProgram, _ real: RealPrograms, _ index: Int, _ report: inout RandomProgramReport
  ) throws {
    var membership = Membership(program)
    let verdict = judging.withLock { membership.verdict(on: observation) }
    if verdict != .possible, observation.ending != .trapped,
      let longer = try observe(real, index, silence: 3000, &report), longer != observation,
      longer.letters.starts(with: observation.letters)
    {
      // The run was cut off: the pool adds a thread only once a second. Longer silence tells.
      return try judge(longer, of: program, real, index, &report)
    }
    report.orders += 1
    if verdict == .possible { return }
    let disagreement = RandomProgramReport.Disagreement(
      program: program, observation: observation, executions: membership.executions)
    if !program.isTimeless, try !isSeenAgain(observation, real, index, &report) {
      report.unrepeated.append(disagreement)
    } else if verdict == .impossible {
      report.illegal.append(disagreement)
    } else {
      report.open.append(disagreement)
    }
  }

  private func isSeenAgain(
    _ observation: Observation, _ real: RealPrograms, _ index: Int, _ report: inout RandomProgramReport
  ) throws -> Bool {
    for _ in 0..<30 {
      if try observe(real, index, silence: real.usualSilence(of: index), &report) == observation { return true }
    }
    return false
  }

  private final class Sum: @unchecked Sendable {
    private let lock = NSLock()
    private var sum = RandomProgramReport()
    var report: RandomProgramReport { lock.withLock { sum } }
    func add(_ part: RandomProgramReport) { lock.withLock { sum.add(part) } }
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
