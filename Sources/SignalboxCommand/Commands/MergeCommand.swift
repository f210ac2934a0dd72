import ArgumentParser
import Signalbox
import SignalboxPictures

struct MergeCommand: Verb {
  static let name = "merge"
  static let configuration = CommandConfiguration.verb(
    name,
    abstract: "Says what the parts of an exploration have found together.",
    discussion: """
      Each part was written by 'signalbox explore FILE --shard I/N -o part.jsonl'.
      The report is that of 'signalbox explore FILE', whatever N is.

      When the parts have learnt that more matters than was known, or a claim needs
      a search of its own, another round is needed: the exit code is 3, and --rest
      writes what the next round has to be given with --known.

      Examples:
        signalbox merge part-*.jsonl
        signalbox merge part-*.jsonl --rest rest.jsonl
      """
  )

  @Argument(help: ArgumentHelp("All parts of one exploration, in any order.", valueName: "part.jsonl"))
  var paths: [String]

  @Option(help: ArgumentHelp("When another round is needed, write here what it has to know.", valueName: "rest.jsonl"))
  var rest: String?

  @Option(help: "A report for people on standard error, or one JSON object for tools on standard output.")
  var format = ReportFormat.text

  @Option(name: .shortAndLong, help: ArgumentHelp("Draw a run that shows what is wrong.", valueName: "out.png"))
  var output: String?

  func validate() throws {
    if let output, Picture.Format(endingOf: output) == nil {
      throw ValidationError("The ending of '\(output)' picks the format: use .png, .svg or .pdf.")
    }
  }

  func run() throws {
    var files: [PartFile] = []
    for path in paths { files.append(try PartFile(path: path)) }
    guard let first = files.first else { throw ValidationError("Name the parts.") }
    try PartSet(files).check()
    System.noteInterrupts()
    let progress = ExploreProgress()
    let explorer = try Self.explorer(of: first.part.identity, progress)
    var session: ExplorationSession
    do throws(PartProblem) {
      session = try explorer.merged(files.map(\.part))
    } catch {
      if System.wasInterrupted { throw Self.stopped }
      throw Failure(text: "\(first.path): error: \(error)", exitCode: 2)
    }
    let left = explorer.advance(&session)
    progress.clear()
    if System.wasInterrupted { throw Self.stopped }
    guard left.isEmpty else { throw try anotherRound(after: session, first.part.identity) }
    let exploration = explorer.exploration(of: session)
    progress.clear()
    let stop = System.wasInterrupted ? System.interruptName : nil
    try ExploreResult(exploration: exploration, stop: stop).write(as: format, picture: output)
  }

  private static var stopped: Failure {
    let text = "stopped by \(System.interruptName): nothing was merged; the parts are as they were"
    return Failure(text: text, exitCode: System.interruptedExitCode)
  }

  private func anotherRound(after session: ExplorationSession, _ identity: ExplorationPart.Identity) throws -> Failure {
    guard let rest else {
      let text = "another round is needed: merge with --rest rest.jsonl, and run each shard again with --known rest.jsonl"
      return Failure(text: text, exitCode: 3)
    }
    try PartFile(rest, ExplorationPart(identity, number: 0, of: 0, session)).write()
    return Failure(text: "another round is needed: run each shard again with --known \(ShellWord.quoted(rest))", exitCode: 3)
  }

  private static func explorer(of identity: ExplorationPart.Identity, _ progress: ExploreProgress) throws -> Explorer {
    let platform = identity.platform.flatMap(Machine.Platform.init)
    do {
      let others = identity.others.map { Scenario.SourceFile(name: $0.path, text: $0.text).read(from: $0.path) }
      let scenario = try Scenario(files: others, driver: identity.source, name: identity.name, platform: platform)
        .read(from: identity.path)
      var bounds = ExplorationBounds(executions: identity.bound) { System.wasInterrupted }
      bounds.progress = progress.show
      return scenario.explorer(on: Machine(platform: platform ?? .strict), timing: identity.timing, within: bounds)
    } catch {
      throw Failure(error)
    }
  }
}

/// Parts that should be all of one exploration.
struct PartSet {
  private let files: [PartFile]

  init(_ files: [PartFile]) { self.files = files }

  /// Throws what does not fit, and what to do about it.
  func check() throws(Failure) {
    guard let first = files.first else { return }
    for file in files {
      if file.part.count == 0 { throw problem(file, "it holds what a next round has to know: give it to explore with --known") }
      if let difference = file.difference(from: first.part.identity, first.path) { throw difference }
      let (count, expected) = (file.part.count, first.part.count)
      if count != expected {
        throw problem(file, "it is one of \(count) parts, and \(first.path) is one of \(expected): merge those of one division")
      }
      if let other = files.first(where: { $0.part.number == file.part.number && $0.path != file.path }) {
        throw problem(other, "it is part \(file.part.number) of \(count), as is \(file.path): leave one of them out")
      }
      if files.count(where: { $0.path == file.path }) > 1 { throw problem(file, "it is named twice") }
      if !file.part.isFinished {
        throw problem(file, "part \(file.part.number) of \(count) is not finished: the command that wrote it goes on from there")
      }
      if file.part.session != first.part.session {
        throw problem(file, "it is of another round than \(first.path): run its shard again with the same --known")
      }
    }
    let missing = (1...first.part.count).filter { number in !files.contains { $0.part.number == number } }
    guard missing.isEmpty else {
      let names = missing.prefix(10).map(String.init).joined(separator: ", ") + (missing.count > 10 ? ", …" : "")
      let text = "error: of \(first.part.count) parts \(missing.count == 1 ? "one is" : "\(missing.count) are") missing: \(names)"
      throw Failure(text: text, exitCode: 2)
    }
  }

  private func problem(_ file: PartFile, _ text: String) -> Failure { Failure(text: "\(file.path): error: \(text)", exitCode: 2) }
}
