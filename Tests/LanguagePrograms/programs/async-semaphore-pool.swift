// programs: a resource pool with asynchronous waiters, leases that return themselves and a health check on checkout
import Foundation

final class Connection {
    let id: Int
    var queries = 0
    var isBroken = false
    init(id: Int) { self.id = id }
    func query(_ text: String) -> String {
        queries += 1
        return "#\(id) \(text)"
    }

}

final class Lease<Resource> {
    let resource: Resource
    private var giveBack: ((Resource) -> Void)?
    init(_ resource: Resource, _ giveBack: @escaping (Resource) -> Void) {
        self.resource = resource
        self.giveBack = giveBack
    }
    func release() {
        giveBack?(resource)
        giveBack = nil
    }
    deinit { release() }
}

final class Pool<Resource: AnyObject> {
    private let queue = DispatchQueue(label: "pool")
    private var idle: [Resource] = []
    private var waiters: [(Lease<Resource>) -> Void] = []
    private var live = 0
    private let limit: Int
    private let make: (Int) -> Resource
    private let isHealthy: (Resource) -> Bool
    private var made = 0

    init(limit: Int, isHealthy: @escaping (Resource) -> Bool = { _ in true }, make: @escaping (Int) -> Resource) {
        self.limit = limit
        self.make = make
        self.isHealthy = isHealthy
    }

    func checkout(_ body: @escaping (Lease<Resource>) -> Void) {
        queue.async {
            self.waiters.append(body)
            self.serve()
        }
    }

    func withResource<T>(_ body: (Resource) throws -> T) rethrows -> T {
        let semaphore = DispatchSemaphore(value: 0)
        var lease: Lease<Resource>!
        checkout {
            lease = $0
            semaphore.signal()
        }
        semaphore.wait()
        defer { lease.release() }
        return try body(lease.resource)
    }

    private func serve() {
        while let waiter = waiters.first {
            guard let resource = next() else { return }
            waiters.removeFirst()
            waiter(Lease(resource) { [weak self] in self?.takeBack($0) })
        }
    }

    private func next() -> Resource? {
        while let resource = idle.popLast() {
            if isHealthy(resource) { return resource }
            live -= 1
        }
        guard live < limit else { return nil }
        live += 1
        made += 1
        return make(made)
    }

    private func takeBack(_ resource: Resource) {
        queue.async {
            self.idle.append(resource)
            self.serve()
        }
    }

    var stats: (live: Int, idle: Int, waiting: Int, made: Int) { queue.sync { (live, idle.count, waiters.count, made) } }
}

struct QueryError: Error {}

let pool = Pool<Connection>(limit: 2, isHealthy: { !$0.isBroken }, make: Connection.init(id:))
print(pool.withResource { $0.query("select 1") })
do {
    try pool.withResource { (c: Connection) -> Void in
        c.isBroken = true
        throw QueryError()
    }
} catch { print("\(type(of: error)), stats \(pool.stats)") }

let group = DispatchGroup()
var held: [Lease<Connection>] = []
var order: [String] = []
for name in ["a", "b", "c", "d"] {
    group.enter()
    pool.checkout { lease in
        order.append(lease.resource.query(name))
        held.append(lease)
        group.leave()
    }
}
print("stats", pool.stats)
print(order)
let oldest = held.removeFirst()
oldest.release()
oldest.release()
_ = pool.stats
held.removeFirst().release()
group.wait()
print(order, pool.stats)
held.removeAll()
print("stats", pool.stats)

let counts = DispatchQueue(label: "counts")
var total = 0
DispatchQueue.concurrentPerform(iterations: 20) { i in
    let text = pool.withResource { $0.query("q\(i)") }
    counts.sync { total += text.hasSuffix("q\(i)") ? 1 : 0 }
}
print("served", total, "made", pool.stats.made)
