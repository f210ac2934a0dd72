public import ArgumentParser
public import Signalbox

extension Machine.Platform: ExpressibleByArgument {}

/// A length of virtual time on the command line: `10ms`, `"1.5 s"`, `250us`.
struct DurationArgument: ExpressibleByArgument {
  var duration: VirtualDuration

  init?(argument: String) {
    guard let duration = VirtualDuration(argument), duration > .zero else { return nil }
    self.duration = duration
  }
}

struct MachineOptions: ParsableArguments {
  @Option(help: "What the platform does where documented behaviour leaves room.")
  var platform: Machine.Platform?

  @Option(help: ArgumentHelp("Processor cores.", valueName: "N"))
  var cores: Int?

  @Option(help: ArgumentHelp("0 is the plain run; any other shuffles what Dispatch does not promise.", valueName: "N"))
  var seed: UInt64?

  @Option(help: ArgumentHelp("How long a thread computes while others wait for its core, for example 10ms.", valueName: "D"))
  var quantum: DurationArgument?

  func validate() throws {
    if let cores, !Machine.possibleCores.contains(cores) {
      throw ValidationError("--cores must be from 1 to \(Machine.possibleCores.upperBound).")
    }
  }

  var machine: Machine {
    Machine(platform: platform, cores: cores, quantum: quantum?.duration, seed: seed)
  }

  /// The options as they were given, to be repeated in the command that reproduces a run.
  var text: String {
    var words: [String] = []
    if let platform { words.append("--platform \(platform.rawValue)") }
    if let cores { words.append("--cores \(cores)") }
    if let seed { words.append("--seed \(seed)") }
    if let quantum { words.append("--quantum \(quantum.duration.nanoseconds)ns") }
    return words.map { " " + $0 }.joined()
  }
}
