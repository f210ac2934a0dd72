import DispatchModel
import DispatchTrace
import ExploredRuns
import Runs
import SimulatedDispatch
import TraceAnalysis

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a compiled program begins: does what its job says and writes the answers. The process ends here.
@_cdecl("signalbox_compiled_main")
func compiledMain(_ table: UnsafePointer<UnsafeRawPointer>) -> Int32 {
  guard let path = getenv(Job.variable).map({ String(cString: $0) }), let text = readText(path), let job = Job(text) else {
    let words = "this program runs in virtual time: start it with signalbox run --compiled\n"
    _ = words.withCString { write(2, $0, strlen($0)) }
    return 2
  }
  unsetenv(Job.variable)
  let accesses = SharedAccesses(Hooks(table), job)
  SharedAccesses.shared = accesses
  BodyWatch.installed = BodyWatch(
    handOver: { accesses.hooks.handOver() }, begin: { accesses.hooks.begin($0) }, end: { accesses.hooks.end() },
    leave: { accesses.hooks.leave() }, death: { accesses.death($0) })
  SimulatedProgram.parkAtMost(2048)
  CompiledJob(job, accesses).answer()
  // Threads that were given up must not run destructors of the process.
  fflush(nil)
  _exit(0)
}

/// Set by Ctrl-C: the exploration gives what was found so far.
private nonisolated(unsafe) var isInterrupted: sig_atomic_t = 0

private struct CompiledJob {
  let job: Job
  let accesses: SharedAccesses

  init(_ job: Job, _ accesses: SharedAccesses) {
    self.job = job
    self.accesses = accesses
  }

  func answer() {
    var verdict = ""
    do throws(SimulationError) {
      switch job.question {
      case .run: try write(settled { () throws(SimulationError) in try program.run() })
      case .follow(let schedule):
        try write(settled { () throws(SimulationError) in try program.run(following: schedule, job.timing) })
      case .survey(let run): try survey(run)
      case .explore(let executions, let seconds, let isMatrix):
        verdict = try explore(within: executions, seconds, isMatrix: isMatrix)
      }
    } catch {
      verdict = "error: \(error.description)\n"
    }
    writeText(verdict, to: "\(job.folder)/\(Job.verdict)")
  }

  /// Executions show which accesses have to be seen; once no more are found, the answer counts.
  private func settled<Answer>(_ ask: () throws(SimulationError) -> Answer) throws(SimulationError) -> Answer {
    for _ in 0..<Self.mostRounds {
      let answer = try ask()
      if !accesses.hasLearnt() { return answer }
    }
    return try ask()
  }

  private static let mostRounds = 64

  private var program: SimulatedProgram {
    let header = TraceHeader(
      scenario: job.scenario, functions: job.functions, title: job.title, caption: job.caption, highlight: job.highlights,
      platform: "", cores: 1, quantum: .zero)
    let words = SimulatedProgram.Words(
      name: job.name, source: readText(job.source), otherSources: otherSources, again: job.again
    ) { [job] schedule in
      "\(job.again.replacing("signalbox explore", with: "signalbox run")) --schedule \(ShellWord.quoted(schedule))\(job.afterSchedule)"
    }
    return SimulatedProgram(
      job.configuration, header, words, prepare: { [accesses] in accesses.restart() },
      launch: { [accesses] in accesses.hooks.launch() })
  }

  /// By name.
  private var otherSources: [String: FindingText.OtherSource] {
    var sources: [String: FindingText.OtherSource] = [:]
    for (path, place) in zip(job.otherPaths, job.files.dropFirst()) {
      guard let text = readText(place) else { continue }
      sources[FileName.last(of: path)] = FindingText.OtherSource(path: path, text: text)
    }
    return sources
  }

  private func write(_ run: Run) {
    write(run.trace.jsonLines(), to: Job.trace)
  }

  private func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen("\(job.folder)/\(name)", "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  // MARK: Exploring

  private func explore(within executions: Int, _ seconds: Int?, isMatrix: Bool) throws(SimulationError) -> String {
    signal(SIGINT) { _ in isInterrupted = 1 }
    let end = seconds.map { Self.now + $0 }
    // Without who has started it, nobody waits for what it finds.
    let parent = getppid()
    let isOver = { isInterrupted != 0 || getppid() != parent || end.map { Self.now >= $0 } ?? false }
    let bounds = ExplorationBounds(executions: executions) { [accesses] in isOver() || accesses.hooks.found() > 0 }
    let expectations = job.expectations.compactMap { line in
      try? TraceExpectation.parse(line.text, mode: line.mode, at: line.position).get()
    }
    let exploration = try settled { () throws(SimulationError) in try program.explore(expectations, job.timing, within: bounds) }
    let matrix = isMatrix ? try settled { () throws(SimulationError) in try program.matrix(job.timing, within: bounds) } : nil
    write(Array(exploration.report(usesColour: job.isColoured).utf8), to: Job.report)
    write(Array(exploration.json(matrix: matrix).utf8), to: Job.json)
    if let matrix { write(Array(matrix.report().utf8), to: Job.matrix) }
    if let counterexample = exploration.counterexample { write(counterexample) }
    return (exploration.isAsExpected ? "as expected\n" : "") + (exploration.isDecided ? "decided\n" : "")
      + (isInterrupted != 0 ? "interrupted\n" : isOver() ? "late\n" : "")
  }

  /// Nothing where there is nothing to say.
  private func survey(_ run: String) throws(SimulationError) {
    guard let trace = try? Trace(jsonLines: Array(run.utf8)) else { return }
    let table = try settled { () throws(SimulationError) in try program.orderTable(of: trace) }
    if let table { write(Array(table.text.utf8), to: Job.orders) }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec)
  }
}
