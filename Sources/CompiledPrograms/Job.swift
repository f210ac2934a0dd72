package import DispatchModel
package import DispatchTrace
package import ExploredRuns
import TraceAnalysis

/// What a compiled program is asked for when it is started: a text file of lines, each a word and a value.
package struct Job: Sendable {
  package enum Question: Sendable {
    case run
    case follow(schedule: String)
    /// How the blocks of a run of it, a trace as text, lie in all orders.
    case survey(run: String)
    case explore(executions: Int, seconds: Int?, isMatrix: Bool)
  }

  package var question: Question
  package var configuration: Configuration
  /// Of what is explored or follows a schedule.
  package var timing = Timing.free
  /// As traces and messages call the file, and where its text is.
  package var scenario = ""
  package var name = ""
  package var source = ""
  package var title: String?
  package var caption: String?
  package var highlights: [String] = []
  /// Of its file, as a trace's header has them.
  package var functions: [String] = []
  package var expectations: [(mode: ExpectationMode, text: String, position: SourcePosition)] = []
  /// All files of the program.
  package var files: [String] = []
  /// As messages call them, those behind the first.
  package var otherPaths: [String] = []
  package var isColoured = false
  /// The command that asks again, and what follows a schedule in it.
  package var again = ""
  package var afterSchedule = ""
  /// The program that tells lines from addresses; empty when there is none.
  package var symbolizer = ""
  /// What earlier runs of the program have learnt about it.
  package var memory = ""
  /// Where the answers go.
  package var folder = ""

  package init(_ question: Question, _ configuration: Configuration) {
    self.question = question
    self.configuration = configuration
  }

  // MARK: Answers

  package static let trace = "trace.jsonl"
  package static let report = "report.txt"
  package static let json = "report.json"
  package static let matrix = "matrix.txt"
  package static let orders = "orders.txt"
  /// Lines `as expected`, `decided`, `error: …`.
  package static let verdict = "verdict.txt"
  package static let variable = "SIGNALBOX_JOB"
}

// Text.
extension Job {
  package var text: String {
    var lines: [(String, String)] = []
    switch question {
    case .run: lines.append(("run", ""))
    case .follow(let schedule): lines.append(("follow", schedule))
    case .survey(let run): lines.append(("survey", run))
    case .explore(let executions, let seconds, let isMatrix):
      lines.append(("explore", "\(executions) \(seconds ?? 0) \(isMatrix ? 1 : 0)"))
    }
    let limits = configuration.limits
    lines += [
      ("platform", configuration.platform.rawValue), ("cores", "\(configuration.cores)"), ("seed", "\(configuration.seed)"),
      ("quantum", "\(configuration.quantum.nanoseconds)"), ("time", "\(limits.virtualTime.nanoseconds)"),
      ("firings", "\(limits.firings)"), ("events", "\(limits.events)"), ("threads", "\(limits.threads)"),
      ("memoryBytes", "\(limits.memoryBytes)"),
      ("outputBytes", "\(limits.outputBytes)"), ("scenario", scenario), ("name", name),
      ("source", source),
      ("timing", timing.description), ("coloured", isColoured ? "1" : "0"), ("again", again), ("afterSchedule", afterSchedule),
      ("symbolizer", symbolizer),
      ("memory", memory), ("folder", folder),
    ]
    if let title { lines.append(("title", title)) }
    if let caption { lines.append(("caption", caption)) }
    lines += files.map { ("file", $0) }
    lines += otherPaths.map { ("other", $0) }
    lines += functions.map { ("function", $0) }
    lines += highlights.map { ("highlight", $0) }
    lines += expectations.map { ("expect", "\($0.position.line) \($0.position.column) \($0.mode.rawValue)\n\($0.text)") }
    return lines.map { "\($0) \(Self.escaped($1))\n" }.joined()
  }

  /// Nil when it is none.
  package init?(_ text: String) {
    self.init(.run, Configuration())
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      read(String(parts[0]), Self.unescaped(parts[1]))
    }
  }

  private mutating func read(_ word: String, _ value: String) {
    let number = Int64(value) ?? 0
    switch word {
    case "follow": question = .follow(schedule: value)
    case "survey": question = .survey(run: value)
    case "timing": timing = Timing(value) ?? .free
    case "explore":
      let numbers = value.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 3 else { return }
      question = .explore(executions: numbers[0], seconds: numbers[1] == 0 ? nil : numbers[1], isMatrix: numbers[2] == 1)
    case "platform": configuration.platform = PlatformName(rawValue: value) ?? .strict
    case "cores": configuration.cores = Int(number)
    case "seed": configuration.seed = UInt64(value) ?? 0
    case "quantum": configuration.quantum = VirtualDuration(nanoseconds: number)
    case "time": configuration.limits.virtualTime = VirtualDuration(nanoseconds: number)
    case "firings": configuration.limits.firings = Int(number)
    case "events": configuration.limits.events = Int(number)
    case "threads": configuration.limits.threads = Int(number)
    case "memoryBytes": configuration.limits.memoryBytes = Int(number)
    case "outputBytes": configuration.limits.outputBytes = Int(number)
    case "scenario": scenario = value
    case "name": name = value
    case "source": source = value
    case "coloured": isColoured = value == "1"
    case "again": again = value
    case "afterSchedule": afterSchedule = value
    case "symbolizer": symbolizer = value
    case "memory": memory = value
    case "folder": folder = value
    case "title": title = value
    case "caption": caption = value
    case "file": files.append(value)
    case "other": otherPaths.append(value)
    case "function": functions.append(value)
    case "highlight": highlights.append(value)
    case "expect": readExpectation(value)
    default: break
    }
  }

  private mutating func readExpectation(_ value: String) {
    let parts = value.split(separator: "\n", maxSplits: 1)
    let words = parts.first?.split(separator: " ", maxSplits: 2) ?? []
    guard parts.count == 2, words.count == 3, let mode = ExpectationMode(rawValue: String(words[2])) else { return }
    let position = SourcePosition(line: Int(words[0]) ?? 0, column: Int(words[1]) ?? 0)
    expectations.append((mode, String(parts[1]), position))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
