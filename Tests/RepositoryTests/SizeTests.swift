import TestSupport
import Testing

@Suite("Readable sizes")
struct SizeTests {
  static let swiftFiles =
    Repository.files(below: "Sources", endingIn: ".swift")
    + Repository.files(below: "Tests", endingIn: ".swift")
    .filter { !$0.hasPrefix("Tests/LanguagePrograms/") && !$0.hasPrefix("Tests/SameMeaningTests/Programs/") }

  static let longestFile = 400
  static let longestFunction = 60

  /// Functions that are one long `switch` over instructions or operations: `path: function`.
  static let longSwitches: Set<String> = [
    "Sources/DispatchModel/Stepping/Footprints+Operations.swift: addAccesses",
    "Sources/DispatchModel/Stepping/StepWords.swift: words",
    "Sources/DispatchModel/Simulation+Apply.swift: apply",
    "Sources/DispatchTrace/Format/TraceFormat+Events.swift: code",
    "Sources/ScenarioLanguage/Machine/Interpreter.swift: execute",
    "Sources/ScenarioLanguage/Machine/Operations/Issuing.swift: operation",
    "Tests/ScenarioLanguageTests/Stages/CodeText.swift: all",
  ]

  @Test("No source file is longer than 400 lines")
  func filesAreShort() throws {
    for path in Self.swiftFiles {
      let count = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(count <= Self.longestFile, "\(path):1: error: \(count) lines; split it")
    }
  }

  @Test("No function is longer than 60 lines, but for named instruction switches")
  func functionsAreShort() throws {
    // In the library's text natives have no body, and the scanner takes the next one for theirs.
    for path in Self.swiftFiles where !path.hasPrefix("Sources/ScenarioLibrary/") {
      for function in SwiftText(try Repository.text(path)).functions
      where !Self.longSwitches.contains("\(path): \(function.name)") {
        #expect(
          function.length <= Self.longestFunction,
          "\(path):\(function.line): error: \(function.name) has \(function.length) lines; split it")
      }
    }
  }

  @Test("Every named exception is still needed")
  func exceptionsAreNeeded() throws {
    for exception in Self.longSwitches.sorted() {
      let parts = exception.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      let functions = SwiftText(try Repository.text(parts[0])).functions
      let isNeeded = functions.contains { $0.name == parts[1] && $0.length > Self.longestFunction }
      #expect(isNeeded, "\(exception) needs no exception any more")
    }
  }

  @Test("The text scanner sees functions and their lengths")
  func scannerSeesFunctions() {
    let source = """
      struct S {
        func one() { print("}{ \\("{")") }
        /* func no() { */
        init() {
          // }
          let text = #"{"#
        }
      }
      protocol P { func bare() }
      """
    let functions = SwiftText(source).functions
    #expect(functions.map(\.name) == ["one", "init"])
    #expect(functions.map(\.length) == [1, 4])
    #expect(functions.map(\.line) == [2, 4])
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
