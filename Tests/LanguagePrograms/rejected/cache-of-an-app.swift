import Foundation

final class Loader {
  let cache = NSCache<NSURL, NSImage>()
  var running = [UUID: NSImage]()
  let lock = NSLock()

  func add(_ id: UUID, _ image: NSImage) {
    lock.withLock { running[id] = image }
    cache.setObject(image, forKey: URL(string: "https://example.com")! as NSURL)
  }
}
