// programs: an elevator as a state machine on a serial queue, requests from several floors, a log of moves; no real time
import Dispatch

enum Direction: Int { case down = -1, idle, up }
struct Request: Hashable, Comparable {
  let floor: Int
  static func < (a: Request, b: Request) -> Bool { a.floor < b.floor }
}
final class Elevator {
  private let queue = DispatchQueue(label: "elevator")
  private var requests: Set<Request> = []
  private var isMoving = false
  private(set) var direction = Direction.idle {
    didSet { if direction != oldValue { log.append("\(direction)") } }
  }
  private(set) var floor: Int {
    willSet { assert(abs(newValue - floor) <= 1, "it cannot jump") }
    didSet { log.append("\(floor)") }
  }
  private(set) var log: [String] = []
  var onIdle: (() -> Void)?

  init(floor: Int = 0) { self.floor = floor }

  func call(to floors: Int...) {
    queue.async {
      floors.forEach { self.requests.insert(Request(floor: $0)) }
      if !self.isMoving {
        self.isMoving = true
        self.move()
      }
    }
  }

  private func move() {
    if requests.remove(Request(floor: floor)) != nil { log.append("open") }
    guard let target = next() else {
      direction = .idle
      isMoving = false
      onIdle?()
      return
    }
    direction = target > floor ? .up : .down
    floor += direction.rawValue
    queue.async { self.move() }
  }

  private func next() -> Int? {
    let above = requests.filter { $0.floor > floor }.min()?.floor
    let below = requests.filter { $0.floor < floor }.max()?.floor
    switch direction {
    case .up: return above ?? below
    case .down: return below ?? above
    case .idle:
      guard let a = above, let b = below else { return above ?? below }
      return a - floor <= floor - b ? a : b
    }
  }
  func history() -> [String] { queue.sync { log } }
}
let done = DispatchSemaphore(value: 0)
let elevator = Elevator(floor: 2)
elevator.onIdle = { done.signal() }
elevator.call(to: 4, 1)
done.wait()
print(elevator.history().joined(separator: " "))
elevator.call(to: 1)
done.wait()
elevator.call(to: 0, 3, 3)
done.wait()
print(elevator.history().joined(separator: " "))
print("at", elevator.floor, elevator.direction)
