// programs: download-manager, in the style of application code
import Foundation

protocol DownloadDelegate: AnyObject {
  func download(_ manager: DownloadManager, didFinish item: DownloadManager.Item, data: [UInt8])
  func download(_ manager: DownloadManager, didFail item: DownloadManager.Item, with error: DownloadManager.Failure)
  func downloadDidFinishAll(_ manager: DownloadManager)
}
extension DownloadDelegate {
  func download(_ manager: DownloadManager, didFail item: DownloadManager.Item, with error: DownloadManager.Failure) {
    print("ignored: \(error)")
  }
}
final class DownloadManager {
  struct Item: Hashable, CustomStringConvertible {
    let id: Int
    var url: String
    var description: String { "#\(id) \(url)" }
  }
  enum Failure: Error, Equatable { case timeout(after: Int), badURL }
  enum State { case waiting, running(progress: Double), finished }
  weak var delegate: DownloadDelegate?
  private var states: [Item: State] = [:]
  private let lock = NSLock()
  private let semaphore: DispatchSemaphore
  private let queue = DispatchQueue(label: "downloads", qos: .utility)
  private let group = DispatchGroup()
  init(limit: Int) { semaphore = DispatchSemaphore(value: limit) }
  func start(_ items: [Item]) {
    items.forEach { states[$0] = .waiting }
    for item in items {
      group.enter()
      queue.async { [unowned self] in
        semaphore.wait()
        defer { semaphore.signal(); group.leave() }
        self.set(item, .running(progress: 0.5))
        Thread.sleep(forTimeInterval: 0.01 * Double(item.id))
        let result = self.fetch(item)
        self.set(item, .finished)
        DispatchQueue.main.sync {
          switch result {
          case let .success(data): self.delegate?.download(self, didFinish: item, data: data)
          case let .failure(error): self.delegate?.download(self, didFail: item, with: error)
          }
        }
      }
    }
    group.notify(queue: .main) { [weak self] in
      guard let self else { return }
      self.delegate?.downloadDidFinishAll(self)
    }
  }
  private func set(_ item: Item, _ state: State) {
    lock.lock()
    defer { lock.unlock() }
    states[item] = state
  }
  private func fetch(_ item: Item) -> Result<[UInt8], Failure> {
    guard item.url.hasPrefix("https://") else { return .failure(.badURL) }
    return .success(Array(repeating: UInt8(item.id), count: 3))
  }
  var finished: Int {
    states.values.filter { if case .finished = $0 { return true } else { return false } }.count
  }
}
class Screen: DownloadDelegate {
  var received: [Int: [UInt8]] = [:]
  func download(_ manager: DownloadManager, didFinish item: DownloadManager.Item, data: [UInt8]) {
    received[item.id] = data
    print("finished \(item) with \(data)")
  }
  func downloadDidFinishAll(_ manager: DownloadManager) {
    print("all done:", manager.finished, received.keys.sorted())
    exit(0)
  }
}
let screen = Screen()
let manager = DownloadManager(limit: 1)
manager.delegate = screen
manager.start([("https://a", 1), ("ftp://b", 2), ("https://c", 3)].map { DownloadManager.Item(id: $0.1, url: $0.0) })
RunLoop.main.run()
