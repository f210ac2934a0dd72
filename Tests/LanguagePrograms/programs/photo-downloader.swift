// programs: photo download in stages on different queues, progress, cancellation and a summary, delegate held weakly
import Dispatch
import Foundation

struct Photo {
  enum State: Equatable {
    case new
    case downloading(progress: Int)
    case ready(size: Int)
    case failed(reason: String)
    var isFinal: Bool {
      switch self {
      case .ready, .failed: true
      default: false
      }
    }
  }
  let id: Int
  var state = State.new
}

protocol DownloaderDelegate: AnyObject {
  func downloader(_ downloader: Downloader, didUpdate photo: Photo)
  func downloaderDidFinish(_ downloader: Downloader)
}

final class Downloader {
  weak var delegate: DownloaderDelegate?
  private let network = DispatchQueue(label: "network")
  private let state = DispatchQueue(label: "state")
  private var photos: [Int: Photo] = [:]
  private var isCancelled = false

  func start(_ ids: [Int]) {
    let group = DispatchGroup()
    for id in ids {
      state.sync { photos[id] = Photo(id: id) }
      network.async(group: group) { self.download(id) }
    }
    group.notify(queue: state) { self.delegate?.downloaderDidFinish(self) }
  }

  func cancel() { state.sync { isCancelled = true } }

  private func download(_ id: Int) {
    for progress in [50, 100] {
      if state.sync(execute: { isCancelled }) { return update(id, .failed(reason: "cancelled")) }
      io("photo \(id)", .milliseconds(60))
      update(id, .downloading(progress: progress))
    }
    update(id, id % 3 == 0 ? .failed(reason: "corrupt") : .ready(size: id * 100))
  }

  private func update(_ id: Int, _ newState: Photo.State) {
    state.sync {
      photos[id]?.state = newState
      if let photo = photos[id] { delegate?.downloader(self, didUpdate: photo) }
    }
  }

  var summary: String {
    let all = photos.values.sorted { $0.id < $1.id }
    return all.map { "\($0.id) \($0.state)" }.joined(separator: "; ")
  }
}

final class Screen: DownloaderDelegate {
  let done = DispatchSemaphore(value: 0)
  var updates = 0
  func downloader(_ downloader: Downloader, didUpdate photo: Photo) {
    updates += 1
    if photo.state.isFinal { print("photo \(photo.id):", photo.state) }
  }
  func downloaderDidFinish(_ downloader: Downloader) {
    print("updates", updates, "|", downloader.summary)
    done.signal()
  }
}

let screen = Screen()
let downloader = Downloader()
downloader.delegate = screen
downloader.start([1, 2, 3])
screen.done.wait()
downloader.start([4, 5, 6])
io("user waits", .milliseconds(150))
downloader.cancel()
screen.done.wait()
