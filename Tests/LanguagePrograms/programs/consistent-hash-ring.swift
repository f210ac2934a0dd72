// programs: a sharded key-value cluster on a consistent hash ring, with rebalancing and replica reads by quorum
import Foundation

extension String {
    var fnv: UInt32 {
        utf8.reduce(2166136261) { ($0 ^ UInt32($1)) &* 16777619 }
    }
}

struct HashRing<Node: Hashable & CustomStringConvertible> {
    private var points: [(position: UInt32, node: Node)] = []
    let replicas: Int

    init(replicas: Int = 16) { self.replicas = replicas }

    mutating func add(_ node: Node) {
        for i in 0..<replicas { points.append(("\(node)#\(i)#\(i * 7919)".fnv, node)) }
        points.sort { $0.position < $1.position }
    }

    mutating func remove(_ node: Node) { points.removeAll { $0.node == node } }

    func nodes(for key: String, count: Int) -> [Node] {
        guard !points.isEmpty else { return [] }
        let hash = key.fnv
        var low = 0, high = points.count
        while low < high {
            let middle = (low + high) / 2
            if points[middle].position < hash { low = middle + 1 } else { high = middle }
        }
        var result: [Node] = []
        for offset in 0..<points.count where result.count < count {
            let node = points[(low + offset) % points.count].node
            if !result.contains(node) { result.append(node) }
        }
        return result
    }
}

struct Versioned: Equatable { let value: String; let version: Int }

final class Shard {
    let name: String
    var isDown = false
    private var rows: [String: Versioned] = [:]
    private let queue: DispatchQueue
    init(_ name: String) {
        self.name = name
        queue = DispatchQueue(label: "shard." + name)
    }
    func put(_ key: String, _ row: Versioned, reply: @escaping (Bool) -> Void) {
        queue.async { [self] in
            guard !isDown else { return reply(false) }
            if (rows[key]?.version ?? 0) < row.version { rows[key] = row }
            reply(true)
        }
    }
    func get(_ key: String, reply: @escaping (Result<Versioned?, ClusterError>) -> Void) {
        queue.async { reply(self.isDown ? .failure(.down(self.name)) : .success(self.rows[key])) }
    }
    func setDown(_ down: Bool) { queue.sync { isDown = down } }
    var count: Int { queue.sync { rows.count } }
    func all() -> [String: Versioned] { queue.sync { rows } }
    func keep(_ test: (String) -> Bool) { queue.sync { rows = rows.filter { test($0.key) } } }
}

enum ClusterError: Error { case down(String), noQuorum(acks: Int, needed: Int) }

final class Cluster {
    private var ring = HashRing<String>()
    private(set) var shards: [String: Shard] = [:]
    private var version = 0
    let copies: Int, quorum: Int

    init(_ names: String..., copies: Int = 3, quorum: Int = 2) {
        (self.copies, self.quorum) = (copies, quorum)
        names.forEach { ring.add($0); shards[$0] = Shard($0) }
    }

    func owners(_ key: String) -> [Shard] { ring.nodes(for: key, count: copies).compactMap { shards[$0] } }

    func put(_ key: String, _ value: String) throws {
        version += 1
        let row = Versioned(value: value, version: version)
        let group = DispatchGroup(), lock = NSLock()
        var acks = 0
        for shard in owners(key) {
            group.enter()
            shard.put(key, row) { ok in
                lock.lock()
                acks += ok ? 1 : 0
                lock.unlock()
                group.leave()
            }
        }
        group.wait()
        guard acks >= quorum else { throw ClusterError.noQuorum(acks: acks, needed: quorum) }
    }

    func get(_ key: String) throws -> String? {
        let group = DispatchGroup(), collect = DispatchQueue(label: "collect")
        var answers: [Versioned?] = []
        for shard in owners(key) {
            group.enter()
            shard.get(key) { result in
                collect.async {
                    if case .success(let row) = result { answers.append(row) }
                    group.leave()
                }
            }
        }
        group.wait()
        guard answers.count >= quorum else { throw ClusterError.noQuorum(acks: answers.count, needed: quorum) }
        let newest = answers.compactMap { $0 }.max { $0.version < $1.version }
        if let newest = newest { owners(key).forEach { $0.put(key, newest) { _ in } } }
        return newest?.value
    }

    func join(_ name: String) -> Int {
        ring.add(name)
        let fresh = Shard(name)
        shards[name] = fresh
        var moved: Set<String> = []
        for old in shards.values where old !== fresh {
            for (key, row) in old.all() where owners(key).contains(where: { $0 === fresh }) {
                fresh.put(key, row) { _ in }
                moved.insert(key)
            }
            old.keep { key in self.owners(key).contains { $0 === old } }
        }
        return moved.count
    }
}

let cluster = Cluster("n1", "n2", "n3", "n4")
for i in 0..<40 { try cluster.put("key\(i)", "v\(i)") }
func total() -> Int { cluster.shards.values.map(\.count).reduce(0, +) }
print("copies", total(), "every shard used:", cluster.shards.values.allSatisfy { $0.count > 0 })
print(cluster.owners("key7").count, try cluster.get("key7") ?? "-", try cluster.get("nothing") as Any)

let owners = cluster.owners("key9")
owners[0].setDown(true)
try cluster.put("key9", "newer")
print("one down:", try cluster.get("key9") ?? "-")
owners[1].setDown(true)
do { try cluster.put("key9", "lost") } catch ClusterError.noQuorum(let acks, let needed) { print("only \(acks) of \(needed)") }
owners.forEach { $0.setDown(false) }
print("repaired:", try cluster.get("key9")!, owners[0].all()["key9"]!.value)

let moved = cluster.join("n5")
print("moved some, not all:", moved > 0 && moved < 40, "copies", total(), "n5 holds what moved:", cluster.shards["n5"]!.count == moved)
print("all readable:", (0..<40).allSatisfy { (try? cluster.get("key\($0)")) != nil })
