// programs: a connection pool with a limit, time-outs, health checks and statistics
import Foundation
import Dispatch

protocol PoolDelegate: AnyObject {
  func pool(_ pool: ConnectionPool, didOpen connection: Connection)
  func pool(_ pool: ConnectionPool, didClose connection: Connection, reason: ConnectionPool.CloseReason)
}

extension PoolDelegate {
  func pool(_ pool: ConnectionPool, didOpen connection: Connection) {}
}

final class Connection: Hashable {
  let id: Int
  fileprivate(set) var uses = 0
  fileprivate(set) var isHealthy = true
  fileprivate init(id: Int) { self.id = id }
  static func == (lhs: Connection, rhs: Connection) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func query(_ text: String) throws -> String {
    uses += 1
    if text.contains("DROP") {
      isHealthy = false
      throw DatabaseError.connectionLost(id)
    }
    return "\(text) on #\(id)"
  }
}

enum DatabaseError: Error, LocalizedError {
  case connectionLost(Int)
  case timedOut(waiting: Int)
  case closed
  var errorDescription: String? {
    switch self {
    case .connectionLost(let id): return "Connection \(id) was lost."
    case .timedOut(let waiting): return "No connection after waiting, \(waiting) in use."
    case .closed: return "The pool is closed."
    }
  }
}

final class ConnectionPool {
  struct Configuration {
    var maximum = 2
    var maximumUses = 3
    var timeout: DispatchTimeInterval = .milliseconds(50)
    static let `default` = Configuration()
    static func limited(to maximum: Int) -> Configuration {
      var result = Configuration.default
      result.maximum = maximum
      return result
    }
  }
  enum CloseReason: String { case unhealthy, wornOut = "worn out", shutdown }
  struct Statistics { var opened = 0, closed = 0, timeouts = 0 }

  weak var delegate: PoolDelegate?
  let configuration: Configuration
  private let permits: DispatchSemaphore
  private let lock = NSLock()
  private var idle: [Connection] = []
  private var inUse: Set<Connection> = []
  private var isClosed = false
  private(set) var statistics = Statistics()

  init(configuration: Configuration = .default) {
    self.configuration = configuration
    permits = DispatchSemaphore(value: configuration.maximum)
  }

  func with<T>(_ body: (Connection) throws -> T) throws -> T {
    let connection = try checkOut()
    defer { checkIn(connection) }
    return try body(connection)
  }

  private func checkOut() throws -> Connection {
    guard permits.wait(timeout: .now() + configuration.timeout) == .success else {
      throw lock.withLock { () -> DatabaseError in
        statistics.timeouts += 1
        return .timedOut(waiting: inUse.count)
      }
    }
    lock.lock()
    defer { lock.unlock() }
    if isClosed {
      permits.signal()
      throw DatabaseError.closed
    }
    let connection = idle.popLast() ?? open()
    inUse.insert(connection)
    return connection
  }

  private func open() -> Connection {
    statistics.opened += 1
    let connection = Connection(id: statistics.opened)
    delegate?.pool(self, didOpen: connection)
    return connection
  }

  private func checkIn(_ connection: Connection) {
    lock.withLock {
      inUse.remove(connection)
      switch connection {
      case let c where !c.isHealthy: close(c, .unhealthy)
      case let c where c.uses >= configuration.maximumUses: close(c, .wornOut)
      default: idle.append(connection)
      }
    }
    permits.signal()
  }

  private func close(_ connection: Connection, _ reason: CloseReason) {
    statistics.closed += 1
    delegate?.pool(self, didClose: connection, reason: reason)
  }

  func shutDown() {
    lock.withLock {
      isClosed = true
      while let connection = idle.popLast() { close(connection, .shutdown) }
    }
  }
}

final class Reporter: PoolDelegate {
  func pool(_ pool: ConnectionPool, didClose connection: Connection, reason: ConnectionPool.CloseReason) {
    print("closed #\(connection.id): \(reason.rawValue) after \(connection.uses) uses")
  }
}

let reporter = Reporter()
let pool = ConnectionPool(configuration: .limited(to: 1))
pool.delegate = reporter
for text in ["SELECT 1", "SELECT 2", "DROP x", "SELECT 3", "SELECT 4", "SELECT 5", "SELECT 6"] {
  do {
    print(try pool.with { try $0.query(text) })
  } catch let error as DatabaseError {
    print("error:", error.errorDescription ?? "?")
  } catch {
    print("other", error)
  }
}

// The second user waits longer than it may.
let group = DispatchGroup()
let queue = DispatchQueue(label: "clients", attributes: .concurrent)
queue.async(group: group) {
  _ = try? pool.with { connection in io("long query", .milliseconds(200)); _ = connection }
}
queue.asyncAfter(deadline: .now() + 0.05) {}
group.enter()
queue.asyncAfter(deadline: .now() + .milliseconds(60)) {
  defer { group.leave() }
  let result = Result { try pool.with { _ in "got one" } }
  print(result.mapError { $0 as! DatabaseError }.map { $0.uppercased() })
}
group.wait()
pool.shutDown()
do { try pool.with { _ in } } catch { print((error as? LocalizedError)?.errorDescription ?? "") }
print(pool.statistics)
