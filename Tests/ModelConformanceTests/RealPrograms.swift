import Foundation
import Recording
import TestSupport

/// Many random programs in one executable; each run picks one of them.
struct RealPrograms: Sendable {
  /// What one run showed.
  enum Result: Sendable {
    case seen(Observation)
    /// Threads did not get a core when they wanted one: what depends on time is not to be trusted.
    case late
    /// Neither over nor killed by a trap.
    case strange(RealRun.End)
  }

  private let program: RealProgram
  private let programs: [RandomProgram]

  init(_ programs: [RandomProgram]) throws {
    self.programs = programs
    var text = Self.opening
    for (index, program) in programs.enumerated() {
      text += "func program\(index)() {\n\(program.swift(printing: "say"))isMainThreadFree = true\n\(program.ending.swift)\n}\n"
    }
    text += "switch CommandLine.arguments[1] {\n"
    for index in programs.indices { text += "case \"\(index)\": program\(index)()\n" }
    text += "default: break\n}\n"
    program = try RealProgram(main: text, kind: .plain)
  }

  /// How long nothing is said when nothing more will be, but for the pool's growth by the second.
  func usualSilence(of index: Int) -> Int { programs[index].isTimeless ? 100 : 200 }

  /// One run of program `index`; it is over when nothing has been said for `silence` milliseconds.
  func run(_ index: Int, silence: Int) throws -> Result {
    let run = try program.run(limit: 20_000, arguments: [String(index), String(silence)])
    let letters = run.output.split(separator: "\n").map(String.init)
    if !programs[index].isTimeless && run.errors.contains("late") { return .late }
    switch run.end {
    case .exited(0): return .seen(Observation(letters: letters, ending: .quiet))
    case .exited(75): return .seen(Observation(letters: letters, ending: .launchStuck))
    case .signalled where run.isTrapped: return .seen(Observation(letters: letters, ending: .trapped))
    case .exited, .signalled, .overran, .flooded: return .strange(run.end)
    }
  }

  /// `say` prints; a thread of its own ends the process when there has been silence for long enough. It knows how late it is
  /// itself: as late may be the others. Where the process may, it goes before whatever else the machine does.
  private static let opening = """
    import Foundation

    #if os(Linux)
      setpriority(Int32(PRIO_PROCESS.rawValue), 0, -10)
    #endif
    nonisolated(unsafe) var lastWord = DispatchTime.now().uptimeNanoseconds
    nonisolated(unsafe) var isMainThreadFree = false
    let silence = UInt64(CommandLine.arguments[2])! * 1_000_000
    setvbuf(stdout, nil, _IONBF, 0)
    Thread.detachNewThread {
      var last = DispatchTime.now().uptimeNanoseconds
      while last < lastWord + silence {
        usleep(4000)
        let now = DispatchTime.now().uptimeNanoseconds
        if now > last + 12_000_000 { FileHandle.standardError.write(Data("late\\n".utf8)) }
        last = now
      }
      _exit(isMainThreadFree ? 0 : 75)
    }

    func say(_ letter: String) {
      print(letter)
      lastWord = DispatchTime.now().uptimeNanoseconds
    }

    """
}

extension RandomProgram.Ending {
  fileprivate var swift: String {
    switch self {
    case .runLoop: "while true { RunLoop.main.run(until: Date(timeIntervalSinceNow: 60)) }"
    case .dispatchMain: "dispatchMain()"
    }
  }
}
