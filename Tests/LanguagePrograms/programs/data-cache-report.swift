// An image cache: NSCache, byte counts, expiry dates, LRU list and statistics.
import Foundation

final class Entry: NSObject {
    let data: Data
    let expires: Date
    init(data: Data, expires: Date) {
        self.data = data
        self.expires = expires
    }
}

final class DataCache {
    private let cache = NSCache<NSString, Entry>()
    private let queue = DispatchQueue(label: "cache", qos: .userInitiated, attributes: .concurrent)
    private var keys = NSMutableOrderedSet()
    private(set) var hits = 0
    private(set) var misses = 0

    init(limit: Int) {
        cache.countLimit = limit
        cache.totalCostLimit = 10 * 1024 * 1024
        cache.name = "data"
    }

    func store(_ data: Data, for key: String, now: Date, lifetime: TimeInterval = 60) {
        queue.async(flags: .barrier) { [self] in
            cache.setObject(Entry(data: data, expires: now.addingTimeInterval(lifetime)), forKey: key as NSString, cost: data.count)
            keys.add(key)
        }
    }

    func data(for key: String, now: Date) -> Data? {
        queue.sync(flags: .barrier) {
            guard let entry = cache.object(forKey: NSString(string: key)) else { misses += 1; return nil }
            if entry.expires <= now {
                cache.removeObject(forKey: key as NSString)
                keys.remove(key)
                misses += 1
                return nil
            }
            hits += 1
            return entry.data
        }
    }

    var report: String {
        queue.sync {
            let total = keys.array.compactMap { $0 as? String }.compactMap { cache.object(forKey: $0 as NSString)?.data.count }.reduce(0, +)
            return "\(keys.count) keys, \(ByteCountFormatter.string(fromByteCount: Int64(total), countStyle: .file)), hits \(hits), misses \(misses)"
        }
    }
}

let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
let cache = DataCache(limit: 10)
cache.store(Data(repeating: 7, count: 1_500), for: "a.png", now: now)
cache.store(Data(count: 20_000), for: "b.png", now: now, lifetime: 5)
cache.store("hello".data(using: .utf8)!, for: "c.txt", now: now)
print(cache.data(for: "a.png", now: now)?.count ?? -1)
print(cache.report)
print(cache.data(for: "b.png", now: now.addingTimeInterval(10)) == nil)
print(cache.data(for: "zzz", now: now) == nil)
print(cache.data(for: "c.txt", now: now).flatMap { String(data: $0, encoding: .utf8) } ?? "none")
print(cache.report)

let formatter = ByteCountFormatter()
formatter.countStyle = .binary
formatter.allowedUnits = [.useKB, .useMB]
for size in [0, 1, 999, 1024, 1536, 1_048_576, 123_456_789] as [Int64] {
    print(formatter.string(fromByteCount: size), "|", ByteCountFormatter.string(fromByteCount: size, countStyle: .file), "|",
          ByteCountFormatter.string(fromByteCount: size, countStyle: .memory))
}
