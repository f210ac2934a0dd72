internal import DispatchTrace

extension TimelineLayout {
  var title: String {
    options.title ?? trace.header.title ?? trace.header.scenario ?? "Timeline"
  }

  /// Title and subtitle; returns the bottom of what they take.
  mutating func addHeading() -> Int {
    let room = canvasWidth - 2 * Self.margin
    var y = 32.px
    for (offset, line) in measurer.wrap(title, .title, to: room).enumerated() {
      if offset > 0 { y += 24.px }
      builder.text(.title, line, x: Self.margin, y: y, .title, .text, on: .background)
    }
    y += 21.px
    for (offset, line) in subtitleLines(to: room).enumerated() {
      if offset > 0 { y += 17.px }
      builder.text(.subtitle, line, x: Self.margin, y: y, .subtitle, .muted, on: .background)
    }
    return y + 15.px
  }

  /// A part that does not fit into the line begins the next one.
  func subtitleLines(to room: Int) -> [String] {
    var lines: [String] = []
    for part in subtitleParts {
      let joined = lines.last.map { $0 + Self.between + part }
      if let joined, measurer.width(of: joined, .subtitle) <= room {
        lines[lines.count - 1] = joined
      } else {
        lines += measurer.wrap(part, .subtitle, to: room)
      }
    }
    return lines
  }

  private static let between = "   ·   "

  /// One sentence of what to see, then what it takes to make the same picture again.
  private var subtitleParts: [String] {
    var parts = [trace.header.caption ?? sentence]
    if trace.header.origin == .simulated {
      parts += trace.header.schedule.map(following) ?? ["seed \(trace.header.seed)"] + machine
      if let options = trace.header.options { parts.append(options) }
    } else {
      parts.append("recorded on \(trace.header.platform)")
    }
    if let part = partWords { parts.append(part) } else if let exit = exitWords { parts.insert(exit, at: 1) }
    let workers = (whole ?? tracks).threads.count { $0.kind == .worker || $0.kind == .overcommitWorker }
    if workers > 0 { parts.append(workers == 1 ? "1 worker" : "\(Self.grouped(workers)) workers") }
    return parts
  }

  /// Why nothing comes after the last instant, though there may be more to do.
  private var exitWords: String? {
    trace.exitCode.map { "exit(\($0))" + (tracks.isOrdinal ? "" : " at \(trace.end.inWords)") }
  }

  /// Cores, quantum and seed do not count then.
  private func following(_ schedule: String) -> [String] {
    ["schedule \(schedule.isEmpty ? "''" : schedule)"] + (trace.header.platform == "strict" ? [] : [trace.header.platform])
  }

  /// What the machine has otherwise than one that nobody asked for anything.
  private var machine: [String] {
    let header = trace.header
    var words: [String] = []
    if header.cores != Self.usualCores { words.append(header.cores == 1 ? "1 core" : "\(header.cores) cores") }
    if header.platform != Self.usualPlatform { words.append(header.platform) }
    if header.quantum != Self.usualQuantum { words.append("quantum \(header.quantum.inWords)") }
    return words
  }

  private static let usualCores = 4
  private static let usualPlatform = "darwin"
  private static let usualQuantum = VirtualDuration(nanoseconds: 10_000_000)

  private var sentence: String {
    if let ending {
      switch ending.kind {
      case .deadlock: return ending.finding?.message ?? "Nothing can happen any more, and blocks still wait"
      case .trap: return "The program dies"
      case .limit(let limit): return "Stopped at a limit of the simulation: \(limit.kind.words)"
      }
    }
    let blocks = tracks.activities.count { $0.item >= 0 && $0.hasStarted && !$0.isSkipped }
    let count = trace.count(ofBlocks: blocks) { Self.grouped($0) }
    if whole != nil { return "\(count) in this part" }
    return tracks.isOrdinal ? "\(count), none of them takes time" : "\(count) in \(trace.end.inWords)"
  }
}

extension Trace {
  /// Of the `exit` that ended the run. A process with phases may have been killed from outside: they tell how it ended.
  var exitCode: Int32? {
    guard case .exited(let code) = outcome else { return nil }
    let hasPhases = events.contains { if case .phaseBegan = $0.kind { true } else { false } }
    return hasPhases ? nil : code
  }
}
