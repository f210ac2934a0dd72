import Foundation
import Recording

/// Many random programs in one executable; each run picks one of them.
struct RealPrograms: Sendable {
  private let program: RealProgram

  init(_ programs: [RandomProgram]) throws {
    var text = Self.opening
    for (index, program) in programs.enumerated() {
      text += "func program\(index)() {\n\(program.swift(printing: "say"))  waitForTheEnd()\n}\n"
    }
    text += "switch CommandLine.arguments[1] {\n"
    for index in programs.indices { text += "case \"\(index)\": program\(index)()\n" }
    text += "default: break\n}\n"
    program = try RealProgram(main: text, kind: .plain)
  }

  /// One run of program `index`; it is over when nothing has been said for `silence` milliseconds.
  func run(_ index: Int, silence: Int) throws -> Observation? {
    let run = try program.run(limit: 10_000, arguments: [String(index), String(silence)])
    let letters = run.output.split(separator: "\n").map(String.init)
    switch run.end {
    case .exited(0): return Observation(letters: letters, ending: .quiet)
    case .exited(75): return Observation(letters: letters, ending: .launchStuck)
    case .signalled where run.isTrapped: return Observation(letters: letters, ending: .trapped)
    case .exited, .signalled, .overran: return nil
    }
  }

  /// `say` prints; a thread of its own ends the process when there has been silence for long enough.
  private static let opening = """
    import Foundation

    nonisolated(unsafe) var lastWord = DispatchTime.now().uptimeNanoseconds
    nonisolated(unsafe) var isMainThreadFree = false
    let silence = UInt64(CommandLine.arguments[2])! * 1_000_000
    setvbuf(stdout, nil, _IONBF, 0)
    Thread.detachNewThread {
      while DispatchTime.now().uptimeNanoseconds < lastWord + silence { Thread.sleep(forTimeInterval: 0.005) }
      _exit(isMainThreadFree ? 0 : 75)
    }

    func say(_ letter: String) {
      print(letter)
      lastWord = DispatchTime.now().uptimeNanoseconds
    }

    func waitForTheEnd() -> Never {
      isMainThreadFree = true
      while true { RunLoop.main.run(until: Date(timeIntervalSinceNow: 60)) }
    }


    """
}
