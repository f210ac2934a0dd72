import DispatchModel
import DispatchTrace
import Exploration

/// One line of a part: a flat JSON object.
struct PartLine {
  private var fields: [String] = []

  private static func literal(_ text: String) -> String { String(decoding: JSONText.literal(text), as: UTF8.self) }

  mutating func add(_ key: String, _ text: String?) {
    if let text { fields.append("\(Self.literal(key)):\(Self.literal(text))") }
  }
  mutating func add(_ key: String, _ number: Int) { fields.append("\(Self.literal(key)):\(number)") }
  /// Left out when it is false.
  mutating func add(_ key: String, _ flag: Bool) { if flag { fields.append("\(Self.literal(key)):true") } }
  /// Left out when there are none.
  mutating func add(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { fields.append("\(Self.literal(key)):[\(texts.map(Self.literal).joined(separator: ","))]") }
  }

  var text: String { "{" + fields.joined(separator: ",") + "}\n" }
}

/// What tells a file that was written to its end from one that was cut or changed: FNV-1a, 64 bits.
struct PartSum {
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ExplorationPart {
  /// The version of `jsonLines`.
  static let formatVersion = 3

  /// The part as JSON Lines; the last one holds what the others add up to.
  package func jsonLines() -> [UInt8] {
    var text = header.text
    for answer in session.answers { text += Self.lines("answer", answer.question, answer.tally) }
    for pending in session.pending {
      var line = PartLine()
      line.add("pending", pending.question)
      line.add("known", pending.knowledge != nil)
      Self.add(pending.knowledge ?? SearchKnowledge(), to: &line)
      text += line.text
      if let seen = pending.seen { text += Self.lines("seen", pending.question, seen) }
    }
    for search in searches {
      var line = PartLine()
      line.add("search", search.question)
      line.add("pieces", search.pieceCount)
      Self.add(search.knowledge, to: &line)
      text += line.text
      for piece in search.pieces { text += Self.lines("piece", piece.number, piece.tally) }
    }
    var end = PartLine()
    end.add("end", PartSum.of(text.utf8))
    return Array((text + end.text).utf8)
  }

  private var header: PartLine {
    var line = PartLine()
    line.add("signalbox", "part")
    line.add("version", Self.formatVersion)
    line.add("build", identity.build)
    line.add("part", number)
    line.add("of", count)
    line.add("finished", isFinished)
    line.add("name", identity.name)
    line.add("path", identity.path)
    line.add("platform", identity.platform)
    line.add("timing", identity.timing?.description)
    line.add("bound", identity.bound)
    line.add("source", identity.source)
    line.add("otherPaths", identity.others.map(\.path))
    line.add("otherTexts", identity.others.map(\.text))
    return line
  }

  private static func add(_ knowledge: SearchKnowledge, to line: inout PartLine) {
    line.add("pairs", knowledge.pairs.map { $0.joined(separator: " ") })
    for (name, trait) in ProgramTraits.named { line.add(name, knowledge.traits.contains(trait)) }
    line.add("keepsAll", knowledge.keepsAll)
  }

  private static func lines(_ key: String, _ number: Int, _ tally: Tally) -> String {
    var line = PartLine()
    line.add(key, number)
    line.add("executions", tally.executions)
    line.add("redundant", tally.redundant)
    line.add("tooLong", tally.tooLong)
    line.add("scarceCores", tally.hasScarceCores)
    line.add("chosenReading", tally.hasChosenReading)
    line.add("end", tally.end.rawValue)
    line.add("covered", tally.covered)
    add(tally.knowledge, to: &line)
    return line.text
      + tally.finds.map { find in
        var line = PartLine()
        line.add("find", find.sighting.key)
        line.add("note", find.sighting.note)
        line.add("schedule", find.sighting.schedule)
        line.add("executions", find.executions)
        line.add("first", find.number)
        line.add("witness", find.witness.joined(separator: " "))
        return line.text
      }.joined()
  }
}
