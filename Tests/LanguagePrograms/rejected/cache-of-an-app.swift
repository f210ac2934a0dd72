import Foundation

final class Loader {
  let cache = NSCache<NSURL, UIImage>()
  var running = [UUID: UIImage]()
  let lock = NSLock()

  func add(_ id: UUID, _ image: UIImage) {
    lock.withLock { running[id] = image }
    cache.setObject(image, forKey: URL(string: "https://example.com")! as NSURL)
  }
}
