import ArgumentParser
import Signalbox

/// `2/7`: the second of seven parts.
struct ShardArgument: ExpressibleByArgument {
  var number: Int
  var count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), (1...100_000).contains(count),
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }
}

/// A file that holds a part of an exploration.
struct PartFile {
  var path: String
  var part: ExplorationPart

  init(_ path: String, _ part: ExplorationPart) { (self.path, self.part) = (path, part) }

  init(path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(Files.Problem) {
      bytes = try Files.contents(of: path)
    } catch {
      throw Failure(
        text: "\(path): error: \(error.isMissing ? "there is no such file" : "cannot be read: \(error.reason)")", exitCode: 2)
    }
    do throws(PartProblem) {
      self.init(path, try ExplorationPart(jsonLines: bytes))
    } catch {
      throw Failure(text: "\(path): error: \(error)", exitCode: 2)
    }
    if part.identity.build != Version.text {
      let problem =
        "it was written by Signalbox \(part.identity.build), and this is \(Version.text): use one version for all parts"
      throw Failure(text: "\(path): error: \(problem)", exitCode: 2)
    }
  }

  func write() throws(Failure) { try OutputFile.replace(path, with: part.jsonLines()) }

  /// What keeps it from being about the same exploration as `other`; nil when nothing does.
  func difference(
    from other: ExplorationPart.Identity, _ otherName: String, advice: String = "run its shard again"
  ) -> Failure? {
    let own = part.identity
    let what: String? =
      if own.source != other.source {
        "another text of \(own.name)"
      } else if own.others.map(\.text) != other.others.map(\.text) {
        "other files, or other texts of them, beside \(own.name)"
      } else if own.platform != other.platform {
        "another --platform (\(own.platform ?? "none"), not \(other.platform ?? "none"))"
      } else if own.timing != other.timing {
        "another --timing (\(own.timing?.description ?? "none"), not \(other.timing?.description ?? "none"))"
      } else if own.bound != other.bound {
        "other --max-executions (\(own.bound), not \(other.bound))"
      } else {
        nil
      }
    return what.map {
      Failure(text: "\(path): error: it was made with \($0) than \(otherName): \(advice)", exitCode: 2)
    }
  }
}

/// One machine's part of an exploration, written to a file after each piece.
struct ShardRun {
  var explorer: Explorer
  var identity: ExplorationPart.Identity
  var shard: ShardArgument
  var output: String
  /// The answers of earlier rounds.
  var known: PartFile?
  private static let secondsBetween = 1.0

  func run() throws {
    if let known, let difference = known.difference(from: identity, "this", advice: "merge again") { throw difference }
    let earlier = try continued()
    var next = System.seconds + Self.secondsBetween
    let part = try explorer.part(
      shard.number, of: shard.count, known?.part.identity ?? identity, after: known?.part.session ?? ExplorationSession(),
      continuing: earlier
    ) { part in
      // What is lost when the machine fails is the last second.
      guard System.seconds >= next else { return }
      try PartFile(output, part).write()
      next = System.seconds + Self.secondsBetween
    }
    try PartFile(output, part).write()
    if part.isFinished {
      let pieces = part.searches.reduce(0) { $0 + $1.pieces.count }
      Terminal.writeError("part \(shard.number) of \(shard.count): finished, \(pieces) pieces")
    } else {
      Terminal.writeError("part \(shard.number) of \(shard.count): not finished; the same command goes on from \(output)")
      throw System.wasInterrupted ? Failure.interrupted : Failure.unfinished
    }
  }

  /// What the file holds already, if it is this shard's.
  private func continued() throws(Failure) -> ExplorationPart? {
    guard (try? Files.kind(of: output)) == .file else { return nil }
    let file = try PartFile(path: output)
    if let difference = file.difference(from: identity, "this", advice: "remove it") { throw difference }
    guard file.part.number == shard.number, file.part.count == shard.count else {
      let found = "part \(file.part.number) of \(file.part.count), not \(shard.number) of \(shard.count)"
      throw Failure(text: "\(output): error: it is \(found): name another file, or remove it", exitCode: 2)
    }
    return file.part
  }
}
