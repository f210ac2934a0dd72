import Signalbox
import Testing

/// Threads that are displaced between asking for something's name and getting it.
@Suite("Threads that take turns")
struct PreemptionTests {
  @Test("A static let is made once, whoever is displaced while asking for it")
  func onceIsMadeOnce() throws {
    let scenario = try Scenario(
      source: """
        import Dispatch

        enum Settings {
          static let shared: Int = {
            print("made")
            return 1
          }()
        }
        for _ in 0..<3 {
          DispatchQueue.global().async { _ = Settings.shared }
        }
        """)
    for seed: UInt64 in 0..<50 {
      #expect(scenario.run(on: Machine(cores: 2, seed: seed)).printed == "made\n", "seed \(seed)")
    }
  }

  @Test("A race is found, whoever is displaced while its variable is declared")
  func raceIsFound() throws {
    let scenario = try Scenario(
      source: """
        import Dispatch

        var count = 0
        let first = DispatchQueue(label: "first")
        let second = DispatchQueue(label: "second")
        first.async { count += 1 }
        second.async { count += 1 }

        // expect: race on count
        """)
    for seed: UInt64 in 0..<50 {
      let run = scenario.run(on: Machine(cores: 2, seed: seed))
      #expect(run.isAsExpected, "seed \(seed): \(run)")
    }
  }
}
