import Signalbox

/// An exploration by several processes of this machine: each does a shard, and what they write is merged.
struct Jobs {
  private let explorer: Explorer
  private let identity: ExplorationPart.Identity
  private let count: Int
  /// On the clock of `System.seconds`.
  private let end: Double?
  private static let secondsBetweenLooks = 0.02

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
        session = try explorer.merged(parts, acceptsUnfinished: isStopped)
      } catch {
        throw Failure(text: "error: \(error)", exitCode: 70)
      }
      if isStopped { break }
    }
    return explorer.exploration(of: session)
  }

  private var names: [String] {
    ["scenario.swift", "known.jsonl"] + (1...count).flatMap { ["part-\($0).jsonl", "errors-\($0)"] }
  }

  private func round(after session: ExplorationSession, _ folder: String) throws -> [ExplorationPart] {
    try OutputFile.replace("\(folder)/scenario.swift", with: Array(identity.source.utf8))
    try PartFile("\(folder)/known.jsonl", ExplorationPart(identity, number: 0, of: 0, session)).write()
    var running: [(job: Int, process: System.Process)] = []
    for job in 1...count {
      // What an earlier round left is not to be continued.
      System.remove("\(folder)/part-\(job).jsonl")
      running.append((job, try start(job, folder)))
    }
    var isInterrupted = false
    while !running.isEmpty {
      if System.wasInterrupted && !isInterrupted {
        isInterrupted = true
        for (_, process) in running { process.interrupt() }
      }
      for (job, process) in running {
        guard let code = process.exitCode() else { continue }
        running.removeAll { $0.job == job }
        guard [0, 3, 130].contains(code) else {
          for (_, process) in running { process.interrupt() }
          let errors = (try? Files.contents(of: "\(folder)/errors-\(job)")).map { String(decoding: $0, as: UTF8.self) } ?? ""
          throw Failure(text: "\(errors)error: job \(job) of \(count) ended with exit code \(code)", exitCode: code == 2 ? 2 : 70)
        }
      }
      System.sleep(seconds: Self.secondsBetweenLooks)
    }
    return try (1...count).map { try PartFile(path: "\(folder)/part-\($0).jsonl").part }
  }

  private func start(_ job: Int, _ folder: String) throws -> System.Process {
    var arguments = [
      "explore", "\(folder)/scenario.swift", "--shard", "\(job)/\(count)", "--known", "\(folder)/known.jsonl",
      "-o", "\(folder)/part-\(job).jsonl", "--max-executions", "\(identity.bound)",
    ]
    if let platform = identity.platform { arguments += ["--platform", platform] }
    if let end { arguments += ["--time", "\(max(1, Int(end - System.seconds)))"] }
    return try System.start(arguments, errors: "\(folder)/errors-\(job)")
  }
}
