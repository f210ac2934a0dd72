import CompiledScenarios
import Signalbox
import SignalboxPictures

/// One scenario file with its expectations and its goldens, and with the files that belong to it.
struct ScenarioCheck {
  static let goldenTrace = "trace.jsonl"
  static let goldenPicture = "timeline.png"

  var path: String
  var others: OtherFiles
  /// Goldens that differ are rewritten instead of complained about.
  var isUpdating: Bool

  struct Verdict {
    var hasPassed: Bool
    /// It could not be run at all.
    var isRejected = false
    /// One line, and below it what went wrong.
    var text: String
    /// For tools.
    var json: String
  }

  func verdict() throws(Failure) -> Verdict {
    let scenario: Scenario
    let files = try others.files(beside: path)
    do throws(LoadError) {
      guard case .scenario(let loaded) = try Input(path: path, with: files) else { throw LoadError.unknownEnding(path: path) }
      scenario = loaded
    } catch {
      var verdict = Verdict(path, complaints: [Failure.words(for: error, of: others)], remarks: [])
      verdict.isRejected = true
      return verdict
    }
    let run = scenario.run()
    var complaints: [String] = []
    var remarks: [String] = []
    if let bounds = scenario.explorationBounds {
      let exploration = scenario.explore(within: bounds)
      if !exploration.isAsExpected || !exploration.isDecided {
        complaints += [exploration.report()] + [exploration.again.map { "again: \($0)" }].compactMap(\.self)
      }
    }
    if !run.isAsExpected {
      complaints += [run.report(), run.summary] + [run.again.map { "again: \($0)" }].compactMap(\.self)
    } else {
      remarks.append(run.doubtReport)
    }
    if isUpdating {
      // What is wrong is not recorded as what is right.
      if complaints.isEmpty { remarks += try updateGoldens(for: run) }
    } else if let difference = differenceFromGolden(run.trace) {
      complaints.append(difference)
    } else {
      let golden = comparedPicture(of: run)
      complaints += golden.complaints
      remarks += golden.remarks
    }
    return Verdict(path, complaints: complaints, remarks: remarks)
  }

  private func sibling(_ name: String) -> String { Self.folder(of: path) + name }

  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// Two scenarios of one folder would write one golden.
  static func requireFolders(of paths: [String]) throws(Failure) {
    var known: [String: String] = [:]
    for path in paths {
      if let other = known.updateValue(path, forKey: folder(of: path)), other != path {
        throw Failure(
          text: "\(path): error: its goldens would replace those of \(other), in the same folder; "
            + "give each scenario a folder of its own, as scenario.swift", exitCode: 2)
      }
    }
  }

  /// nil when the trace is as recorded, or nothing is recorded.
  private func differenceFromGolden(_ trace: Trace) -> String? {
    let golden: [UInt8]
    do {
      golden = try Files.contents(of: sibling(Self.goldenTrace))
    } catch {
      return error.isMissing ? nil : "\(sibling(Self.goldenTrace)): error: cannot be read: \(error.reason)"
    }
    let actual = trace.jsonLines()
    guard actual != golden else { return nil }
    return "the trace is not \(sibling(Self.goldenTrace)):\n"
      + LineDifference(from: String(decoding: golden, as: UTF8.self), to: String(decoding: actual, as: UTF8.self)).text
      + "if this is what you want: signalbox check --update \(others.argument(behind: path))"
  }

  /// A picture is compared by what it shows: its bytes may differ where libraries do. Nothing recorded, nothing to complain about.
  private func comparedPicture(of run: Run) -> (complaints: [String], remarks: [String]) {
    let file = sibling(Self.goldenPicture)
    let golden: [UInt8]
    do {
      golden = try Files.contents(of: file)
    } catch {
      return error.isMissing ? ([], []) : (["\(file): error: cannot be read: \(error.reason)"], [])
    }
    let picture: Picture
    do {
      picture = try Picture(of: run)
    } catch {
      return ([], ["\(file) is not compared: \(error)"])
    }
    if picture.isShown(in: golden) { return ([], []) }
    return (
      ["\(file) is not what is drawn today\nto draw it anew: signalbox check --update \(others.argument(behind: path))"], []
    )
  }

  /// What was rewritten.
  private func updateGoldens(for run: Run) throws(Failure) -> [String] {
    var updated: [String] = []
    func update(_ name: String, _ bytes: [UInt8]) throws(Failure) {
      try OutputFile.replace(sibling(name), with: bytes)
      updated.append("updated \(sibling(name))")
    }
    let lines = run.trace.jsonLines()
    if (try? Files.contents(of: sibling(Self.goldenTrace))) != lines { try update(Self.goldenTrace, lines) }
    do {
      let picture = try Picture(of: run)
      // Encoders come and go: the same picture stays the file that it was.
      if let golden = try? Files.contents(of: sibling(Self.goldenPicture)), picture.isShown(in: golden) { return updated }
      try update(Self.goldenPicture, picture.encoded(as: .png))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(text: "\(path): error: \(error)", exitCode: 70)
    }
    return updated
  }
}

/// A compiled program with its expectations. It has no goldens.
struct CompiledCheck {
  var scenario: CompiledScenario

  func verdict() throws(Failure) -> ScenarioCheck.Verdict {
    do {
      let run = try scenario.run(on: Machine()).run
      var complaints: [String] = []
      if let limit = scenario.explorationLimit {
        let found = try scenario.explore(on: Machine(), executions: limit)
        if !found.isAsExpected || !found.isDecided { complaints.append(found.report) }
      }
      if !run.isAsExpected { complaints += [run.report(), run.summary] + [run.again.map { "again: \($0)" }].compactMap(\.self) }
      return ScenarioCheck.Verdict(scenario.name, complaints: complaints, remarks: [])
    } catch {
      throw Failure(text: error.description, exitCode: 2)
    }
  }
}

extension ScenarioCheck.Verdict {
  fileprivate init(_ path: String, complaints: [String], remarks: [String]) {
    hasPassed = complaints.isEmpty
    let word = hasPassed ? Terminal.coloured("passed", .green) : Terminal.coloured("FAILED", .red)
    text = "\(word)  \(path)\n"
    let lines = (complaints + remarks).flatMap { $0.split(separator: "\n") }
    for line in lines { text += "        \(line)\n" }
    json = JSONPiece.object([
      ("path", JSONPiece.text(path)), ("passed", "\(hasPassed)"),
      ("lines", JSONPiece.list(lines.map { JSONPiece.text(String($0)) })),
    ])
  }
}
