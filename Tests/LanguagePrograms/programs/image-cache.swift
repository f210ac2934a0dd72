// programs: an image cache: barrier writes, requests that join a running download, a group, completions on main
import Dispatch
import Foundation

struct Image: Equatable {
  let name: String
  let bytes: Int
}

enum ImageError: Error {
  case notFound(String)
}

/// Pretends to be a server: slow, and it does not know everything.
final class ImageServer {
  private let lock = NSLock()
  private var requests: [String: Int] = [:]

  func fetch(_ name: String) throws -> Image {
    lock.lock()
    requests[name, default: 0] += 1
    lock.unlock()
    io("fetch \(name)", .milliseconds(60))
    guard !name.hasPrefix("missing") else { throw ImageError.notFound(name) }
    return Image(name: name, bytes: name.count * 1_000)
  }

  func requestCount(_ name: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    return requests[name] ?? 0
  }
}

final class ImageCache {
  typealias Completion = (Result<Image, Error>) -> Void

  private let server: ImageServer
  private let queue = DispatchQueue(label: "com.example.image-cache", attributes: .concurrent)
  private let downloads = DispatchQueue(label: "com.example.downloads", attributes: .concurrent)
  private var images: [String: Image] = [:]
  private var waiting: [String: [Completion]] = [:]

  init(server: ImageServer) { self.server = server }

  var count: Int { queue.sync { images.count } }

  func image(_ name: String, completion: @escaping Completion) {
    if let image = queue.sync(execute: { images[name] }) {
      DispatchQueue.main.async { completion(.success(image)) }
      return
    }
    queue.async(flags: .barrier) {
      if self.waiting[name] != nil {
        self.waiting[name]!.append(completion)
        return
      }
      self.waiting[name] = [completion]
      self.download(name)
    }
  }

  private func download(_ name: String) {
    downloads.async { [weak self] in
      guard let self else { return }
      let result = Result { try self.server.fetch(name) }
      self.queue.async(flags: .barrier) {
        if case .success(let image) = result { self.images[name] = image }
        let completions = self.waiting.removeValue(forKey: name) ?? []
        DispatchQueue.main.async { completions.forEach { $0(result) } }
      }
    }
  }
}

let server = ImageServer()
let cache = ImageCache(server: server)
let group = DispatchGroup()
var loaded: [String] = []

for name in ["cat", "dog", "cat", "missing-1"] {
  group.enter()
  cache.image(name) { result in
    assert(Thread.isMainThread)
    switch result {
    case .success(let image): loaded.append("\(image.name):\(image.bytes)")
    case .failure(ImageError.notFound(let what)): loaded.append("no \(what)")
    case .failure(let error): loaded.append("\(error)")
    }
    group.leave()
  }
}

group.notify(queue: .main) {
  print(loaded.sorted())
  print("cached", cache.count, "requests for cat", server.requestCount("cat"))
  cache.image("dog") { result in
    print("again:", (try? result.get())?.bytes ?? 0, "requests for dog", server.requestCount("dog"))
    exit(0)
  }
}
print("requested")
RunLoop.main.run()
