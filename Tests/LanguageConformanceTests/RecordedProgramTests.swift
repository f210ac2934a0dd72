import Foundation
import Recording
import TestSupport
import Testing

/// The recordings of Tests/LanguagePrograms are what this compiler's builds do. A few in `make test`, all in `make conformance`.
@Suite("Recorded language programs", .serialized)
struct RecordedProgramTests {
  static let programs =
    Conformance.isFull
    ? LanguageProgram.recorded
    : LanguageProgram.recorded.filter { ["printing/separators-and-terminators", "traps/force-unwrap"].contains($0.name) }

  @Test("A compiled program prints, and dies of, what was recorded", arguments: programs)
  func recordingsHold(_ program: LanguageProgram) throws {
    let run = try Conformance.compiled(try program.source()).run(limit: Conformance.limit)
    let isRecorded = run.output == (try program.output())
    #expect(isRecorded, "\(program) printed:\n\(run.output)")
    guard let trap = try program.trap() else {
      #expect(run.end == .exited(0), "\(program): \(run.errors)")
      return
    }
    #expect(run.isDead, "\(program) should die: \(trap)")
    let words = run.errorsWithoutAddresses
    // The Linux runtime says nothing about an overflow, and libdispatch nothing about most client bugs.
    if !words.isEmpty && !trap.isEmpty { #expect(words.contains(trap), "\(program): \(words)") }
  }
}

/// A program on the real compiler and libdispatch.
enum Conformance {
  static let isFull = ProcessInfo.processInfo.environment["SIGNALBOX_CONFORMANCE"] != nil

  /// Milliseconds; no program of the corpus takes more than one second.
  static let limit = 20_000

  /// `source` as it is: it ends with its last line, or when it says so.
  static func compiled(_ source: String) throws -> RealProgram {
    let main = """
      signalboxLaunch()
      #sourceLocation(file: "scenario.swift", line: 1)
      \(source)
      """
    return try RealProgram(main: main, kind: .plain)
  }
}

extension RealRun {
  /// Killed by the Swift runtime or by libdispatch.
  var isDead: Bool {
    switch end {
    case .signalled: true
    case .exited, .overran: false
    }
  }

  var errorsWithoutAddresses: String {
    errors.replacing(#/ \(?0x[0-9a-f]+\)?/#, with: "")
  }
}
