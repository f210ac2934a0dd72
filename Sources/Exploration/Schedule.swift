/// How an execution departs from first-in-first-out, written by names of blocks and operations.
///
/// Left alone, who acts goes on while it can; then the first that can, in the order of what began them, goes on. A departure says after
/// which step of whom another goes on instead: `load@write count>2, launch@leave g#2>load`. A block is called by its name where only one
/// has it, else by its place among what its strand of code has begun (`2`, `2.1`); `#2` is the second time of that step.
package struct Schedule: Hashable, Sendable {
  package struct Departure: Hashable, Sendable {
    /// Nil for the very beginning.
    package var after: Step?
    /// Who goes on.
    package var next: String
  }

  package struct Step: Hashable, Sendable {
    package var strand: String
    package var words: String
    /// From 1.
    package var occurrence = 1
  }

  package var departures: [Departure] = []

  package init() {}

  /// Throws a sentence that says what is wrong.
  package init(parsing text: String) throws(ScheduleError) {
    if text.allSatisfy(\.isWhitespace) { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      departures.append(try Self.departure(Self.trimmed(part)))
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  private static func departure(_ text: Substring) throws(ScheduleError) -> Departure {
    let halves = text.split(separator: ">", omittingEmptySubsequences: false)
    guard halves.count == 2 else { throw ScheduleError("'\(text)' is no departure: write 'block@step>block'") }
    let next = String(trimmed(halves[1]))
    guard !next.isEmpty else { throw ScheduleError("'\(text)' does not say who goes on") }
    if trimmed(halves[0]).isEmpty { return Departure(after: nil, next: next) }
    let parts = halves[0].split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ScheduleError("'\(text)' is no departure: write 'block@step>block'") }
    let strand = String(trimmed(parts[0]))
    let words = parts[1].split(separator: "#", omittingEmptySubsequences: false)
    guard !strand.isEmpty, words.count <= 2, let name = words.first.map(trimmed), !name.isEmpty else {
      throw ScheduleError("'\(text)' does not say after which step")
    }
    var step = Step(strand: strand, words: String(name))
    if words.count == 2 {
      guard let occurrence = Int(trimmed(words[1])), occurrence > 0 else {
        throw ScheduleError("'\(words[1])' in '\(text)' is not how often: a number from 1")
      }
      step.occurrence = occurrence
    }
    return Departure(after: step, next: next)
  }
}

extension Schedule: CustomStringConvertible {
  package var description: String { departures.map(\.description).joined(separator: ", ") }
}

extension Schedule {
  private static let mostSaid = 12

  /// For a sentence: of a schedule that nobody reads to its end, how it begins.
  package var beginning: String {
    let left = departures.count - Self.mostSaid
    if left <= Self.mostSaid { return description }
    return departures.prefix(Self.mostSaid).map(\.description).joined(separator: ", ") + " and \(left) more"
  }
}

extension Schedule.Departure: CustomStringConvertible {
  package var description: String { (after?.description ?? "") + ">" + next }
}

extension Schedule.Step: CustomStringConvertible {
  package var description: String { "\(strand)@\(words)" + (occurrence == 1 ? "" : "#\(occurrence)") }
}

/// Why a schedule cannot be read or followed, one sentence.
package struct ScheduleError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) {
    self.description = description
  }
}
