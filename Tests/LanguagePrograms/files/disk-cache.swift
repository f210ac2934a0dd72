import Foundation

// A cache as apps have one: memory first, then files that are written on a queue of their own.
final class DiskCache {
  private let folder: URL
  private let queue = DispatchQueue(label: "cache.files", attributes: .concurrent)
  private let memory = NSCache<NSString, NSData>()
  private var log: [String] = []
  private let manager: FileManager

  init(name: String, manager: FileManager = .default) throws {
    self.manager = manager
    folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name, isDirectory: true)
    try? manager.removeItem(at: folder)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(for key: String) -> URL { folder.appendingPathComponent(key).appendingPathExtension("cache") }

  func store(_ text: String, for key: String, completion: (() -> Void)? = nil) {
    queue.async(flags: .barrier) {
      do { try Data(text.utf8).write(to: self.file(for: key), options: .atomic) } catch { self.log.append("failed \(key)") }
      completion?()
    }
  }

  func text(for key: String) -> String? {
    queue.sync {
      guard manager.fileExists(atPath: file(for: key).path), let data = try? Data(contentsOf: file(for: key)) else { return nil }
      return String(data: data, encoding: .utf8)
    }
  }

  func size() -> Int {
    queue.sync {
      let keys: Set<URLResourceKey> = [.fileSizeKey, .isDirectoryKey]
      guard let all = manager.enumerator(at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles) else { return 0 }
      var total = 0
      for case let url as URL in all {
        guard let values = try? url.resourceValues(forKeys: keys), values.isDirectory != true else { continue }
        total += values.fileSize ?? 0
      }
      return total
    }
  }

  func trim(to limit: Int) {
    queue.sync(flags: .barrier) {
      let files = (try? manager.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
      var total = files.reduce(0) { sum, name in
        let attributes = try? manager.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
        return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
      }
      for name in files where total > limit {
        let url = folder.appendingPathComponent(name)
        let size = (try? manager.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
        try? manager.removeItem(at: url)
        log.append("removed \(name)")
        total -= size
      }
    }
  }

  func report() -> [String] { queue.sync { log } }

  func removeAll() throws { try queue.sync(flags: .barrier) { try manager.removeItem(at: folder) } }
}

let cache = try DiskCache(name: "signalbox-disk-cache")
let group = DispatchGroup()
for (key, count) in [("a", 3), ("b", 5), ("c", 7)] {
  group.enter()
  cache.store(String(repeating: key, count: count), for: key) { group.leave() }
}
group.wait()
print(cache.text(for: "a") ?? "-", cache.text(for: "b") ?? "-", cache.text(for: "z") ?? "-", cache.size())
cache.store("x", for: "no/such")
cache.store("A", for: "a")
print(cache.text(for: "a") ?? "-", cache.size())
cache.trim(to: 8)
print(cache.report(), cache.size(), cache.text(for: "b") ?? "-", cache.text(for: "c") ?? "-")
try cache.removeAll()
print(cache.size())
do { try cache.removeAll() } catch { print((error as NSError).code, (error as NSError).domain) }
