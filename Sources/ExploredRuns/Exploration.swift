public import DispatchTrace
import Exploration
public import Runs

/// What holds in every order that a scenario can run in.
///
/// With free durations a stretch of work takes anything from no time to for ever, and delays come in the order of their instants: what holds
/// then holds whatever the machine does. Every block has a thread and a core at once.
public struct Exploration: Sendable {
  /// How far the orders of one question were followed.
  public struct Coverage: Hashable, Sendable {
    /// Executions that were led to their end; each stands for all orders that differ only in what does not matter.
    public var executions: Int
    /// Every order is covered: what was not found does not exist.
    public var isComplete: Bool
    /// More threads wanted to run than there were cores, or an execution had no end: why it is not complete.
    public var reason: String?
    /// How much of all orders these are by estimate, of a million; nil when nobody has estimated it.
    public var covered: Int?
    /// Executions that were given up because they had no end.
    public var tooLong = 0
    /// The code has looked at readings of the clock that the order leaves open: orders in which they say something else were not
    /// followed.
    public var hasOneValueOfReadings = false
  }

  /// One `// expect always:`, `sometimes:` or `never:` line, decided.
  public struct Verdict: Hashable, Sendable {
    /// Over which orders it is claimed.
    public var mode: ExpectationMode
    /// As it was written.
    public var sentence: String
    /// Where the sentence begins.
    public var position: SourcePosition
    /// `undecided` when not every order was covered, or when the sentence is about instants.
    public var verdict: Expectation.Verdict
    /// How far the orders of this question were followed.
    public var coverage: Coverage
    /// Why it fails or is undecided, one sentence; nil when it holds.
    public var reason: String?
    /// For `always` and `never` that fail a run that refutes it; for `sometimes` that holds one that shows it. The simplest there is.
    public var witness: Run?
    /// What leads to the witness.
    public var path: Path?

    /// The same line with the same answer; witnesses are not compared.
    public static func == (left: Self, right: Self) -> Bool {
      left.position == right.position && left.sentence == right.sentence && left.mode == right.mode
        && left.verdict == right.verdict
    }

    /// By sentence and place.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(sentence)
      hasher.combine(position)
    }
  }

  /// Something of error severity that happens in some order.
  public struct Occurrence: Sendable {
    /// As the analyses of the witness say it.
    public var finding: Finding
    /// In how many of the executions.
    public var executions: Int
    /// An expectation names it.
    public var isExpected: Bool
    /// One of those runs, the simplest unless it is expected.
    public var witness: Run
    /// What leads to the witness; nil for what is expected.
    public var path: Path?
  }

  /// How an order departs from first-in-first-out, and what repeats it.
  public struct Path: Hashable, Sendable {
    /// By names of blocks and operations, for `run --schedule` and `Scenario.run(following:on:)`.
    public var schedule: String
    /// How often another goes on than would by itself.
    public var departures: Int
    /// No order with fewer departures shows it.
    public var isShortest: Bool
    /// The first step after which every order is bad, and where it is; nil when there is none or it was not decided.
    public var pointOfNoReturn: Finding.Note?
    /// The command for a shell.
    public var replay: String
  }

  /// In source order.
  public var verdicts: [Verdict]
  /// In the order they were found.
  public var occurrences: [Occurrence]
  /// How long what takes time could take.
  public var timing: Timing
  /// Of the search for occurrences.
  public var coverage: Coverage
  /// An order that did not come out the same when it was run again; nil where none did, or nobody has looked.
  public var changing: String?
  /// What a plain run warns of and no order of these shows: refuted where every order is covered. Empty where an order deadlocks.
  public internal(set) var guesses: [Guess] = []
  /// Orders that print other lines than first-in-first-out does; nil where none does, or something else is wrong.
  public internal(set) var difference: PrintedDifference?
  /// Of claims that hold because nothing has a name in them, which most likely is a typing error.
  var doubts: [Finding] = []
  /// How many expectations are about one run: an exploration does not look at them.
  public internal(set) var singleExpectations = 0
  /// How much slack durations have, where it was asked for.
  public var thresholds: [Threshold]?
  /// The command that explores it again, for a shell; nil for a scenario that was not read from a file.
  public var again: String?
  let name: String
  let otherFiles: [String]
  let source: String?
  let otherSources: [String: FindingText.OtherSource]

  package init(
    verdicts: [Verdict], occurrences: [Occurrence], coverage: Coverage, again: String?, timing: Timing, name: String,
    otherFiles: [String] = [], source: String?, otherSources: [String: FindingText.OtherSource] = [:]
  ) {
    self.verdicts = verdicts
    self.occurrences = occurrences
    self.coverage = coverage
    self.again = again
    self.timing = timing
    self.name = name
    self.otherFiles = otherFiles
    self.source = source
    self.otherSources = otherSources
  }

  /// No verdict fails, some order came to an end, no order came out otherwise when it was run again, and nothing of error severity was found
  /// that no expectation names.
  public var isAsExpected: Bool {
    changing == nil && !isEndless && verdicts.allSatisfy { $0.verdict != .fails } && occurrences.allSatisfy(\.isExpected)
  }

  /// No order was led to its end: each goes on for ever, or for longer than is looked at.
  public var isEndless: Bool { coverage.executions == 0 && coverage.tooLong > 0 }

  /// Every order was covered, or what settles a question was found before.
  public var isDecided: Bool {
    coverage.isComplete && verdicts.allSatisfy { $0.verdict != .undecided }
  }

  /// A run that shows what is wrong; nil when nothing is.
  public var counterexample: Run? {
    verdicts.first { $0.verdict == .fails && $0.witness != nil }?.witness ?? occurrences.first { !$0.isExpected }?.witness
  }
}

extension Exploration.Coverage: CustomStringConvertible {
  /// `all 1,680 orders`, or how many of how little.
  public var description: String {
    let count = executions.grouped(by: ",")
    if isComplete { return executions == 1 ? "all orders: 1 execution covers them" : "all \(count) orders" }
    let share = covered.map { ", \(Self.percent($0)) by estimate" } ?? ""
    return "\(count) of more orders\(share): not a proof" + (reason.map { " (\($0))" } ?? "")
  }
}

extension Exploration.Coverage {
  private static func percent(_ millionths: Int) -> String {
    millionths < 10_000 ? "less than 1 %" : "\(min(millionths / 10_000, 99)) %"
  }
}

extension Exploration {
  /// A line for each verdict and each occurrence, like a compiler's messages, and the coverage. Ends with a line break.
  public func report(usesColour: Bool = false) -> String {
    let printer = FindingText(
      path: name, otherFiles: otherFiles, source: source, otherSources: otherSources, usesColour: usesColour)
    var text = verdicts.map { printer.text(of: $0.finding) }.joined() + doubts.map(printer.text).joined()
    for occurrence in occurrences {
      var finding = occurrence.finding
      finding.severity = occurrence.isExpected ? .note : .error
      finding.notes += occurrence.path?.notes ?? []
      let share = "in \(occurrence.executions) of \(coverage.executions) orders"
      finding.message += " (\(share)\(occurrence.isExpected ? ", as expected" : ""))"
      text += printer.text(of: finding)
    }
    text += guesses.map { printer.text(of: $0.told(coverage)) }.joined()
    text += difference.map { printer.text(of: $0.finding(of: coverage)) } ?? ""
    text += (thresholds ?? []).map { printer.text(of: $0.finding) }.joined()
    if singleExpectations > 0 {
      let count = singleExpectations == 1 ? "1 expectation is" : "\(singleExpectations) expectations are"
      text += printer.text(of: Finding(.note, .explored, "\(count) about one run, and not looked at here: signalbox run"))
    }
    if isEndless {
      text += printer.text(
        of: Finding(
          .error, .explored, "nothing was explored: no order came to an end",
          notes: [Finding.Note("signalbox run says what goes on for ever, and where")]))
    }
    if let changing {
      text += printer.text(of: Finding(.error, .explored, "an order did not come out the same twice: --schedule '\(changing)'"))
    }
    let readings = coverage.hasOneValueOfReadings ? ", one value for each reading of the clock" : ""
    return text + "explored \(coverage), durations \(timing.words)\(readings)\n"
  }
}

extension Exploration.Path {
  var notes: [Finding.Note] {
    let count = departures == 1 ? "1 departure" : "\(departures) departures"
    let length = isShortest ? "shortest" : "short"
    let beginning = (try? Schedule(parsing: schedule))?.beginning ?? schedule
    let way = departures == 0 ? "first-in-first-out shows it" : "\(length): \(count) from first-in-first-out: \(beginning)"
    return [Finding.Note(way)] + [pointOfNoReturn].compactMap(\.self) + [Finding.Note("replay: \(replay)")]
  }
}

extension Exploration.Verdict {
  var finding: Finding {
    let line = "\(mode.rawValue): \(sentence)"
    switch verdict {
    case .holds: return Finding(.note, .explored, "\(line): \(holding)", at: position, notes: path?.notes ?? [])
    case .fails:
      // One order is enough to refute a claim about all; that there is none takes all of them.
      let number = coverage.executions.grouped(by: ",")
      let extent = witness == nil ? "\(coverage)" : "shown by order \(number) of those tried"
      let message = "\(line): \(reason ?? "it does not hold") (\(extent))"
      return Finding(.error, .explored, message, at: position, notes: path?.notes ?? [])
    case .undecided: return Finding(.warning, .explored, "\(line): undecided: \(reason ?? "") (\(coverage))", at: position)
    }
  }

  private var holding: String {
    switch mode {
    case .single, .always: "holds in \(coverage)"
    case .sometimes: "an order was found in which it holds"
    case .never: "in none of \(coverage)"
    }
  }
}

extension Exploration {
  /// Throws what is wrong, and an order that shows it, when a sentence fails or stays open, something of error severity can happen, or
  /// not every order was covered.
  public func check() throws(CheckFailure) {
    let isProved = coverage.isComplete && verdicts.allSatisfy { $0.verdict == .holds }
    if isAsExpected && isProved { return }
    throw CheckFailure(report() + (counterexample.map { "\($0.summary)\n\($0.timeline())" } ?? ""), counterexample)
  }
}
