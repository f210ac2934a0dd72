import Dispatch
import Foundation

// A heartbeat that polls, backs off while nothing is new, can be paused, and is told to stop by a watchdog.
struct Backoff: Sequence, IteratorProtocol {
  private(set) var current: Int
  let factor: Int
  let limit: Int
  init(start: Int, factor: Int = 2, limit: Int) { (current, self.factor, self.limit) = (start, factor, limit) }
  mutating func next() -> DispatchTimeInterval? {
    defer { current = Swift.min(current * factor, limit) }
    return .milliseconds(current)
  }
}

final class Poller {
  enum Event: Equatable { case idle(Int), found(String), paused, resumed, stopped }
  private let queue = DispatchQueue(label: "poller")
  private var timer: DispatchSourceTimer?
  private var backoff = Backoff(start: 20, limit: 80)
  private var answers: [String?]
  private var misses = 0
  private var isPaused = false
  private let report: (Event) -> Void

  init(answers: [String?], report: @escaping (Event) -> Void) {
    self.answers = answers.reversed()
    self.report = report
  }

  deinit {
    if isPaused { timer?.resume() }
    timer?.cancel()
  }

  func start() {
    queue.async { [self] in
      guard timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(flags: [], queue: queue)
      timer.setEventHandler { [weak self] in self?.poll() }
      timer.setCancelHandler { [report] in report(.stopped) }
      self.timer = timer
      schedule()
      timer.resume()
    }
  }

  private func schedule() {
    guard let interval = backoff.next() else { return }
    timer?.schedule(deadline: .now() + interval, leeway: .nanoseconds(0))
  }

  private func poll() {
    guard let answer = answers.popLast() else {
      timer?.cancel()
      timer = nil
      return
    }
    if let answer {
      misses = 0
      backoff = Backoff(start: 20, limit: 80)
      report(.found(answer))
    } else {
      misses += 1
      report(.idle(misses))
    }
    schedule()
  }

  func pause() {
    queue.sync {
      guard !isPaused, let timer else { return }
      isPaused = true
      timer.suspend()
      report(.paused)
    }
  }

  func resume() {
    queue.sync {
      guard isPaused, let timer else { return }
      isPaused = false
      timer.resume()
      report(.resumed)
    }
  }
}

let done = DispatchSemaphore(value: 0)
let lock = NSLock()
var events: [Poller.Event] = []
let begin = DispatchTime.now()
let poller = Poller(answers: [nil, nil, "mail", nil, nil, nil, "news"]) { event in
  lock.withLock { events.append(event) }
  if event == .stopped { done.signal() }
}
poller.start()
Thread.sleep(forTimeInterval: 0.17)
poller.pause()
poller.pause()
Thread.sleep(forTimeInterval: 0.1)
poller.resume()
let result = done.wait(timeout: .now() + .seconds(3))
let took = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
print(result == .success, took > 0.4, took < 1)
let texts = events.map { event -> String in
  switch event {
  case .idle(let n) where n > 2: return "idle for long"
  case .idle(let n): return "idle \(n)"
  case .found(let what): return "found " + what
  case .paused, .resumed, .stopped: return String(describing: event)
  }
}
print(texts.joined(separator: ", "))
var steps = Backoff(start: 1, factor: 3, limit: 50)
print((0..<6).compactMap { _ in steps.next() }.map { "\($0)" })
print(Array(Backoff(start: 5, limit: 20).prefix(3)).count)
