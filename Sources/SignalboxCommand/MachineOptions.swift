public import ArgumentParser
public import Signalbox

extension Machine.Platform: ExpressibleByArgument {}

/// A length of virtual time on the command line: `10ms`, `"1.5 s"`, `250us`.
struct DurationArgument: ExpressibleByArgument {
  var duration: VirtualDuration

  init?(argument: String) {
    let number = argument.prefix { $0.isNumber || $0 == "." }
    let unit = argument.dropFirst(number.count).drop { $0 == " " }
    guard let scale = Self.units.first(where: { $0.name == unit })?.nanoseconds else { return nil }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int64(parts[0]) else { return nil }
    var nanoseconds = whole.multipliedReportingOverflow(by: scale)
    if parts.count == 2 {
      guard let fraction = Int64(parts[1]), parts[1].count <= 9 else { return nil }
      let divisor = (0..<parts[1].count).reduce(Int64(1)) { power, _ in power * 10 }
      nanoseconds = nanoseconds.partialValue.addingReportingOverflow(fraction * scale / divisor)
    }
    guard !nanoseconds.overflow, nanoseconds.partialValue > 0 else { return nil }
    duration = VirtualDuration(nanoseconds: nanoseconds.partialValue)
  }

  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("ns", 1), ("us", 1_000), ("µs", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000),
  ]
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
    if let cores, !(1...4096).contains(cores) { throw ValidationError("--cores must be from 1 to 4096.") }
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
