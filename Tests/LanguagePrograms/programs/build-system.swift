import Foundation

// A build system: rules, digests that decide what is stale, parallel levels, a report at the end.
struct Digest: Hashable, CustomStringConvertible {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  mutating func combine(_ text: String) { for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 } }
  mutating func combine(_ other: Digest) { combine(other.description) }
  var description: String { let hex = String(state, radix: 16); return String(repeating: "0", count: 16 - hex.count) + hex }
  static func of(_ parts: String...) -> Digest {
    var digest = Digest()
    parts.forEach { digest.combine($0) }
    return digest
  }
}

enum Rule {
  case source(text: String)
  case compile(from: String, flags: [String] = [])
  case link([String])
  case test(of: String, failing: Bool = false)

  var inputs: [String] {
    switch self {
    case .source: []
    case .compile(let from, _), .test(let from, _): [from]
    case .link(let objects): objects
    }
  }
  var cost: DispatchTimeInterval {
    switch self {
    case .source: .nanoseconds(0)
    case .compile: .milliseconds(20)
    case .link(let objects): .milliseconds(5 * objects.count)
    case .test: .milliseconds(10)
    }
  }
}

struct Problem: Error { let target: String; let reason: String }

final class Builder {
  enum Outcome: Equatable { case built, upToDate, failed(String), skipped }
  private(set) var rules: [String: Rule]
  private var digests: [String: Digest] = [:]
  private var outcomes: [String: Outcome] = [:]
  private let lock = NSLock()
  private let pool: DispatchQueue
  private let width: DispatchSemaphore

  init(jobs: Int, rules: [String: Rule]) {
    self.rules = rules
    pool = DispatchQueue(label: "build", attributes: .concurrent)
    width = DispatchSemaphore(value: jobs)
  }

  func change(_ name: String, to rule: Rule) { rules[name] = rule }

  private func levels() throws -> [[String]] {
    var depth: [String: Int] = [:]
    var path: [String] = []
    func measure(_ name: String) throws -> Int {
      if let known = depth[name] { return known }
      if let start = path.firstIndex(of: name) {
        throw Problem(target: name, reason: "cycle " + (path[start...] + [name]).joined(separator: " > "))
      }
      guard let rule = rules[name] else { throw Problem(target: name, reason: "no rule") }
      path.append(name)
      defer { path.removeLast() }
      let own = try rule.inputs.map { try measure($0) + 1 }.max() ?? 0
      depth[name] = own
      return own
    }
    for name in rules.keys.sorted() { _ = try measure(name) }
    let grouped = Dictionary(grouping: depth.keys, by: { depth[$0]! })
    return grouped.keys.sorted().map { grouped[$0]!.sorted() }
  }

  func build(_ done: @escaping (Result<[String: Outcome], Problem>) -> Void) {
    outcomes = [:]
    let all: [[String]]
    do { all = try levels() } catch let problem as Problem { return done(.failure(problem)) } catch { fatalError("\(error)") }
    run(all[...], done)
  }

  private func run(_ levels: ArraySlice<[String]>, _ done: @escaping (Result<[String: Outcome], Problem>) -> Void) {
    guard let level = levels.first else { return done(.success(outcomes)) }
    let group = DispatchGroup()
    for name in level {
      pool.async(group: group) { [self] in
        width.wait()
        defer { width.signal() }
        let outcome = make(name)
        lock.lock()
        outcomes[name] = outcome
        lock.unlock()
      }
    }
    group.notify(queue: .main) { self.run(levels.dropFirst(), done) }
  }

  private func make(_ name: String) -> Outcome {
    let rule = rules[name]!
    lock.lock()
    let before = rule.inputs.map { ($0, outcomes[$0], digests[$0]) }
    let old = digests[name]
    lock.unlock()
    if before.contains(where: { if case .failed? = $0.1 { return true } else { return $0.1 == .skipped } }) { return .skipped }
    var digest = Digest.of(name)
    for case let (_, _, input?) in before { digest.combine(input) }
    switch rule {
    case .source(let text): digest.combine(text)
    case .compile(_, let flags): flags.sorted().forEach { digest.combine($0) }
    case .link, .test: break
    }
    guard digest != old else { return .upToDate }
    if case .milliseconds(let n) = rule.cost { Thread.sleep(forTimeInterval: Double(n) / 1000) }
    if case .test(let subject, failing: true) = rule { return .failed("test of \(subject)") }
    lock.lock()
    defer { lock.unlock() }
    digests[name] = digest
    return .built
  }
}

extension Dictionary where Key == String, Value == Builder.Outcome {
  var report: String {
    let counts = reduce(into: [:] as [String: Int]) { result, item in
      switch item.value {
      case .failed: result["failed", default: 0] += 1
      case let other: result["\(other)", default: 0] += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}

let builder = Builder(jobs: 2, rules: [
  "a.c": .source(text: "int a"), "b.c": .source(text: "int b"), "a.o": .compile(from: "a.c"), "b.o": .compile(from: "b.c", flags: ["-O2", "-g"]),
  "app": .link(["a.o", "b.o"]), "test": .test(of: "app"), "docs": .compile(from: "a.c", flags: ["-docs"]),
])
var steps: [(String, () -> Void)] = [
  ("clean", {}),
  ("nothing changed", {}),
  ("a changed", { builder.change("a.c", to: .source(text: "long a")) }),
  ("flags in another order", { builder.change("b.o", to: .compile(from: "b.c", flags: ["-g", "-O2"])) }),
  ("a failing test", { builder.change("test", to: .test(of: "b.o", failing: true)); builder.change("ship", to: .link(["app", "test"])) }),
  ("a cycle", { builder.change("a.c", to: .link(["ship"])) }),
]
func next() {
  guard !steps.isEmpty else { exit(0) }
  let (title, change) = steps.removeFirst()
  change()
  builder.build { result in
    switch result {
    case .success(let outcomes):
      print("\(title): \(outcomes.report)")
      for (name, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
        if case .failed(let why) = outcome { print("  \(name) failed: \(why)") } else if outcome == .skipped { print("  \(name) skipped") }
      }
    case .failure(let problem): print("\(title): \(problem.target): \(problem.reason)")
    }
    DispatchQueue.main.async(execute: next)
  }
}
next()
print(Digest.of("a", "b") == Digest.of("ab"), Digest.of("a"))
dispatchMain()
