// programs: subscribers on own queues, a feed driven by a timer, moving averages, an unsubscribe in the middle, a final table
import Dispatch

struct Tick: Equatable {
  let symbol: String
  let price: Double
}
protocol TickObserver: AnyObject {
  var queue: DispatchQueue { get }
  func receive(_ tick: Tick)
}
final class Feed {
  private struct Weak { weak var observer: TickObserver? }
  private let queue = DispatchQueue(label: "feed")
  private var observers: [Weak] = []
  private var script: [Tick]
  private var timer: DispatchSourceTimer?
  private let finished: () -> Void
  init(_ script: [Tick], finished: @escaping () -> Void) {
    self.script = script
    self.finished = finished
  }
  func add(_ observer: TickObserver) { queue.sync { observers.append(Weak(observer: observer)) } }
  func start() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.step() }
    self.timer = timer
    timer.resume()
  }
  private func step() {
    guard !script.isEmpty else {
      timer?.cancel()
      timer = nil
      return finished()
    }
    let tick = script.removeFirst()
    observers.removeAll { $0.observer == nil }
    for case let observer? in observers.map(\.observer) {
      observer.queue.async { [weak observer] in observer?.receive(tick) }
    }
  }
  var observerCount: Int { queue.sync { observers.count } }
}
final class Average: TickObserver {
  let queue = DispatchQueue(label: "average")
  private let window: Int
  private var prices: [String: [Double]] = [:]
  init(window: Int) { self.window = window }
  func receive(_ tick: Tick) {
    prices[tick.symbol, default: []].append(tick.price)
    if prices[tick.symbol]!.count > window { prices[tick.symbol]!.removeFirst() }
  }
  var table: [String] {
    queue.sync {
      prices.keys.sorted().map { symbol in
        let list = prices[symbol]!
        return "\(symbol) \(list.reduce(0, +) / Double(list.count)) of \(list)"
      }
    }
  }
}
final class Alarm: TickObserver {
  let queue = DispatchQueue(label: "alarm")
  let limit: Double
  private(set) var seen = 0
  init(limit: Double) { self.limit = limit }
  func receive(_ tick: Tick) {
    seen += 1
    if tick.price > limit { print("alarm: \(tick.symbol) at \(tick.price)") }
  }
  deinit { print("alarm gone after", seen) }
}
let done = DispatchSemaphore(value: 0)
let prices: [(String, Double)] = [("AB", 10), ("AB", 12), ("XY", 99.5), ("AB", 14), ("XY", 101)]
let feed = Feed(prices.map { Tick(symbol: $0.0, price: $0.1) }) { done.signal() }
let average = Average(window: 2)
var alarm: Alarm? = Alarm(limit: 50)
feed.add(average)
feed.add(alarm!)
print("observers", feed.observerCount)
feed.start()
io("watch", .milliseconds(350))
alarm = nil
done.wait()
average.table.forEach { print($0) }
print("observers", feed.observerCount)
