import Foundation

// Leases with deadlines: work items that expire, renewals, waiters in order, a manager that survives its holders.
final class LeaseManager {
  enum Refusal: Error, Equatable { case timedOut, shutDown }
  typealias Grant = (Result<Lease, Refusal>) -> Void

  final class Lease: CustomStringConvertible {
    let number: Int
    let holder: String
    fileprivate weak var manager: LeaseManager?
    fileprivate var expiry: DispatchWorkItem?
    fileprivate(set) var renewals = 0
    fileprivate init(number: Int, holder: String, manager: LeaseManager) {
      (self.number, self.holder, self.manager) = (number, holder, manager)
    }
    var description: String { "#\(number) \(holder)" }
    func renew() { manager?.renew(self) }
    func giveBack() { manager?.end(self, because: "returned") }
    deinit { manager?.note("lease \(number) freed") }
  }

  private struct Waiter {
    let holder: String
    let grant: Grant
    let timeout: DispatchWorkItem?
  }

  private let queue = DispatchQueue(label: "leases")
  private var current: [Int: Lease] = [:]
  private var waiters: [(id: Int, waiter: Waiter)] = []
  private var counter = 0
  private let capacity: Int, duration: DispatchTimeInterval
  private var isShutDown = false
  private var log: [String] = []
  private let logLock = NSLock()

  init(capacity: Int, duration: DispatchTimeInterval) { (self.capacity, self.duration) = (capacity, duration) }
  fileprivate func note(_ text: String) { logLock.withLock { log.append(text) } }
  var history: [String] { logLock.withLock { log } }

  func request(_ holder: String, patience: DispatchTimeInterval? = nil, _ grant: @escaping Grant) {
    queue.async { [self] in
      if isShutDown { return grant(.failure(.shutDown)) }
      if current.count < capacity && waiters.isEmpty { return give(to: holder, grant) }
      counter += 1
      let id = counter
      var timeout: DispatchWorkItem?
      if let patience {
        let item = DispatchWorkItem { [weak self] in
          guard let self, let index = self.waiters.firstIndex(where: { $0.id == id }) else { return }
          self.waiters.remove(at: index)
          self.note("\(holder) gives up")
          grant(.failure(.timedOut))
        }
        queue.asyncAfter(deadline: .now() + patience, execute: item)
        timeout = item
      }
      waiters.append((id, Waiter(holder: holder, grant: grant, timeout: timeout)))
    }
  }

  private func give(to holder: String, _ grant: Grant) {
    counter += 1
    let lease = Lease(number: counter, holder: holder, manager: self)
    current[lease.number] = lease
    note("\(holder) holds")
    schedule(lease)
    grant(.success(lease))
  }

  private func schedule(_ lease: Lease) {
    lease.expiry?.cancel()
    let item = DispatchWorkItem { [weak self, unowned lease] in self?.end(lease, because: "expired") }
    lease.expiry = item
    queue.asyncAfter(deadline: .now() + duration, execute: item)
  }

  fileprivate func renew(_ lease: Lease) {
    queue.async { [self] in
      guard current[lease.number] === lease else { return note("\(lease.holder) is too late") }
      lease.renewals += 1
      schedule(lease)
    }
  }

  fileprivate func end(_ lease: Lease, because reason: String) {
    queue.async { [self] in
      guard let ended = current.removeValue(forKey: lease.number) else { return }
      ended.expiry?.cancel()
      note("\(ended.holder) \(reason)")
      guard !waiters.isEmpty, !isShutDown else { return }
      let (_, next) = waiters.removeFirst()
      next.timeout?.cancel()
      give(to: next.holder, next.grant)
    }
  }

  func shutDown() {
    queue.sync {
      isShutDown = true
      for (_, waiter) in waiters { waiter.timeout?.cancel(); waiter.grant(.failure(.shutDown)) }
      waiters.removeAll()
      for lease in current.values { lease.expiry?.cancel() }
      current.removeAll()
    }
  }
}

let manager = LeaseManager(capacity: 1, duration: .milliseconds(60))
let lock = NSLock()
var outcomes: [String: String] = [:]
let answered = DispatchGroup()
func ask(_ name: String, patience: DispatchTimeInterval? = nil, keep: @escaping (LeaseManager.Lease) -> Void) {
  answered.enter()
  manager.request(name, patience: patience) { result in
    switch result {
    case .success(let lease): lock.withLock { outcomes[name] = "got \(lease.number > 0)" }; keep(lease)
    case .failure(let refusal): lock.withLock { outcomes[name] = "\(refusal)" }
    }
    answered.leave()
  }
}
ask("Ann") { lease in DispatchQueue.global().asyncAfter(deadline: .now() + 0.04) { lease.renew() } }
ask("Bob", patience: .milliseconds(30)) { _ in }
ask("Cid", patience: .milliseconds(500)) { lease in DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) { lease.giveBack() } }
ask("Dee") { lease in DispatchQueue.global().asyncAfter(deadline: .now() + 0.09) { lease.renew() } }
answered.wait()
Thread.sleep(forTimeInterval: 0.15)
print(outcomes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
print(manager.history.filter { !$0.contains("freed") })
ask("Eve") { _ in }
ask("Fay") { _ in }
manager.shutDown()
ask("Gus") { _ in }
answered.wait()
print(["Eve", "Fay", "Gus"].map { outcomes[$0] ?? "-" }, manager.history.filter { $0.contains("freed") }.count >= 3)
