import DispatchModel
import DispatchTrace
import Foundation
import ScenarioLanguage
import TestSupport
import Testing

/// Texts that once crashed the tool, corrupted its memory, took it hours or gigabytes, or ended as if nothing were wrong.
@Suite("Hostile inputs", .serialized)
struct HostileInputTests {
  /// What each file below `Tests/HostileInputs` is answered with: the category of its first finding, or how its run ends.
  static let answers: [String: String] = [
    "addresses-of-many-letters": "limit steps",
    "alias-that-leads-back-to-itself": "rejected: limit",
    "appends-for-ever": "limit memory",
    "asks-for-specifics": "limit steps",
    "associated-type-that-is-its-own-path": "rejected: unknown-name",
    "closure-argument-number": "rejected: type",
    "closure-argument-number-in-parentheses": "rejected: unknown-name",
    "contains-half-a-character": "completed",
    "describes-fractions": "limit steps",
    "doubled-default-values": "rejected: limit",
    "doubled-initial-values": "rejected: limit",
    "doubled-unknown-names": "rejected: unknown-name",
    "ends-with-a-row-of-flags": "limit steps",
    "form-feed-at-end": "rejected: syntax",
    "form-feed-before-equals": "rejected: syntax",
    "graph-search-for-ever": "limit steps",
    "instants-that-compute": "limit work",
    "internals-memory-corruption": "rejected: unknown-name",
    "internals-of-sources": "rejected: unknown-name",
    "last-of-a-row-of-flags": "limit steps",
    "lines-ended-by-returns": "rejected: syntax",
    "long-bodies": "limit steps",
    "long-function": "limit steps",
    "mark-after-equals": "rejected: syntax",
    "mark-after-name": "rejected: syntax",
    "mark-at-end": "rejected: syntax",
    "nested-iterations-64-deep": "completed",
    "nested-iterations-beyond-64-bits": "limit events",
    "one-long-search": "limit steps",
    "pattern-of-ten-thousand-ones": "rejected: limit",
    "prints-for-ever": "limit steps",
    "queues-160-deep": "completed",
    "semaphore-of-all": "trapped: Unbalanced call to dispatch_semaphore_signal()",
    "slices-for-ever": "limit events",
    "sleeps-for-ever": "limit virtualTime",
    "stuck-after-specifics": "deadlocked",
    "suffix-of-a-row-of-flags": "limit steps",
    "threads-that-compute": "limit work",
    "upper-case-for-ever": "limit steps",
    "waits-for-no-time": "limit work",
    "works-for-ever": "limit virtualTime",
    "wrong-let-let-let": "rejected: limit",
    "wrong-tuple-pattern": "rejected: limit",
  ]

  static let folder = Repository.root.appendingPathComponent("Tests/HostileInputs")

  @Test("Every file has its answer")
  func nothingIsLeftOut() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".swift") }
    #expect(names.map { String($0.dropLast(6)) }.sorted() == Self.answers.keys.sorted())
  }

  @Test("Each is answered, in time", arguments: answers.keys.sorted())
  func isAnswered(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
    let start = ContinuousClock.now
    #expect(Self.answer(to: text) == Self.answers[name])
    // For what has no end: of a debug build on a busy machine the slowest has taken 76 s.
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  /// The category of the first finding, or how the run ends on a small machine.
  static func answer(to text: String) -> String {
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text))
    guard let program = loaded.program else {
      let first = loaded.findings.first { $0.severity == .error && $0.position.isKnown }
      return "rejected: \(first?.category.rawValue ?? "without a place")"
    }
    var configuration = Configuration()
    configuration.limits.events = 50_000
    configuration.limits.steps = 500_000
    configuration.limits.memoryBytes = 2 << 20
    configuration.limits.outputBytes = 1 << 20
    let code = ScenarioMachine(program: program, limits: configuration.limits)
    var simulation = Simulation(code: code, configuration: configuration, choices: FirstChoice())
    return switch simulation.run().outcome {
    case .completed: "completed"
    case .exited(let code): "exited \(code)"
    case .deadlocked: "deadlocked"
    case .trapped(let trap): "trapped: \(trap.message)"
    case .limitReached(let limit): "limit \(limit.kind.rawValue)"
    }
  }
}

/// A scenario has no way to what the library is made of, by whatever name.
@Suite("Internals of the library")
struct InternalsTests {
  @Test(
    "They are unknown to a scenario",
    arguments: [
      "_print(\"x\")", "let f = _resume", "print(DispatchTime.now()._raw)", "print(DispatchTime(_raw: 5))",
      "print(DispatchSpecificKey<Int>()._id)", "var i: _StringIndex? = nil\ni = nil", "print(\"a\"._count)",
      "let q = DispatchQueue(label: \"q\")\nq._setSpecific(1, 2)", "print(DispatchQueue._getCurrentSpecific(1) as Any)",
      "extension DispatchQueue { func f() { _setSpecific(1, 2) } }\nDispatchQueue.main.f()",
      "extension String { func f() -> Int { _byteCount(self) } }\nprint(\"a\".f())",
      "struct S { var o = _identityOf(\"\" as AnyObject) }\nprint(S())", "func f<T>(_ x: T) { _activate(x) }\nf(1)",
      "let a = [1]\nprint(a._slice(0, 5))", "typealias I = _StringIndex\nlet i: I? = nil\nprint(i == nil)",
    ])
  func areUnknown(_ text: String) {
    let answer = HostileInputTests.answer(to: "import Dispatch\nimport Foundation\n\(text)\n")
    #expect(answer == "rejected: unknown-name" || answer == "rejected: type", "\(answer)")
  }

  @Test("Names with an underscore of its own are a scenario's, and leave the library alone")
  func ownNames() {
    let text = """
      struct S { var _a = 1; func _b() -> Int { _a } }
      print(S(_a: 3)._b())
      extension String { func _count(_ x: String) -> Int { 5 } }
      func _print(_ x: String) {}
      print("abc".count)
      _print("x")
      """
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text))
    #expect(loaded.findings.isEmpty, "\(loaded.findings.map(\.message))")
    #expect(HostileInputTests.answer(to: text) == "completed")
  }
}
