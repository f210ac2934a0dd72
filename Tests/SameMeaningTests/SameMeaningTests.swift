import DispatchModel
import DispatchTrace
import ScenarioLanguage
import Signalbox
import SimulatedDispatch
import TestSupport
import Testing

/// The scenarios of `traces/rules`, which the scenario language reads and the compiler compiles: one text, two runs, one trace.
@Suite("Scenario and closures")
struct SameMeaningTests {
  @Test("agree event by event", arguments: programs.map(\.folder))
  func tracesAgree(_ folder: String) throws {
    let text = try Repository.text("traces/rules/\(folder)/scenario.swift")
    let scenario = try Scenario(source: text)
    let configuration = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text)).directives.configuration
    let platform = Machine.Platform.allCases.first { $0.rawValue == configuration.platform.rawValue }
    let machine = Machine(
      platform: platform, cores: configuration.cores, quantum: configuration.quantum, seed: configuration.seed)
    let body = try #require(programs.first { $0.folder == folder }).body
    let closures = Self.lines(try simulate(on: machine, body).trace)
    let interpreted = Self.lines(scenario.run(on: machine).trace)
    let difference = zip(closures, interpreted).first { $0 != $1 }
    #expect(difference == nil, "\(String(describing: difference))")
    #expect(closures.count == interpreted.count)
  }

  @Test("Every rule's scenario is one of them, or is left out with a reason")
  func noneIsMissing() throws {
    let leftOut = try Repository.text("Tests/SameMeaningTests/LeftOut.txt").split(separator: "\n").map {
      $0.split(separator: ":")[0]
    }
    let folders = Repository.names(in: "traces/rules").filter { !leftOut.contains($0[...]) }
    #expect(programs.map(\.folder) == folders, "generate.py writes the programs anew")
    #expect(programs.count >= 150)
  }

  /// The lines of a trace without what only an interpreter sees: the names of variables and accesses to them, columns, where exactly the
  /// last reference to an object goes, and what code that is stuck would do.
  private static func lines(_ trace: Trace) -> [String] {
    var trace = trace
    trace.ahead = nil
    let text = String(decoding: trace.jsonLines(), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      if line.contains(#""event":"variableDeclared""#) || line.contains(#""event":"accessed""#) { return nil }
      var keys = ["name", "column", "file"]
      let isAboutRelease = ["groupLeaked", "sourceCancelled", "Release of", "deallocated while in use"].contains {
        line.contains($0)
      }
      if isAboutRelease { keys.append("line") }
      return keys.reduce(String(line), Self.without)
    }
  }

  private static func without(_ line: String, _ key: String) -> String {
    guard let start = line.firstRange(of: ",\"\(key)\":") else { return line }
    let value = line[start.upperBound...]
    let end = value.firstRange(of: ",\"")?.lowerBound ?? value.lastIndex(of: "}") ?? value.endIndex
    return String(line[..<start.lowerBound] + line[end...])
  }
}

/// Top-level variables outlive the launch: here the function that stands for it does not return.
func neverEnd() {
  RunLoop.main.run(fileID: #fileID, line: 0, column: 0)
}
