// programs: a two-tier image cache: NSCache in memory, a slower simulated disk, and trimming by age
import Foundation

final class Bitmap {
    let name: String
    let pixels: Int
    init(name: String, pixels: Int) {
        self.name = name
        self.pixels = pixels
    }
}

final class Disk {
    private struct File { let pixels: Int; let writtenAt: Int }
    private var files: [String: File] = [:]
    private let io = DispatchQueue(label: "disk.io", qos: .utility)
    private var tick = 0
    private var reads = 0, writes = 0

    func write(_ bitmap: Bitmap) {
        io.async {
            self.tick += 1
            self.writes += 1
            self.files[bitmap.name] = File(pixels: bitmap.pixels, writtenAt: self.tick)
        }
    }

    func read(_ name: String, completion: @escaping (Bitmap?) -> Void) {
        io.async {
            self.reads += 1
            completion(self.files[name].map { Bitmap(name: name, pixels: $0.pixels) })
        }
    }

    var traffic: (reads: Int, writes: Int) { io.sync { (reads, writes) } }

    func trim(keeping limit: Int) -> [String] {
        io.sync {
            let byAge = files.sorted { $0.value.writtenAt < $1.value.writtenAt }
            let doomed = byAge.prefix(max(0, byAge.count - limit)).map(\.key)
            doomed.forEach { files.removeValue(forKey: $0) }
            return doomed
        }
    }
}

enum Source: String { case memory, disk, generator }

final class ImageCache {
    private let memory = NSCache<NSString, Bitmap>()
    private let disk: Disk
    private let queue = DispatchQueue(label: "image-cache")
    private(set) var tally: [Source: Int] = [:]

    init(disk: Disk, costLimit: Int = 0) {
        self.disk = disk
        memory.totalCostLimit = costLimit
        memory.name = "images"
    }

    func image(_ name: String, orMake make: @escaping (String) -> Bitmap,
               completion: @escaping (Bitmap, Source) -> Void) {
        func done(_ bitmap: Bitmap, _ source: Source) {
            queue.async {
                self.tally[source, default: 0] += 1
                completion(bitmap, source)
            }
        }
        if let hit = memory.object(forKey: name as NSString) {
            return done(hit, .memory)
        }
        disk.read(name) { [self] found in
            if let found = found {
                memory.setObject(found, forKey: name as NSString, cost: found.pixels)
                done(found, .disk)
            } else {
                let made = make(name)
                memory.setObject(made, forKey: name as NSString, cost: made.pixels)
                disk.write(made)
                done(made, .generator)
            }
        }
    }

    func forgetMemory() { memory.removeAllObjects() }
    func forget(_ name: String) { memory.removeObject(forKey: name as NSString) }
}

let disk = Disk()
let cache = ImageCache(disk: disk)
let group = DispatchGroup()

func show(_ names: String...) {
    for name in names {
        group.enter()
        cache.image(name, orMake: { Bitmap(name: $0, pixels: $0.count * 100) }) { bitmap, source in
            print("\(bitmap.name) (\(bitmap.pixels)) from \(source.rawValue)")
            group.leave()
        }
        group.wait()
    }
}

show("sun", "moon", "sun")
cache.forget("sun")
show("sun", "moon", "stars")
print("trimmed", disk.trim(keeping: 1))
cache.forgetMemory()
show("stars", "sun")
let report = cache.tally.map { (source: $0.key.rawValue, count: $0.value) }.sorted { $0.source < $1.source }
print(report.map { "\($0.source)=\($0.count)" }.joined(separator: " "))
let (reads, writes) = disk.traffic
print("reads \(reads), writes \(writes)")
