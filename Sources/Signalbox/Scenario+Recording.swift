import DispatchModel
import DispatchTrace
import Recording
import ScenarioLanguage

extension Scenario {
  /// Runs the scenario on the real libdispatch of this machine: compiles it beside the prelude with everything written down,
  /// and runs it `times` times. Needs `swiftc` on the search path.
  ///
  /// The traces hold real nanoseconds and no cores: the recorder cannot see them. A process ends when nothing can happen any
  /// more, or after a limit that leaves the simulated run's virtual time twice over.
  public func record(times: Int = 1) throws(RecordingFailure) -> [Run] {
    if program.usesOperations { throw .operations }
    let simulated = run()
    let limit = min(simulated.trace.end.nanoseconds / 1_000_000 * 2, Self.longestRecording) + Self.margin
    do throws(RecordingError) {
      let others = files.map { RealProgram.Source(name: $0.name, text: $0.text) }
      let program = try RealProgram(scenario: source, name: FileName.last(of: name), besides: others, kind: .recorded)
      var runs: [Run] = []
      for _ in 0..<max(times, 1) {
        let real = try program.run(
          limit: Int(limit), input: directives.input?.lines ?? [], mostOutput: directives.configuration.limits.outputBytes)
        var trace = Trace(
          recording: real, of: source, besides: others, name: FileName.last(of: name), title: title, caption: caption,
          highlight: simulated.trace.header.highlight)
        trace.header.functions = functions
        runs.append(Run(of: trace, expecting: [], name: name, source: source, otherSources: otherSources, warnings: []))
      }
      return runs
    } catch {
      throw RecordingFailure(error)
    }
  }

  /// In milliseconds.
  private static let longestRecording: Int64 = 120_000
  private static let margin: Int64 = 2_000
}

/// Why a scenario could not be run on the real libdispatch. `description` says what to do.
public enum RecordingFailure: Error, Hashable, Sendable {
  /// It has operations of Foundation's, whose blocks the recorder does not see.
  case operations
  /// There is no `swiftc` on the search path.
  case compilerMissing
  /// The compiler does not accept the scenario: its messages.
  case rejected(String)
  /// A folder could not be made, or a process not started: why.
  case system(String)

  init(_ error: RecordingError) {
    self =
      switch error {
      case .compilerMissing: .compilerMissing
      case .rejected(let messages): .rejected(messages)
      case .systemFailure(let reason): .system(reason)
      }
  }
}

extension RecordingFailure: CustomStringConvertible {
  /// What went wrong and what to do, one sentence; the compiler's messages after it.
  public var description: String {
    switch self {
    case .operations: "the recorder does not see what Foundation's operations do; 'signalbox run' simulates them"
    case .compilerMissing: RecordingError.compilerMissing.description
    case .rejected(let messages): RecordingError.rejected(messages).description
    case .system(let reason): RecordingError.systemFailure(reason).description
    }
  }
}
