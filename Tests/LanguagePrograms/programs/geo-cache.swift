import Foundation

// Tiles of a map: quad keys, a cache of two levels, requests that are coalesced, prefetch by priority, statistics.
struct Tile: Hashable, CustomStringConvertible {
  let zoom: Int, x: Int, y: Int
  var description: String { "\(zoom)/\(x)/\(y)" }
  var quadKey: String {
    stride(from: zoom, to: 0, by: -1).map { level -> String in
      let mask = 1 << (level - 1)
      return String((x & mask != 0 ? 1 : 0) + (y & mask != 0 ? 2 : 0))
    }.joined()
  }
  var parent: Tile? { zoom == 0 ? nil : Tile(zoom: zoom - 1, x: x / 2, y: y / 2) }
  var neighbours: [Tile] {
    (-1...1).flatMap { dy in (-1...1).compactMap { dx -> Tile? in
      guard (dx, dy) != (0, 0) else { return nil }
      let size = 1 << zoom
      let (nx, ny) = (x + dx, y + dy)
      guard 0..<size ~= ny else { return nil }
      return Tile(zoom: zoom, x: (nx + size) % size, y: ny)
    } }
  }
}

struct LRU<Key: Hashable, Value> {
  private var values: [Key: (value: Value, stamp: UInt64)] = [:]
  private var clock: UInt64 = 0
  let capacity: Int
  init(capacity: Int) { self.capacity = capacity }
  var count: Int { values.count }
  mutating func value(for key: Key) -> Value? {
    guard let entry = values[key] else { return nil }
    clock += 1
    values[key]!.stamp = clock
    return entry.value
  }
  @discardableResult
  mutating func insert(_ value: Value, for key: Key) -> (key: Key, value: Value)? {
    clock += 1
    values[key] = (value, clock)
    guard values.count > capacity, let oldest = values.min(by: { $0.value.stamp < $1.value.stamp }) else { return nil }
    values[oldest.key] = nil
    return (oldest.key, oldest.value.value)
  }
}

final class TileLoader {
  struct Statistics: Equatable { var memory = 0, disk = 0, network = 0, joined = 0 }
  typealias Completion = (Tile, String) -> Void
  private var memory = LRU<Tile, String>(capacity: 4)
  private var disk: [String: String] = [:]
  private var flights: [Tile: [Completion]] = [:]
  private let state = DispatchQueue(label: "tiles.state")
  private let network: DispatchQueue
  private let slots = DispatchSemaphore(value: 2)
  private(set) var statistics = Statistics()
  var log: [String] = []

  init() { network = DispatchQueue(label: "tiles.network", attributes: [.concurrent]) }

  func load(_ tile: Tile, qos: DispatchQoS = .userInitiated, _ completion: @escaping Completion) {
    state.async { [self] in
      if let hit = memory.value(for: tile) {
        statistics.memory += 1
        return completion(tile, hit)
      }
      if let stored = disk[tile.quadKey] {
        statistics.disk += 1
        remember(tile, stored)
        return completion(tile, stored)
      }
      if flights[tile]?.append(completion) != nil { statistics.joined += 1; return }
      flights[tile] = [completion]
      network.async(group: nil, qos: qos) { self.fetch(tile) }
    }
  }

  private func remember(_ tile: Tile, _ data: String) {
    if let (old, value) = memory.insert(data, for: tile) { disk[old.quadKey] = value }
  }

  private func fetch(_ tile: Tile) {
    slots.wait()
    defer { slots.signal() }
    Thread.sleep(forTimeInterval: 0.01)
    let data = "<\(tile.quadKey)>"
    state.sync {
      statistics.network += 1
      remember(tile, data)
      flights.removeValue(forKey: tile)?.forEach { $0(tile, data) }
    }
  }
  var numbers: Statistics { state.sync { statistics } }
}

let loader = TileLoader()
let group = DispatchGroup()
let center = Tile(zoom: 3, x: 7, y: 0)
print(center, center.quadKey, center.parent!, sequence(first: center, next: \.parent).map(\.quadKey))
print(center.neighbours.map(\.description).sorted())
func loadAll(_ tiles: [Tile]) -> [String] {
  var found: [Tile: String] = [:]
  let lock = NSLock()
  for tile in tiles {
    group.enter()
    loader.load(tile) { tile, data in
      lock.lock()
      found[tile] = data
      lock.unlock()
      group.leave()
    }
  }
  group.wait()
  return found.values.sorted()
}
print(loadAll([center, center, center]))
print(loader.numbers)
print(loadAll(center.neighbours).count, loader.numbers.network)
print(loadAll([center]), loader.numbers.disk + loader.numbers.memory)
print(loadAll(center.neighbours + [center]).count, loader.numbers.network, loader.numbers.joined)
