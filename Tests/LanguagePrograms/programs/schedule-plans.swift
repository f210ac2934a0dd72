// programs: plans of repeating and delayed tasks, with a clock of their own and a readable language
import Foundation
import Dispatch

struct Interval: Hashable, Comparable, CustomStringConvertible {
  let nanoseconds: Int
  init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  static func < (lhs: Interval, rhs: Interval) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
  static func + (lhs: Interval, rhs: Interval) -> Interval { Interval(nanoseconds: lhs.nanoseconds + rhs.nanoseconds) }
  static func * (lhs: Interval, factor: Double) -> Interval {
    Interval(nanoseconds: Int((Double(lhs.nanoseconds) * factor).rounded()))
  }
  static prefix func - (interval: Interval) -> Interval { Interval(nanoseconds: -interval.nanoseconds) }

  var isNegative: Bool { nanoseconds.signum() == -1 }
  var magnitude: Interval { Interval(nanoseconds: abs(nanoseconds)) }
  var dispatch: DispatchTimeInterval { .nanoseconds(nanoseconds) }

  var description: String {
    var rest = nanoseconds.magnitude
    var parts: [String] = []
    for (name, size) in [("h", 3_600_000_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000)] as [(String, UInt)] {
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: size)
      if count > 0 { parts.append("\(count)\(name)") }
      rest = remainder
    }
    return (isNegative ? "-" : "") + (parts.isEmpty ? "0s" : parts.joined(separator: " "))
  }
}

protocol IntervalConvertible {
  func times(_ unit: Double) -> Interval
}

extension Int: IntervalConvertible {
  func times(_ unit: Double) -> Interval { Interval(nanoseconds: self) * unit }
}

extension Double: IntervalConvertible {
  func times(_ unit: Double) -> Interval { Interval(nanoseconds: Int((self * unit).rounded())) }
}

extension IntervalConvertible {
  var milliseconds: Interval { times(1e6) }
  var second: Interval { seconds }
  var seconds: Interval { times(1e9) }
  var minutes: Interval { times(60 * 1e9) }
  var hours: Interval { times(3_600_000_000_000) }
}

struct Plan: Sequence {
  private let makeUnderlying: () -> AnyIterator<Interval>
  private init<I: IteratorProtocol>(_ make: @escaping () -> I) where I.Element == Interval {
    makeUnderlying = { AnyIterator(make()) }
  }

  func makeIterator() -> AnyIterator<Interval> { makeUnderlying() }

  static func make<S: Sequence>(from sequence: S) -> Plan where S.Element == Interval { Plan(sequence.makeIterator) }
  static func of(_ intervals: Interval...) -> Plan { make(from: intervals) }
  static func after(_ delay: Interval) -> Plan { .of(delay) }
  static func every(_ interval: Interval) -> Plan { Plan { AnyIterator { interval } } }
  static func after(_ delay: Interval, repeating interval: Interval) -> Plan { Plan.after(delay).concat(.every(interval)) }
  static func backoff(from first: Interval, limit: Interval) -> Plan {
    Plan {
      var current = first
      return AnyIterator {
        defer { current = Swift.min(current * 2, limit) }
        return current
      }
    }
  }

  func concat(_ other: Plan) -> Plan {
    Plan { () -> AnyIterator<Interval> in
      let (former, latter) = (self.makeIterator(), other.makeIterator())
      return AnyIterator { former.next() ?? latter.next() }
    }
  }

  func first(_ count: Int) -> Plan { Plan { self.prefix(count).makeIterator() } }

  func until(_ total: Interval) -> Plan {
    Plan { () -> AnyIterator<Interval> in
      let iterator = self.makeIterator()
      var sum = 0.seconds
      return AnyIterator {
        guard let next = iterator.next(), sum + next <= total else { return nil }
        sum = sum + next
        return next
      }
    }
  }

  @discardableResult
  func `do`(queue: DispatchQueue, name: String, action: @escaping (ScheduledTask) -> Void) -> ScheduledTask {
    ScheduledTask(plan: self, queue: queue, name: name, action: action)
  }
}

final class ScheduledTask {
  enum Phase { case waiting, suspended, finished, cancelled }

  let name: String
  private let iterator: AnyIterator<Interval>
  private let timer: DispatchSourceTimer
  private let action: (ScheduledTask) -> Void
  private let lock = NSLock()
  private var _phase = Phase.waiting
  private(set) var executions = 0
  private var endings: [(Phase) -> Void] = []

  var phase: Phase {
    lock.lock()
    defer { lock.unlock() }
    return _phase
  }

  fileprivate init(plan: Plan, queue: DispatchQueue, name: String, action: @escaping (ScheduledTask) -> Void) {
    self.name = name
    self.action = action
    iterator = plan.makeIterator()
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [weak self] in
      guard let self = self, self.phase == .waiting else { return }
      self.executions += 1
      self.action(self)
      self.scheduleNext()
    }
    scheduleNext()
    timer.resume()
  }

  private func scheduleNext() {
    guard phase == .waiting else { return }
    guard let interval = iterator.next() else { return end(.finished) }
    timer.schedule(deadline: .now() + interval.dispatch, leeway: .nanoseconds(0))
  }

  func onEnd(_ handler: @escaping (Phase) -> Void) {
    lock.lock()
    let phase = _phase
    if phase == .waiting { endings.append(handler) }
    lock.unlock()
    if phase != .waiting { handler(phase) }
  }

  func cancel() { end(.cancelled) }

  private func end(_ phase: Phase) {
    lock.lock()
    guard _phase == .waiting else { return lock.unlock() }
    _phase = phase
    let handlers = endings
    endings.removeAll()
    lock.unlock()
    timer.cancel()
    handlers.forEach { $0(phase) }
  }

  deinit { print("\(name) is gone") }
}

let queue = DispatchQueue(label: "plans")
var lines: [String] = []
let group = DispatchGroup()

func say(_ line: String) {
  queue.async { lines.append(line) }
}

func run(_ name: String, _ plan: Plan, stopAfter limit: Int = .max) {
  group.enter()
  let task = plan.do(queue: queue, name: name) { task in
    say("\(task.name) \(task.executions)")
    if task.executions == limit { task.cancel() }
  }
  task.onEnd { phase in
    say("\(task.name) \(phase) after \(task.executions)")
    group.leave()
  }
}

run("tick", .every(100.milliseconds), stopAfter: 3)
run("once", Plan.after(250.milliseconds))
run("backoff", Plan.backoff(from: 50.milliseconds, limit: 160.milliseconds).until(0.3.seconds))
run("none", .of())
group.wait()
queue.sync { lines.forEach { print($0) } }

print(1.5.hours, 90.second, 0.25.seconds, -(61.minutes), 0.seconds)
print(Array(Plan.backoff(from: 1.second, limit: 5.seconds).first(5)))
print(Plan.after(1.second, repeating: 2.5.seconds).first(3).map { $0.description })
print(Set([60.seconds, 1.0.minutes, 1.minutes]).count, [3.seconds, 2.seconds, 10.milliseconds].sorted(), 2.seconds > 1.9.seconds)
