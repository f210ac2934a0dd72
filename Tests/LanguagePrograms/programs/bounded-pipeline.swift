// Stages connected by bounded buffers: a producer, parallel transformers, an ordered consumer.
import Dispatch
import Foundation

final class BoundedBuffer<Element> {
  private var items: ContiguousArray<Element> = []
  private let space: DispatchSemaphore
  private let available = DispatchSemaphore(value: 0)
  private let mutex = DispatchSemaphore(value: 1)
  private(set) var highest = 0

  init(capacity: Int) { space = DispatchSemaphore(value: capacity) }

  func put(_ element: Element) {
    space.wait()
    mutex.wait()
    items.append(element)
    highest = max(highest, items.count)
    mutex.signal()
    available.signal()
  }

  func take(timeout: DispatchTime = .distantFuture) -> Element? {
    guard available.wait(timeout: timeout) == .success else { return nil }
    mutex.wait()
    defer {
      mutex.signal()
      space.signal()
    }
    return items.removeFirst()
  }
}

enum Message<Payload> {
  case work(index: Int, Payload)
  case end
}

struct Reading: Hashable {
  let sensor: Character
  let celsius: Double
  init?(line: Substring) {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 2, let sensor = fields[0].first, let celsius = Double(fields[1]) else { return nil }
    (self.sensor, self.celsius) = (sensor, celsius)
  }
}

let source = """
  a;20.5
  b;-3.25
  broken
  c;18
  a;21.5
  ;4
  b;x
  c;19.75
  """
let lines = source.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
let raw = BoundedBuffer<Message<Substring>>(capacity: 2)
let parsed = BoundedBuffer<Message<Reading?>>(capacity: 3)
let workers = 3

let producer = Thread {
  for (index, line) in lines.enumerated() { raw.put(.work(index: index, line)) }
  for _ in 0..<workers { raw.put(.end) }
}
producer.name = "producer"
producer.start()

let pool = DispatchQueue(label: "pool", attributes: .concurrent)
for _ in 0..<workers {
  pool.async {
    loop: while let message = raw.take() {
      switch message {
      case .work(let index, let line):
        parsed.put(.work(index: index, Reading(line: line)))
      case .end:
        parsed.put(.end)
        break loop
      }
    }
  }
}

var results: [Int: Reading?] = [:]
var ended = 0
while ended < workers {
  guard let message = parsed.take() else { fatalError("nothing came") }
  if case let .work(index, reading) = message { results[index] = .some(reading) } else { ended += 1 }
}
let ordered = results.sorted { $0.key < $1.key }
let bad = ordered.filter { $0.value == nil }.map(\.key)
let good = ordered.compactMap { $0.value }
print("lines", ordered.count, "bad", bad)
let bySensor = Dictionary(grouping: good, by: \.sensor)
for (sensor, readings) in bySensor.sorted(by: { $0.key < $1.key }) {
  let values = readings.map(\.celsius)
  let mean = values.reduce(0, +) / Double(values.count)
  print(sensor, String(format: "%.2f", mean), values.min()!, values.max()!, values.first { $0 > 19 } as Any)
}
print(raw.highest <= 2, parsed.highest <= 3, Set(good).count)
print(parsed.take(timeout: .now() + .milliseconds(5)) == nil ? "empty" : "more")
