import Foundation
import Recording
import TestSupport
import Testing

/// The cases of `Tests/UnitTestCases` fail here and with the real XCTest in the same sentences.
@Suite("Test cases on the real XCTest")
struct UnitTestAgreementTests {
  private static let source = try? String(
    contentsOf: Repository.root.appending(path: "Tests/UnitTestCases/cases.swift"), encoding: .utf8)

  /// Of each case what it prints, and what fails in it. The real ones are compared without their files, lines and times.
  private func summary(_ output: String, _ failures: [String]) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var own: [String] = []
    for line in output.split(separator: "\n").map(String.init) {
      if let end = line.firstMatch(of: #/^Test Case '(.+)' (passed|failed|skipped) /#) {
        result[String(end.1)] = own + [String(end.2)]
        own = []
      } else if let failure = line.firstMatch(of: #/^.+: error: (.+) : (.+)$/#) {
        result["failures of \(failure.1)", default: []].append(sentence(String(failure.2)))
      } else if let skip = line.firstMatch(of: #/(\S+ : Test skipped.+)$/#) {
        own.append(String(skip.1))
      } else if let sum = line.firstMatch(of: #/(Executed .+) in /#) {
        result["sum", default: []].append(String(sum.1))
      } else if !line.hasPrefix("Test ") {
        own.append(line)
      }
    }
    for failure in failures {
      let parts = failure.split(separator: ": ", maxSplits: 1).map(String.init)
      result["failures of \(parts[0])", default: []].append(sentence(parts[1]))
    }
    return result
  }

  /// The real one adds a message even where there is none.
  private func sentence(_ text: String) -> String { text.hasSuffix(" - ") ? String(text.dropLast(3)) : text }

  @Test("They print, fail, are skipped and add up alike")
  func agree() throws {
    let source = try #require(Self.source)
    let simulated = try #require(SimulatedRun(of: "// simulate: platform linux\n" + source))
    let ours = summary(simulated.printed, simulated.failures)
    let classes = ["AssertionTests", "WaitingTests"].map { name in
      let cases = ours.keys.filter { $0.hasPrefix(name + ".") }.sorted().map { $0.dropFirst(name.count + 1) }
      return "testCase([" + cases.map { "(\"\($0)\", \(name).\($0))" }.joined(separator: ", ") + "])"
    }
    let compiled = try Conformance.compiled(source + "XCTMain([\(classes.joined(separator: ", "))])\n")
    let real = try compiled.run(limit: Conformance.limit)
    var theirs = summary(real.output, [])
    // Said for every suite around the classes.
    theirs["sum"] = theirs["sum"]?.suffix(1)
    #expect(theirs.count > 30)
    for key in Set(ours.keys).union(theirs.keys).sorted() {
      #expect(ours[key] == theirs[key], "\(key)")
    }
  }
}
