import DispatchModel
import DispatchTrace
import Foundation
import ScenarioLanguage
import TestSupport
import Testing

/// Every program and every scenario under other schedules, on machines with 1, 2 and 4 cores: what Dispatch promises does not
/// depend on them, and no schedule may show a fault of our own.
///
/// One seed on one of the machines in `make test`; `SIGNALBOX_SEEDS=50` tries so many on each (`make conformance` does), of the
/// programs that `SIGNALBOX_FOLDERS` picks.
@Suite("Programs and scenarios under many schedules", .serialized)
struct SeedTests {
  static let wanted =
    ProcessInfo.processInfo.environment["SIGNALBOX_SEEDS"].flatMap(UInt64.init) ?? (Conformance.isFull ? 50 : nil)
  static let seeds = wanted ?? 1
  static let cores = [1, 2, 4]

  /// In `make test` each program runs on one of the machines, in turn, and only those that can notice.
  private static func cores(_ number: Int) -> [Int] { wanted == nil ? [cores[number % cores.count]] : cores }

  /// Blocks that fall due at one virtual instant start in any order; real ones are microseconds apart.
  static let unordered: Set = ["programs/image-loader"]

  /// What became of the runs of one program, or of all.
  struct Table {
    var runs = 0
    var ends: [String: Int] = [:]
    var sameLines = 0
    var otherOrder = 0
    var otherLines = 0

    mutating func add(_ other: Table) {
      runs += other.runs
      ends.merge(other.ends, uniquingKeysWith: +)
      sameLines += other.sameLines
      otherOrder += other.otherOrder
      otherLines += other.otherLines
    }

    var description: String {
      let ends = ends.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      return "\(runs) runs: \(ends); printed: \(sameLines) the same, \(otherOrder) in another order, \(otherLines) other lines"
    }
  }

  @Test("A language program prints and ends as its compiled twin under every schedule")
  func programsAreStable() throws {
    var total = Table()
    let picked = RecordedProgramTests.wanted
    for (number, program) in LanguageProgram.recorded.enumerated() {
      if let picked, !picked.contains(where: { program.name.contains($0) }) { continue }
      let source = try program.source()
      if Self.wanted == nil, !source.contains("import ") { continue }
      let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: source))
      guard let lowered = loaded.program else { continue }
      let (trap, output) = (try program.trap(), try program.output())
      let table = runs(of: lowered, Configuration(), Self.cores(number), first: program.seed, name: program.name) { run in
        let isAsRecorded = trap.map { run.message == $0 } ?? (run.end == "ended")
        return isAsRecorded && (run.printed == output || Self.unordered.contains(program.name))
      }
      total.add(table)
    }
    #expect(picked != nil || total.runs >= (Self.wanted == nil ? 100 : LanguageProgram.recorded.count * Self.cores.count))
    Summary.say("language programs under \(Self.seeds) schedules: \(total.description)")
  }

  @Test("A scenario keeps what it promises under every schedule")
  func scenariosAreStable() throws {
    var total = Table()
    for (number, folder) in Repository.scenarioFolders.enumerated() {
      let text = try Repository.text("\(folder)/scenario.swift")
      let loaded = LoadedScenario(loading: ScenarioFile(name: "\(folder)/scenario.swift", text: text))
      guard let lowered = loaded.program else { continue }
      let table = runs(of: lowered, loaded.directives.configuration, Self.cores(number), first: 1, name: folder) { _ in true }
      total.add(table)
    }
    #expect(total.runs >= Repository.scenarioFolders.count)
    Summary.say("scenarios under \(Self.seeds) schedules: \(total.description)")
  }

  private func runs(
    of program: Program, _ configuration: Configuration, _ machines: [Int], first: UInt64, name: String,
    isRight: (SimulatedRun) -> Bool
  ) -> Table {
    let plain = SimulatedRun(of: program, on: configuration)
    var table = Table()
    for cores in machines {
      for seed in 0..<Self.seeds {
        var configuration = configuration
        configuration.cores = cores
        configuration.seed = first &+ seed
        let run = SimulatedRun(of: program, on: configuration)
        table.runs += 1
        table.ends[run.end, default: 0] += 1
        if run.printed == plain.printed {
          table.sameLines += 1
        } else if run.lines.sorted() == plain.lines.sorted() {
          table.otherOrder += 1
        } else {
          table.otherLines += 1
        }
        let place = "\(name), cores \(cores), seed \(configuration.seed)"
        #expect(!run.isFault, "\(place): \(run.outcome)")
        #expect(isRight(run), "\(place): \(run.end), printed\n\(run.printed)")
      }
    }
    return table
  }
}

extension SimulatedRun {
  fileprivate var lines: [Substring] { printed.split(separator: "\n", omittingEmptySubsequences: false) }

  fileprivate var message: String? {
    if case .trapped(let trap) = outcome { trap.message } else { nil }
  }

  fileprivate var end: String {
    switch outcome {
    case .completed, .exited: "ended"
    case .deadlocked: "deadlocked"
    case .trapped: "trapped"
    case .limitReached: "limit reached"
    }
  }

  /// The machine's own: no compiled program dies of it.
  fileprivate var isFault: Bool {
    switch outcome {
    case .trapped(let trap): trap.message == "This value was read before it was set"
    case .limitReached: true
    case .completed, .exited, .deadlocked: false
    }
  }
}
