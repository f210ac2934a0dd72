// programs: a registry of services with leases, heartbeats, watchers and a sweep
import Foundation

struct ServiceID: RawRepresentable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: StringLiteralType) { self.init(rawValue: value) }
  var description: String { rawValue }
}

struct Instance: Hashable { let host: String; let port: UInt16; var address: String { "\(host):\(port)" } }

enum RegistryEvent: CustomStringConvertible {
  case up(ServiceID, Instance), down(ServiceID, Instance, reason: Reason)
  enum Reason: String { case expired, withdrawn }
  var description: String {
    switch self {
    case let .up(id, instance): return "+\(id)@\(instance.address)"
    case let .down(id, instance, reason): return "-\(id)@\(instance.address) \(reason.rawValue)"
    }
  }
}

protocol LoadBalancing { mutating func pick(from instances: [Instance]) -> Instance? }
struct RoundRobin: LoadBalancing {
  private var index = 0
  mutating func pick(from instances: [Instance]) -> Instance? {
    guard !instances.isEmpty else { return nil }
    defer { index &+= 1 }
    return instances[index % instances.count]
  }
}
struct LeastUsed: LoadBalancing {
  private var uses: [Instance: Int] = [:]
  mutating func pick(from instances: [Instance]) -> Instance? {
    let chosen = instances.min { (uses[$0, default: 0], $0.address) < (uses[$1, default: 0], $1.address) }
    if let chosen { uses[chosen, default: 0] += 1 }
    return chosen
  }
}

final class Registry {
  final class Lease {
    fileprivate let release: () -> Void
    fileprivate init(_ release: @escaping () -> Void) { self.release = release }
    deinit { release() }
  }
  private struct Entry { var expires: Int; var balancer: () -> Void = {} }
  private let queue = DispatchQueue(label: "registry", attributes: .concurrent)
  private var table: [ServiceID: [Instance: Entry]] = [:]
  private var watchers: [ObjectIdentifier: (queue: DispatchQueue, body: (RegistryEvent) -> Void)] = [:]
  private var balancers: [ServiceID: any LoadBalancing] = [:]
  private var now = 0

  func register(_ id: ServiceID, _ instance: Instance, ttl: Int) -> Lease {
    queue.async(flags: .barrier) { [self] in
      if table[id, default: [:]].updateValue(Entry(expires: now + ttl), forKey: instance) == nil { notify(.up(id, instance)) }
    }
    return Lease { [weak self] in
      self?.queue.async(flags: .barrier) {
        guard self?.table[id]?.removeValue(forKey: instance) != nil else { return }
        self?.notify(.down(id, instance, reason: .withdrawn))
      }
    }
  }

  func heartbeat(_ id: ServiceID, _ instance: Instance, ttl: Int) { queue.async(flags: .barrier) { self.table[id]?[instance]?.expires = self.now + ttl } }

  func advance(_ ticks: Int) {
    queue.sync(flags: .barrier) {
      now += ticks
      for (id, instances) in table.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        let expired = instances.filter { $0.value.expires <= now }.keys.sorted { $0.address < $1.address }
        for instance in expired {
          table[id]![instance] = nil
          notify(.down(id, instance, reason: .expired))
        }
      }
    }
  }

  func watch(_ owner: AnyObject, on queue: DispatchQueue, _ body: @escaping (RegistryEvent) -> Void) {
    self.queue.sync(flags: .barrier) { watchers[ObjectIdentifier(owner)] = (queue, body) }
  }

  private func notify(_ event: RegistryEvent) {
    dispatchPrecondition(condition: .onQueueAsBarrier(queue))
    watchers.values.forEach { watcher in watcher.queue.async { watcher.body(event) } }
  }

  func use<B: LoadBalancing>(_ balancer: B, for id: ServiceID) { queue.sync(flags: .barrier) { balancers[id] = balancer } }

  func resolve(_ id: ServiceID) -> Instance? {
    queue.sync(flags: .barrier) {
      let instances = (table[id] ?? [:]).keys.sorted { $0.port < $1.port }
      return balancers[id, default: RoundRobin()].pick(from: instances)
    }
  }
}

final class Owner {}
let registry = Registry(), owner = Owner(), events = DispatchQueue(label: "events")
var seen: [String] = []
registry.watch(owner, on: events) { seen.append("\($0)") }
let web: ServiceID = "web"
var leases = [8080, 8081, 8082].map { registry.register(web, Instance(host: "10.0.0.1", port: $0), ttl: 5) }
leases.append(registry.register("db", .init(host: "10.0.0.2", port: 5432), ttl: 2))
registry.use(LeastUsed(), for: web)
print((1...4).compactMap { _ in registry.resolve(web)?.port })
registry.advance(3)
registry.heartbeat(web, Instance(host: "10.0.0.1", port: 8081), ttl: 10)
registry.advance(3)
print(registry.resolve("db") as Any, registry.resolve(web).map(\.address) ?? "none")
leases.removeAll()
registry.advance(0)
events.sync { print(seen.joined(separator: "\n")) }
