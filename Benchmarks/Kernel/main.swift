import Dispatch
import DispatchModel
import DispatchTrace
import Foundation

// `signalbox-benchmarks` measures every case in a process of its own (so that peak memory is the case's) and prints a table.
// `signalbox-benchmarks CASE BLOCKS` is such a process.
// `signalbox-benchmarks --exploration` measures the search through all orders.
// `signalbox-benchmarks --recording` measures what recording a real run costs.
// `signalbox-benchmarks --pictures SIGNALBOX FOLDER` measures pictures beside plain rectangles.
// `signalbox-benchmarks --language SIGNALBOX FOLDER` measures the scenario machine instead.

func simulate(_ workload: Workload) {
  var configuration = Configuration()
  configuration.limits.events = .max
  configuration.limits.steps = .max
  var simulation = Simulation(code: workload, configuration: configuration, choices: FirstChoice())
  let trace = simulation.run()
  guard case .completed = trace.outcome, trace.events.count >= workload.blocks else {
    fatalError("the benchmark did not complete: \(trace.outcome)")
  }
}

/// Empty blocks on the real libdispatch, until the last has run.
func dispatchEmptyBlocks(_ blocks: Int, isConcurrent: Bool) {
  let queue = DispatchQueue(label: "benchmark", attributes: isConcurrent ? .concurrent : [])
  let end = DispatchSemaphore(value: 0)
  for _ in 0..<blocks { queue.async {} }
  queue.async(flags: .barrier) { end.signal() }
  end.wait()
}

func dispatchPingPong(_ blocks: Int) {
  let queues = [DispatchQueue(label: "ping"), DispatchQueue(label: "pong")]
  let end = DispatchSemaphore(value: 0)
  @Sendable func hit(_ number: Int) {
    if number == blocks { end.signal() } else { queues[number % 2].async { hit(number + 1) } }
  }
  hit(0)
  end.wait()
}

/// The name of a case → what it runs.
func run(_ name: String, blocks: Int) -> Bool {
  switch name {
  case "serial": simulate(EmptyBlocks(blocks: blocks, isConcurrent: false))
  case "concurrent": simulate(EmptyBlocks(blocks: blocks, isConcurrent: true))
  case "ping-pong": simulate(PingPong(blocks: blocks))
  case "fan-out": simulate(FanOut(blocks: blocks))
  case "group": simulate(GroupOfMany(blocks: blocks))
  case "timers": simulate(PendingTimers(blocks: blocks))
  case "targets": simulate(TargetChain(blocks: blocks))
  case "executions": for _ in 0..<blocks { simulate(EmptyBlocks(blocks: 2, isConcurrent: false)) }
  case "semaphores": simulate(SemaphoreHandOvers(blocks: blocks))
  case "real-serial": dispatchEmptyBlocks(blocks, isConcurrent: false)
  case "real-concurrent": dispatchEmptyBlocks(blocks, isConcurrent: true)
  case "real-ping-pong": dispatchPingPong(blocks)
  case "closures": simulateClosures(blocks)
  case "closures-ping-pong": simulateClosurePingPong(blocks)
  case "closure-orders": exploreClosures(blocks)
  default: return false
  }
  return true
}

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "--language" {
  try LanguageReport(command: URL(fileURLWithPath: arguments[2]), folder: URL(fileURLWithPath: arguments[3])).write()
} else if arguments.count == 4, arguments[1] == "--pictures" {
  try PictureReport(command: URL(fileURLWithPath: arguments[2]), folder: URL(fileURLWithPath: arguments[3])).write()
} else if arguments.count == 2, arguments[1] == "--exploration" {
  ExplorationReport().write()
} else if arguments.count == 2, arguments[1] == "--recording" {
  RecordedReport().write()
} else if arguments.count == 3, let blocks = Int(arguments[2]) {
  var isKnown = true
  let measurement = Measurement.measure(blocks: blocks) { isKnown = run(arguments[1], blocks: blocks) }
  guard isKnown else { fatalError("no such case: \(arguments[1])") }
  print(measurement.line)
} else {
  try Report(program: URL(fileURLWithPath: arguments[0])).write()
  print()
  ExplorationReport().write()
  print()
  RecordedReport().write()
}
