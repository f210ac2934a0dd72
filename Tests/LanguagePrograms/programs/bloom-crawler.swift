// programs: a crawler over a made-up web, with a bloom filter, depth limits and a per-host rate
import Foundation

struct BloomFilter {
    private var bits: [UInt64]
    private let hashes: Int
    let size: Int

    init(size: Int, hashes: Int) {
        self.size = size
        self.hashes = hashes
        bits = Array(repeating: 0, count: (size + 63) / 64)
    }

    private func positions(_ text: String) -> [Int] {
        var a: UInt64 = 14695981039346656037
        var b: UInt64 = 5381
        for byte in text.utf8 {
            a = (a ^ UInt64(byte)) &* 1099511628211
            b = (b << 5) &+ b &+ UInt64(byte)
        }
        return (0..<hashes).map { i in
            Int((a &+ UInt64(i) &* b) % UInt64(size))
        }
    }

    /// Inserts and tells whether the text may have been there before.
    @discardableResult
    mutating func insert(_ text: String) -> Bool {
        var seen = true
        for p in positions(text) {
            let mask: UInt64 = 1 << UInt64(p % 64)
            if bits[p / 64] & mask == 0 {
                seen = false
                bits[p / 64] |= mask
            }
        }
        return seen
    }

    func mayContain(_ text: String) -> Bool {
        positions(text).allSatisfy { bits[$0 / 64] & (1 << UInt64($0 % 64)) != 0 }
    }

    var population: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }
}

struct URLString: Hashable, Comparable, ExpressibleByStringLiteral {
    let raw: String
    init(stringLiteral value: String) { raw = value }
    var host: String { String(raw.split(separator: "/").first ?? "") }
    static func < (l: Self, r: Self) -> Bool { l.raw < r.raw }
}

let web: [URLString: [URLString]] = [
    "a.com/": ["a.com/news", "b.org/", "a.com/about"],
    "a.com/news": ["a.com/", "c.net/story", "b.org/page"],
    "a.com/about": ["a.com/"],
    "b.org/": ["b.org/page", "c.net/"],
    "b.org/page": ["a.com/news", "d.io/deep"],
    "c.net/": ["c.net/story"],
    "c.net/story": ["d.io/deep"],
    "d.io/deep": ["d.io/deeper"],
    "d.io/deeper": ["a.com/"],
]

final class Crawler {
    private let state = DispatchQueue(label: "crawler.state")
    private let workers = DispatchQueue(label: "crawler.workers", attributes: .concurrent)
    private let group = DispatchGroup()
    private var filter = BloomFilter(size: 1024, hashes: 3)
    private var depths: [URLString: Int] = [:]
    private var hostSlots: [String: DispatchSemaphore] = [:]
    private var running: [String: Int] = [:]
    private var peak: [String: Int] = [:]
    let maxDepth: Int
    let perHost: Int

    init(maxDepth: Int, perHost: Int = 1) {
        self.maxDepth = maxDepth
        self.perHost = perHost
    }

    func crawl(from start: URLString) -> [(URLString, Int)] {
        state.sync { visit(start, depth: 0) }
        group.wait()
        return state.sync { depths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) } }
    }

    // on the state queue: level by level, so depths are the shortest ones
    private func visit(_ url: URLString, depth: Int) {
        var frontier: [URLString] = [url]
        filter.insert(url.raw)
        depths[url] = depth
        var level = depth
        while !frontier.isEmpty && level < maxDepth {
            let lock = NSLock()
            var links: Set<URLString> = []
            for page in frontier {
                let slot = hostSlots[page.host] ?? DispatchSemaphore(value: perHost)
                hostSlots[page.host] = slot
                group.enter()
                workers.async { [group] in
                    slot.wait()
                    lock.lock()
                    self.running[page.host, default: 0] += 1
                    self.peak[page.host] = max(self.peak[page.host] ?? 0, self.running[page.host]!)
                    links.formUnion(web[page] ?? [])
                    self.running[page.host]! -= 1
                    lock.unlock()
                    slot.signal()
                    group.leave()
                }
            }
            group.wait()
            level += 1
            frontier = links.sorted().filter { !filter.insert($0.raw) }
            frontier.forEach { depths[$0] = level }
        }
    }

    var report: String {
        state.sync { "bits \(filter.population), hosts \(hostSlots.keys.sorted()), peak \(peak.values.max() ?? 0)" }
    }
}

for depth in [1, 2, 4] {
    let crawler = Crawler(maxDepth: depth)
    let pages = crawler.crawl(from: "a.com/")
    print("depth \(depth): \(pages.count) pages")
    if depth == 4 {
        for (url, level) in pages { print(String(repeating: "  ", count: level) + url.raw) }
    }
    print(crawler.report)
}

var filter = BloomFilter(size: 512, hashes: 4)
for n in stride(from: 0, to: 60, by: 3) { filter.insert("key-\(n)") }
print((0..<60).filter { $0 % 3 == 0 }.allSatisfy { filter.mayContain("key-\($0)") })
print("false positives", (60..<160).filter { filter.mayContain("key-\($0)") }.count < 10)
