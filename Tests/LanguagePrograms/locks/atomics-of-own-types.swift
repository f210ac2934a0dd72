// What an atomic may hold: enums with raw values, structs that say how, pairs, and an object that is made once.
import Dispatch
import Synchronization

enum Phase: UInt8, AtomicRepresentable { case idle, running, done }

struct Point: AtomicRepresentable {
  var x: Int32
  var y: Int32
  typealias AtomicRepresentation = UInt64.AtomicRepresentation
  static func encodeAtomicRepresentation(_ point: consuming Point) -> AtomicRepresentation {
    UInt64.encodeAtomicRepresentation(UInt64(UInt32(bitPattern: point.x)) << 32 | UInt64(UInt32(bitPattern: point.y)))
  }
  static func decodeAtomicRepresentation(_ storage: consuming AtomicRepresentation) -> Point {
    let bits = UInt64.decodeAtomicRepresentation(storage)
    return Point(x: Int32(truncatingIfNeeded: bits >> 32), y: Int32(truncatingIfNeeded: bits))
  }
}

struct SpinLock: ~Copyable {
  private let isTaken = Atomic<Bool>(false)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    while isTaken.exchange(true, ordering: .acquiring) {}
    defer { isTaken.store(false, ordering: .releasing) }
    return try body()
  }
}

final class Settings {
  let number: Int
  init(_ number: Int) { self.number = number }
}

let phase = Atomic<Phase>(.idle)
let starts = Atomic<Int>(0)
DispatchQueue.concurrentPerform(iterations: 8) { _ in
  if phase.compareExchange(expected: .idle, desired: .running, ordering: .acquiringAndReleasing).exchanged {
    starts.add(1, ordering: .relaxed)
  }
}
print(starts.load(ordering: .relaxed), phase.exchange(.done, ordering: .relaxed), phase.load(ordering: .relaxed))

let point = Atomic(Point(x: 3, y: -4))
print(point.exchange(Point(x: 1, y: 2), ordering: .sequentiallyConsistent).y, point.load(ordering: .acquiring).x)

let lock = SpinLock()
var total = 0
DispatchQueue.concurrentPerform(iterations: 10) { step in lock.withLock { total += step } }
print(total)

let settings = AtomicLazyReference<Settings>()
print(settings.load() == nil, settings.storeIfNil(Settings(1)).number, settings.storeIfNil(Settings(2)).number)
let pair = Atomic(WordPair(first: 1, second: 2))
print(pair.load(ordering: .relaxed).second)

struct Ticket: ~Copyable {
  let number: Int
  deinit { print("ticket \(number) is gone") }
}
let kept = Mutex<Ticket?>(nil)
kept.withLock { $0 = Ticket(number: 5) }
kept.withLock { $0 = nil }
print("nothing is kept")
