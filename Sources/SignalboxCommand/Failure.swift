import Signalbox

/// What the command cannot do, as the text and the exit code that say so. Wrong usage is ArgumentParser's own (64).
struct Failure: Error {
  var text: String
  var exitCode: Int32

  /// An expectation failed or something was found that nothing expects: the texts have been written already.
  static let notAsExpected = Failure(text: "", exitCode: 1)

  /// The same of a scenario among others that could not be run.
  static let rejected = Failure(text: "", exitCode: 2)

  /// Ctrl-C or its like, after what was found so far has been written: the exit code of a process that dies of it in a shell.
  static var interrupted: Failure { Failure(text: "", exitCode: System.interruptedExitCode) }

  /// A shard that was stopped: its file goes on from there.
  static let unfinished = Failure(text: "", exitCode: 3)

  init(text: String, exitCode: Int32) {
    self.text = text
    self.exitCode = exitCode
  }

  /// `others` belong to the scenario that could not be loaded.
  init(_ error: LoadError, of others: OtherFiles = OtherFiles([])) {
    self.init(text: Self.words(for: error, of: others), exitCode: 2)
  }

  /// What is not in the scenario language may yet be Swift.
  static func words(for error: LoadError, of others: OtherFiles) -> String {
    guard case .rejected(let rejection) = error, rejection.name.hasSuffix(".swift"),
      rejection.findings.contains(where: { $0.severity == .error && $0.category == .unsupported }), !isOfTestCases(rejection.name)
    else { return "\(error)" }
    return "\(error)to run it as compiled Swift: signalbox run --compiled \(others.argument(behind: rejection.name))"
  }

  /// `--takes` names what is not there.
  static func unknownStretch(_ input: String, _ problem: String) -> Failure {
    Failure(text: "\(input): error: --takes: \(problem)", exitCode: 2)
  }

  /// Compiled programs have code that runs by itself, which a file of test cases has not.
  private static func isOfTestCases(_ path: String) -> Bool {
    guard let bytes = try? Files.contents(of: path) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains("import XCTest")
  }

  static func unwritable(_ path: String, reason: String) -> Failure {
    Failure(text: "\(path): error: cannot be written: \(reason)", exitCode: 2)
  }
}

extension Scenario {
  /// A duration for what is not there would be told as if it applied.
  func requireStretches(of machine: Machine, _ path: String) throws(Failure) {
    if let problem = problem(withDurationsOf: machine) { throw Failure.unknownStretch(path, problem) }
  }
}
