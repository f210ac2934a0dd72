// dispatch queues: [weak self] with guard, strong inside; nested blocks; work that ends because its owner is gone
import Dispatch

final class Downloader {
  let name: String
  private let queue = DispatchQueue(label: "download")
  private var parts: [Int] = []
  init(name: String) { self.name = name }
  func start(parts count: Int, completion: @escaping (String) -> Void) {
    queue.async { [weak self] in
      for part in 1...count {
        guard let self = self else { return completion("owner gone before part \(part)") }
        self.parts.append(part)
        io("part", .milliseconds(80))
      }
      guard let self else { return completion("owner gone at the end") }
      self.queue.async { [weak self, name = self.name] in
        completion("\(name) has \(self?.parts.count ?? -1) parts")
      }
    }
  }
  deinit { print("deinit", name) }
}
let done = DispatchSemaphore(value: 0)
var downloader: Downloader? = Downloader(name: "kept")
downloader?.start(parts: 2) { text in
  print(text)
  done.signal()
}
done.wait()
downloader = nil
io("settle", .milliseconds(40))
downloader = Downloader(name: "dropped")
downloader?.start(parts: 5) { text in
  print(text)
  done.signal()
}
io("user leaves", .milliseconds(120))
downloader = nil
done.wait()
print("end")
