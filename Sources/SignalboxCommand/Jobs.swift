import Signalbox

/// An exploration by several processes of this machine: each does a shard, and what they write is merged.
struct Jobs {
  private let explorer: Explorer
  private let identity: ExplorationPart.Identity
  private let count: Int
  /// On the clock of `System.seconds`.
  private let end: Double?
  private static let secondsBetweenLooks = 0.02

  private struct Job {
    var number: Int
    var process: System.Process
  }

  init(_ explorer: Explorer, _ identity: ExplorationPart.Identity, _ count: Int, end: Double?) {
    self.explorer = explorer
    self.identity = identity
    self.count = count
    self.end = end
  }

  func explore() throws -> Exploration {
    var session = ExplorationSession()
    let folder = try System.makeTemporaryFolder()
    defer { System.removeFolder(folder, holding: names) }
    while !explorer.advance(&session).isEmpty {
      let parts = try round(after: session, folder)
      let isStopped = parts.contains { !$0.isFinished }
      do throws(PartProblem) {
        session = try explorer.merged(parts, after: session, acceptsUnfinished: isStopped)
      } catch {
        throw Failure(text: "error: \(error)", exitCode: 70)
      }
      if isStopped { break }
    }
    return explorer.exploration(of: session)
  }

  private var names: [String] {
    ["scenario.swift", "known.jsonl"] + others + (1...count).flatMap { ["part-\($0).jsonl", "errors-\($0)"] }
  }

  /// Under other names: theirs could be that of the driver here.
  private var others: [String] { identity.others.indices.map { "other-\($0).swift" } }

  private func round(after session: ExplorationSession, _ folder: String) throws -> [ExplorationPart] {
    try OutputFile.replace("\(folder)/scenario.swift", with: Array(identity.source.utf8), isSource: true)
    for (name, other) in zip(others, identity.others) {
      try OutputFile.replace("\(folder)/\(name)", with: Array(other.text.utf8), isSource: true)
    }
    try PartFile("\(folder)/known.jsonl", ExplorationPart(identity, number: 0, of: 0, session)).write()
    var running: [Job] = []
    do {
      for number in 1...count {
        // What an earlier round left is not to be continued.
        System.remove("\(folder)/part-\(number).jsonl")
        running.append(Job(number: number, process: try start(number, folder)))
      }
      try wait(for: &running, folder)
    } catch {
      // Nobody is left behind.
      for job in running { job.process.interrupt() }
      while !running.isEmpty {
        removeEnded(of: &running, folder) { _, _ in }
        System.sleep(seconds: Self.secondsBetweenLooks)
      }
      throw error
    }
    return try (1...count).map { try PartFile(path: "\(folder)/part-\($0).jsonl").part }
  }

  private func wait(for running: inout [Job], _ folder: String) throws(Failure) {
    var isInterrupted = false
    while !running.isEmpty {
      if System.wasInterrupted && !isInterrupted {
        isInterrupted = true
        for job in running { job.process.interrupt() }
      }
      var failure: Failure?
      removeEnded(of: &running, folder) { number, code in
        if ![0, 3, 129, 130, 143].contains(code) { failure = failure ?? self.failure(of: number, code, folder) }
      }
      if let failure { throw failure }
      System.sleep(seconds: Self.secondsBetweenLooks)
    }
  }

  /// Those that have come to their end are told, and run no more.
  private func removeEnded(of running: inout [Job], _ folder: String, _ tell: (_ number: Int, _ exitCode: Int32) -> Void) {
    running.removeAll { job in
      guard let code = job.process.exitCode() else { return false }
      System.remove("\(folder)/\(job.process.unfinishedFile)")
      tell(job.number, code)
      return true
    }
  }

  private func failure(of number: Int, _ code: Int32, _ folder: String) -> Failure {
    let errors = (try? Files.contents(of: "\(folder)/errors-\(number)")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let how = code > 128 ? "was ended by signal \(code - 128)" : "ended with exit code \(code)"
    return Failure(
      text: "\(errors)error: job \(number) of \(count) \(how); the others were stopped", exitCode: code == 2 ? 2 : 70)
  }

  private func start(_ job: Int, _ folder: String) throws(Failure) -> System.Process {
    var arguments = [
      "explore", "\(folder)/scenario.swift", "--shard", "\(job)/\(count)", "--known", "\(folder)/known.jsonl",
      "-o", "\(folder)/part-\(job).jsonl", "--max-executions", "\(identity.bound)", "--job-of", "\(System.id)",
    ]
    if !others.isEmpty { arguments += ["--with"] + others.map { "\(folder)/\($0)" } }
    if let platform = identity.platform { arguments += ["--platform", platform] }
    if let timing = identity.timing { arguments += ["--timing", timing.description] }
    if let end { arguments += ["--time", "\(max(1, Int(end - System.seconds)))"] }
    return try System.start(arguments, errors: "\(folder)/errors-\(job)")
  }
}
