// programs: debouncers, throttlers and a search field that uses them
import Foundation
import Dispatch

public final class Debouncer {
  private let delay: TimeInterval
  private let queue: DispatchQueue
  private var workItem: DispatchWorkItem?
  public var isScheduled: Bool { workItem.map { !$0.isCancelled } ?? false }

  public init(delay: TimeInterval, queue: DispatchQueue = .main) {
    self.delay = delay
    self.queue = queue
  }

  public func callAsFunction(_ action: @escaping () -> Void) {
    workItem?.cancel()
    let item = DispatchWorkItem { [weak self] in
      action()
      self?.workItem = nil
    }
    workItem = item
    queue.asyncAfter(deadline: .now() + delay, execute: item)
  }

  public func cancel() {
    workItem?.cancel()
    workItem = nil
  }
}

public final class Throttler<Input> {
  public enum Edge { case leading, trailing }
  private let interval: DispatchTimeInterval
  private let edge: Edge
  private let action: (Input) -> Void
  private var isOpen = true
  private var latest: Input?

  public init(interval: DispatchTimeInterval, edge: Edge = .leading, action: @escaping (Input) -> Void) {
    self.interval = interval
    self.edge = edge
    self.action = action
  }

  public func send(_ input: Input) {
    guard isOpen else {
      latest = input
      return
    }
    isOpen = false
    if edge == .leading { action(input) } else { latest = input }
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { [self] in
      isOpen = true
      if edge == .trailing, let value = latest {
        latest = nil
        action(value)
      }
    }
  }
}

final class SearchField {
  var text: String = "" {
    willSet { print("text will be \"\(newValue)\"") }
    didSet {
      guard text != oldValue else { return }
      debounce { [unowned self] in onSearch?(text) }
    }
  }
  var onSearch: ((String) -> Void)?
  private let debounce = Debouncer(delay: 0.1)
}

struct Step {
  let time: Double
  let run: () -> Void
  static func at(_ milliseconds: Int, _ run: @escaping () -> Void) -> Step {
    Step(time: Double(milliseconds) / 1_000, run: run)
  }
}

func play(_ steps: Step..., completion: @escaping () -> Void) {
  let start = DispatchTime.now()
  var last = 0.0
  for step in steps {
    DispatchQueue.main.asyncAfter(deadline: start + step.time, execute: step.run)
    last = max(last, step.time)
  }
  DispatchQueue.main.asyncAfter(deadline: start + last + 0.3, execute: completion)
}

let field = SearchField()
field.onSearch = { print("search for", $0) }
var positions: [Int] = []
let scroll = Throttler<Int>(interval: .milliseconds(100)) { positions.append($0) }
let resize = Throttler(interval: .milliseconds(100), edge: .trailing) { (size: (width: Int, height: Int)) in
  print("layout \(size.width)×\(size.height)")
}

play(
  .at(0) { field.text = "s" },
  .at(40) { field.text = "sw" },
  .at(80) { field.text += "ift" },
  .at(300) { field.text = "swift" },
  .at(400) {
    for offset in stride(from: 0, through: 30, by: 10) { scroll.send(offset) }
  },
  .at(450) { scroll.send(40) },
  .at(540) { scroll.send(50) },
  .at(600) {
    resize.send((320, 480))
    resize.send((480, 320))
  },
  .at(650) { resize.send((640, 480)) }
) {
  print("positions", positions)
  exit(0)
}
RunLoop.main.run()
