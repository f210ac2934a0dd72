import Foundation

// Scheduling policies compared: generic policy types, statistics with key paths, one queue per policy.
struct Task_: Hashable, Comparable {
  let id: Int, arrival: Int, burst: Int, priority: Int
  static func < (a: Self, b: Self) -> Bool { (a.arrival, a.id) < (b.arrival, b.id) }
}
struct Slice: Equatable { let task: Int; let from: Int; var to: Int; var length: Int { to - from } }

protocol Policy {
  associatedtype Key: Comparable
  static var name: String { get }
  var quantum: Int? { get }
  func key(for task: Task_, remaining: Int, waited: Int) -> Key
}
extension Policy {
  static var name: String { "\(Self.self)" }
  var quantum: Int? { nil }
}
struct FirstCome: Policy { func key(for task: Task_, remaining: Int, waited: Int) -> Int { task.arrival } }
struct ShortestFirst: Policy { func key(for task: Task_, remaining: Int, waited: Int) -> Int { remaining } }
struct RoundRobin: Policy {
  static let name = "Round robin"
  let quantum: Int?
  init(_ quantum: Int = 3) { self.quantum = quantum }
  func key(for task: Task_, remaining: Int, waited: Int) -> Int { -waited }
}
struct Aging: Policy {
  var quantum: Int? = 2
  func key(for task: Task_, remaining: Int, waited: Int) -> Double { Double(task.priority) - Double(waited) / 4 }
}

struct Report {
  var slices: [Slice] = []
  var finished: [(task: Task_, at: Int)] = []
  func turnaround(_ task: Task_, _ end: Int) -> Int { end - task.arrival }
  var averageTurnaround: Double { average { turnaround($0, $1) } }
  var averageWait: Double { average { turnaround($0, $1) - $0.burst } }
  private func average(_ value: (Task_, Int) -> Int) -> Double {
    guard !finished.isEmpty else { return .nan }
    return Double(finished.map { value($0.task, $0.at) }.reduce(0, +)) / Double(finished.count)
  }
  var switches: Int { zip(slices, slices.dropFirst()).reduce(0) { $0 + ($1.0.task != $1.1.task ? 1 : 0) } }
  var gantt: String { slices.map { String(repeating: String($0.task), count: $0.length) }.joined() }
}

func simulate<P: Policy>(_ tasks: [Task_], with policy: P) -> Report {
  var waiting = tasks.sorted()[...]
  var ready: [(task: Task_, remaining: Int, since: Int)] = []
  var now = 0
  var report = Report()
  func admit() { while let next = waiting.first, next.arrival <= now { ready.append((next, next.burst, now)); waiting.removeFirst() } }
  admit()
  while !ready.isEmpty || !waiting.isEmpty {
    guard let best = ready.indices.min(by: { a, b in
      let (left, right) = (ready[a], ready[b])
      let keys = (policy.key(for: left.task, remaining: left.remaining, waited: now - left.since), policy.key(for: right.task, remaining: right.remaining, waited: now - right.since))
      return keys.0 != keys.1 ? keys.0 < keys.1 : left.task.id < right.task.id
    }) else {
      now = waiting.first!.arrival
      admit()
      continue
    }
    var current = ready.remove(at: best)
    let time = min(current.remaining, policy.quantum ?? .max)
    if let last = report.slices.last, last.task == current.task.id, last.to == now {
      report.slices[report.slices.count - 1].to += time
    } else {
      report.slices.append(Slice(task: current.task.id, from: now, to: now + time))
    }
    now += time
    current.remaining -= time
    admit()
    if current.remaining == 0 { report.finished.append((current.task, now)) } else { ready.append((current.task, current.remaining, now)) }
  }
  return report
}

let tasks = [(0, 5, 2), (1, 3, 1), (2, 8, 3), (3, 2, 2), (20, 4, 1)].enumerated().map {
  Task_(id: $0.offset + 1, arrival: $0.element.0, burst: $0.element.1, priority: $0.element.2)
}
struct Row { let name: String; let report: Report }
var rows: [Row] = []
let collect = DispatchQueue(label: "collect")
let group = DispatchGroup()
func run<P: Policy>(_ policy: P) {
  DispatchQueue(label: P.name).async(group: group) {
    let report = simulate(tasks, with: policy)
    collect.sync { rows.append(Row(name: P.name, report: report)) }
  }
}
run(FirstCome()); run(ShortestFirst()); run(RoundRobin()); run(Aging())
group.wait()

func best<V: Comparable>(_ path: KeyPath<Report, V>) -> String { rows.min { ($0.report[keyPath: path], $0.name) < ($1.report[keyPath: path], $1.name) }!.name }
for row in rows.sorted(by: { $0.name < $1.name }) {
  let name = row.name.padding(toLength: 14, withPad: ".", startingAt: 0)
  print(name, row.report.gantt, String(format: "%.2f %.2f", row.report.averageTurnaround, row.report.averageWait), row.report.switches)
}
print("best turnaround:", best(\.averageTurnaround), "/ fewest switches:", best(\.switches))
print(rows.allSatisfy { $0.report.slices.map(\.length).reduce(0, +) == tasks.map(\.burst).reduce(0, +) }, Report().averageWait.isNaN)
print(rows.first { $0.name == "Round robin" }!.report.finished.map(\.task.id))
