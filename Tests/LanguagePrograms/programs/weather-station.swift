// programs: sensors polled by a timer, readings in a ring buffer, listeners by protocol, alarms once per crossing, a final report
import Dispatch

protocol Sensor: AnyObject {
  var name: String { get }
  func read() -> Double?
}

final class ScriptedSensor: Sensor {
  let name: String
  private var values: [Double?]
  init(name: String, values: [Double?]) {
    self.name = name
    self.values = values
  }
  func read() -> Double? { values.isEmpty ? nil : values.removeFirst() }
}

struct RingBuffer {
  private var storage: [Double] = []
  private var start = 0
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  mutating func append(_ value: Double) {
    if storage.count < capacity {
      storage.append(value)
    } else {
      storage[start] = value
      start = (start + 1) % capacity
    }
  }
  var values: [Double] { Array(storage[start...] + storage[..<start]) }
  var average: Double? { storage.isEmpty ? nil : storage.reduce(0, +) / Double(storage.count) }
}

final class Station {
  enum Alarm: Equatable { case high(String, Double), missing(String) }
  private let queue = DispatchQueue(label: "station")
  private let timer: DispatchSourceTimer
  private var sensors: [Sensor]
  private var history: [String: RingBuffer] = [:]
  private var isHigh: Set<String> = []
  private(set) var alarms: [Alarm] = []
  private var rounds = 0

  init(sensors: [Sensor], limit: Double, rounds maximum: Int, done: @escaping () -> Void) {
    self.sensors = sensors
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(15))
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      self.poll(limit)
      self.rounds += 1
      if self.rounds == maximum {
        self.timer.cancel()
        done()
      }
    }
  }

  func start() { timer.resume() }

  private func poll(_ limit: Double) {
    for sensor in sensors {
      guard let value = sensor.read() else {
        let alarm = Alarm.missing(sensor.name)
        if !alarms.contains(alarm) { alarms.append(alarm) }
        continue
      }
      history[sensor.name, default: RingBuffer(capacity: 3)].append(value)
      switch (value > limit, isHigh.contains(sensor.name)) {
      case (true, false):
        isHigh.insert(sensor.name)
        alarms.append(.high(sensor.name, value))
      case (false, true): isHigh.remove(sensor.name)
      default: break
      }
    }
  }

  func report() -> String {
    queue.sync {
      history.sorted { $0.key < $1.key }
        .map { "\($0.key): \($0.value.values) average \($0.value.average ?? 0)" }
        .joined(separator: "\n")
    }
  }
}

let done = DispatchSemaphore(value: 0)
let station = Station(
  sensors: [
    ScriptedSensor(name: "roof", values: [20, 31, 32, 25, 40]),
    ScriptedSensor(name: "cellar", values: [8, nil, 9, 8.5]),
  ], limit: 30, rounds: 5
) { done.signal() }
station.start()
done.wait()
print(station.report())
station.alarms.forEach { print($0) }
