public import ArgumentParser
public import Signalbox

extension Machine.Platform: ExpressibleByArgument {}

/// A length of virtual time on the command line: `10ms`, `"1.5 s"`, `250us`.
struct DurationArgument {
  var duration: VirtualDuration

  init(_ argument: String) throws {
    guard let duration = VirtualDuration(argument) else {
      let isNumber = !argument.isEmpty && argument.allSatisfy { $0.isNumber || $0 == "." }
      throw ValidationError(isNumber ? "a unit is missing, as in \(argument)ms" : "write a duration with its unit, as in 10ms")
    }
    if duration <= .zero { throw ValidationError("it has to be longer than nothing") }
    self.duration = duration
  }
}

/// `download=35ms`: another duration for what has that name.
struct StretchArgument: ExpressibleByArgument {
  var name: String
  var duration: VirtualDuration

  static let help = ArgumentHelp(
    "How long the work, io or sleep of a name takes, whatever the scenario says, for example 'download=35ms'.",
    valueName: "name=D")

  init?(argument: String) {
    guard let sign = argument.lastIndex(of: "="), sign > argument.startIndex,
      let duration = VirtualDuration(String(argument[argument.index(after: sign)...])), duration >= .zero
    else { return nil }
    (name, self.duration) = (String(argument[..<sign]), duration)
  }
}

extension [StretchArgument] {
  /// Of a name that is given twice, the last.
  var durations: [String: VirtualDuration] {
    Dictionary(map { ($0.name, $0.duration) }, uniquingKeysWith: { $1 })
  }
}

struct MachineOptions: ParsableArguments {
  @Option(help: "What the platform does where documented behaviour leaves room.")
  var platform: Machine.Platform?

  @Option(parsing: .unconditionalSingleValue, help: ArgumentHelp("Processor cores.", valueName: "N"))
  var cores: [Int] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("0 is the plain run; any other shuffles what Dispatch does not promise.", valueName: "N"))
  var seed: [UInt64] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long a thread computes while others wait for its core, for example 10ms.", valueName: "D"),
    transform: DurationArgument.init)
  var quantum: DurationArgument?

  @Option(help: StretchArgument.help)
  var takes: [StretchArgument] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most virtual time a scenario may take, whatever it says itself.", valueName: "D"),
    transform: DurationArgument.init)
  var maxTime: DurationArgument?

  @Option(
    help: ArgumentHelp(
      "The most loops, calls and library work in one instant; some fifty million take a second or two.", valueName: "N"))
  var maxSteps: Int?

  @Option(help: ArgumentHelp("The most trace events.", valueName: "N"))
  var maxEvents: Int?

  @Option(help: ArgumentHelp("The most memory of a scenario's values, in bytes.", valueName: "N"))
  var maxMemory: Int?

  @Option(help: ArgumentHelp("The most printed text, in bytes.", valueName: "N"))
  var maxOutput: Int?

  func validate() throws {
    for (name, value) in counts where value.map({ $0 < 1 }) ?? false { throw ValidationError("\(name) must be at least 1.") }
    if cores.contains(where: { !Machine.possibleCores.contains($0) }) {
      throw ValidationError("--cores must be from 1 to \(Machine.possibleCores.upperBound).")
    }
  }

  /// For a verb that runs its input once.
  func machine() throws -> Machine {
    if cores.count > 1 { throw ValidationError("--cores can be given once here; 'signalbox render' draws several runs.") }
    if seed.count > 1 { throw ValidationError("--seed can be given once here; 'signalbox render' draws several runs.") }
    return machine(cores.first, seed.first)
  }

  /// One for each number of cores and seed that was given, and how it differs from the others.
  var machines: [(label: String, machine: Machine)] {
    let (allCores, seeds) = (cores.isEmpty ? [nil] : cores.map(Optional.init), seed.isEmpty ? [nil] : seed.map(Optional.init))
    return allCores.flatMap { cores in
      seeds.map { seed in
        let words = [
          allCores.count > 1 ? cores.map { $0 == 1 ? "1 core" : "\($0) cores" } : nil,
          seeds.count > 1 ? seed.map { "seed \($0)" } : nil,
        ]
        return (words.compactMap { $0 }.joined(separator: ", "), machine(cores, seed))
      }
    }
  }

  /// The one machine with each of the seeds.
  func seeded(_ seeds: ClosedRange<UInt64>) -> [Machine] { seeds.map { machine(cores.first, $0) } }

  private func machine(_ cores: Int?, _ seed: UInt64?) -> Machine {
    var machine = Machine(
      platform: platform, cores: cores, quantum: quantum?.duration, seed: seed,
      caps: Machine.Caps(
        virtualTime: maxTime?.duration, steps: maxSteps, events: maxEvents, memoryBytes: maxMemory, outputBytes: maxOutput))
    machine.durations = takes.durations
    return machine
  }

  private var counts: [(name: String, value: Int?)] {
    [("--max-steps", maxSteps), ("--max-events", maxEvents), ("--max-memory", maxMemory), ("--max-output", maxOutput)]
  }
}
