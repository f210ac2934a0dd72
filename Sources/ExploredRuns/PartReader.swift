import DispatchModel
import DispatchTrace
import Exploration

extension ExplorationPart {
  /// Reads what `jsonLines` writes. Throws a sentence that says what is wrong with the bytes.
  package init(jsonLines bytes: [UInt8]) throws(PartProblem) {
    self = try PartReader.read(bytes)
  }
}

/// Reads the lines of a part one after the other.
private struct PartReader {
  private let bytes: [UInt8]
  private var start = 0
  private var line = JSONLine()
  private(set) var number = 0

  static func read(_ bytes: [UInt8]) throws(PartProblem) -> ExplorationPart {
    guard bytes.starts(with: #"{"signalbox":"part""#.utf8) else {
      throw PartProblem("it is no part of an exploration: 'signalbox explore FILE --shard I/N -o part.jsonl' writes those")
    }
    let lastLine = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var end = PartReader(bytes)
    end.start = lastLine
    guard bytes.last == UInt8(ascii: "\n"), lastLine > 0, (try? end.next()) == true, let sum = end.text("end") else {
      throw PartProblem("it is cut off: copy it again, or run its shard again")
    }
    guard sum == PartSum.of(bytes[..<lastLine]) else {
      throw PartProblem("it was changed after it was written: copy it again, or run its shard again")
    }
    var reader = PartReader(bytes)
    return try reader.readPart(until: lastLine)
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Lines

  private mutating func next() throws(PartProblem) -> Bool {
    guard start < bytes.count else { return false }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    number += 1
    do throws(JSONLine.Malformed) {
      try line.scan(bytes, start..<end)
    } catch {
      throw PartProblem("line \(number): \(error.what)")
    }
    start = end + 1
    return true
  }

  private func value(_ key: String) -> JSONLine.Value? {
    line.fields.first { bytes[$0.key].elementsEqual(key.utf8) }?.value
  }

  private func text(_ key: String) -> String? {
    guard case .string(let range) = value(key) else { return nil }
    return JSONText.text(bytes[range])
  }

  private func count(_ key: String) -> Int? {
    guard case .number(let magnitude, false) = value(key) else { return nil }
    return Int(exactly: magnitude)
  }

  private func flag(_ key: String) -> Bool { if case .boolean(true) = value(key) { true } else { false } }

  private func texts(_ key: String) -> [String] {
    guard case .array(let ranges) = value(key) else { return [] }
    return line.texts[ranges].compactMap { JSONText.text(bytes[$0]) }
  }

  private func needed<Value>(_ value: Value?, _ key: String) throws(PartProblem) -> Value {
    guard let value else { throw PartProblem("line \(number): '\(key)' is missing or no such value") }
    return value
  }

  private func others() throws(PartProblem) -> [ExplorationPart.Identity.File] {
    let (paths, texts) = (texts("otherPaths"), texts("otherTexts"))
    guard paths.count == texts.count else { throw PartProblem("line \(number): 'otherTexts' are not as many as 'otherPaths'") }
    return zip(paths, texts).map { ExplorationPart.Identity.File(path: $0, text: $1) }
  }

  // MARK: A part

  private mutating func readPart(until end: Int) throws(PartProblem) -> ExplorationPart {
    _ = try next()
    guard count("version") == ExplorationPart.formatVersion else {
      throw PartProblem("it has a format of another version of Signalbox: use one version for all parts")
    }
    let timing = text("timing").map(Timing.init)
    if let timing, timing == nil { throw PartProblem("line \(number): 'timing' is missing or no such value") }
    let identity = ExplorationPart.Identity(
      build: try needed(text("build"), "build"), name: try needed(text("name"), "name"), path: text("path"),
      source: try needed(text("source"), "source"), others: try others(), platform: text("platform"), timing: timing ?? nil,
      bound: try needed(count("bound"), "bound"))
    var session = ExplorationSession()
    session.pending = []
    var part = ExplorationPart(
      identity, number: try needed(count("part"), "part"), of: try needed(count("of"), "of"), session)
    part.isFinished = flag("finished")
    while start < end, try next() {
      if let question = count("answer") {
        part.session.answers.append(ExplorationSession.Answer(question: question, tally: try tally()))
      } else if let question = count("pending") {
        let knowledge = flag("known") ? knowledge : nil
        part.session.pending.append(ExplorationSession.Pending(question: question, knowledge: knowledge))
      } else if let question = count("seen") {
        guard part.session.pending.last?.question == question else {
          throw PartProblem("line \(number): it belongs to no question")
        }
        part.session.pending[part.session.pending.count - 1].seen = try tally()
      } else if let question = count("search") {
        let pieces = try needed(count("pieces"), "pieces")
        part.searches.append(ExplorationPart.Search(question: question, knowledge: knowledge, pieceCount: pieces))
      } else if let piece = count("piece"), let last = part.searches.indices.last {
        part.searches[last].pieces.append(ExplorationPart.Piece(number: piece, tally: try tally()))
      } else if text("find") != nil {
        try add(try find(), to: &part)
      } else {
        throw PartProblem("line \(number): nobody knows what it is")
      }
    }
    return part
  }

  /// To what the lines before are about.
  private func add(_ find: Tally.Find, to part: inout ExplorationPart) throws(PartProblem) {
    if let search = part.searches.indices.last {
      guard let piece = part.searches[search].pieces.indices.last else {
        throw PartProblem("line \(number): it belongs to no piece")
      }
      part.searches[search].pieces[piece].tally.finds.append(find)
    } else if let pending = part.session.pending.indices.last {
      guard part.session.pending[pending].seen?.finds.append(find) != nil else {
        throw PartProblem("line \(number): it belongs to nothing that was seen")
      }
    } else {
      guard let answer = part.session.answers.indices.last else { throw PartProblem("line \(number): it belongs to no answer") }
      part.session.answers[answer].tally.finds.append(find)
    }
  }

  private var knowledge: SearchKnowledge {
    var knowledge = SearchKnowledge()
    knowledge.pairs = texts("pairs").map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 2 }
    for (name, trait) in ProgramTraits.named where flag(name) { knowledge.traits.insert(trait) }
    knowledge.keepsAll = flag("keepsAll")
    return knowledge
  }

  private func tally() throws(PartProblem) -> Tally {
    var tally = Tally()
    tally.executions = try needed(count("executions"), "executions")
    tally.redundant = try needed(count("redundant"), "redundant")
    tally.tooLong = try needed(count("tooLong"), "tooLong")
    tally.hasScarceCores = flag("scarceCores")
    tally.hasChosenReading = flag("chosenReading")
    tally.end = try needed(text("end").flatMap(SearchEnd.init), "end")
    tally.covered = try needed(count("covered"), "covered")
    tally.knowledge = knowledge
    return tally
  }

  private func find() throws(PartProblem) -> Tally.Find {
    let sighting = Sighting(
      try needed(text("find"), "find"), note: try needed(text("note"), "note"), schedule: text("schedule"))
    return Tally.Find(
      sighting, executions: try needed(count("executions"), "executions"), number: try needed(count("first"), "first"),
      witness: try needed(text("witness"), "witness").split(separator: " ").map(String.init))
  }
}
