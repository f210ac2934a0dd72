import DispatchTrace
import Recording

extension Scenario {
  /// Runs the scenario on the real libdispatch of this machine: compiles it beside the prelude with everything written down,
  /// and runs it `times` times. Needs `swiftc` on the search path.
  ///
  /// The traces hold real nanoseconds and no cores: the recorder cannot see them. A process ends when nothing can happen any
  /// more, or after a limit that leaves the simulated run's virtual time twice over.
  public func record(times: Int = 1) throws(RecordingFailure) -> [Run] {
    let simulated = run()
    let limit = min(simulated.trace.end.nanoseconds / 1_000_000 * 2, Self.longestRecording) + Self.margin
    do throws(RecordingError) {
      let program = try RealProgram(scenario: source, kind: .recorded)
      var runs: [Run] = []
      for _ in 0..<max(times, 1) {
        let trace = try Trace(
          recording: program.run(limit: Int(limit)), of: source, name: simulated.trace.header.scenario, title: title,
          caption: caption, highlight: simulated.trace.header.highlight)
        runs.append(Run(of: trace, expecting: [], name: name, source: source, warnings: []))
      }
      return runs
    } catch {
      throw RecordingFailure(description: error.description)
    }
  }

  /// In milliseconds.
  private static let longestRecording: Int64 = 120_000
  private static let margin: Int64 = 2_000
}

/// Why a scenario could not be run on the real libdispatch; `description` says what to do.
public struct RecordingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong and what to do, one sentence.
  public var description: String
}
