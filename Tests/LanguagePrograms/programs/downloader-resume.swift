// programs: a download manager with limited slots, progress, pause and resume, retries and delegates
import Foundation
import Dispatch

protocol DownloadDelegate: AnyObject {
  func download(_ download: Download, didChange state: Download.State)
  func download(_ download: Download, progress: Double)
}
extension DownloadDelegate {
  func download(_ download: Download, progress: Double) {}
}

class Download {
  indirect enum State: Equatable {
    case waiting, running, finished(bytes: Int)
    case paused(from: State)
    case failed(DownloadError)
    var isTerminal: Bool {
      switch self {
      case .finished, .failed: return true
      default: return false
      }
    }
  }
  let name: String, chunks: Int
  fileprivate(set) var state: State = .waiting {
    didSet {
      if oldValue != state { delegate?.download(self, didChange: state) }
    }
  }
  fileprivate var received = 0
  fileprivate var attempts = 0
  weak var delegate: DownloadDelegate?
  init(name: String, chunks: Int) { self.name = name; self.chunks = chunks }
  var progress: Double { chunks == 0 ? 1 : Double(received) / Double(chunks) }
}

enum DownloadError: Error, Equatable { case server(Int), tooManyAttempts(last: Int) }

final class DownloadManager {
  private let queue = DispatchQueue(label: "downloads")
  private let network = DispatchQueue(label: "network", attributes: .concurrent)
  private let slots: Int
  private var waiting: [Download] = [], running: [ObjectIdentifier: Download] = [:]
  var failures: [String: [Int]] = [:]
  private let idle = DispatchGroup()

  init(slots: Int) { self.slots = slots }

  func add(_ downloads: Download...) {
    queue.async {
      for download in downloads {
        self.idle.enter()
        self.waiting.append(download)
      }
      self.fill()
    }
  }

  private func fill() {
    dispatchPrecondition(condition: .onQueue(queue))
    while running.count < slots, let next = waiting.first {
      waiting.removeFirst()
      running[ObjectIdentifier(next)] = next
      next.attempts += 1
      next.state = .running
      fetch(next)
    }
  }

  private func fetch(_ download: Download) {
    let fault = failures[download.name]?.first == download.received
    if fault { failures[download.name]?.removeFirst() }
    network.asyncAfter(deadline: .now() + .milliseconds(10)) { [weak self, weak download] in
      guard let self = self, let download = download else { return }
      self.queue.async {
        guard case .running = download.state else { return }
        fault ? self.failed(download, 503) : self.advanced(download)
      }
    }
  }

  private func advanced(_ download: Download) {
    download.received += 1
    download.delegate?.download(download, progress: download.progress)
    if download.received < download.chunks { fetch(download) } else { finish(download, .finished(bytes: download.received * 1024)) }
  }

  private func failed(_ download: Download, _ code: Int) {
    running[ObjectIdentifier(download)] = nil
    if download.attempts < 3 {
      download.state = .waiting
      waiting.append(download)
      fill()
    } else {
      finish(download, .failed(.tooManyAttempts(last: code)))
    }
  }

  private func finish(_ download: Download, _ state: Download.State) {
    running[ObjectIdentifier(download)] = nil
    download.state = state
    idle.leave()
    fill()
  }

  func pause(_ download: Download) {
    queue.sync {
      guard !download.state.isTerminal else { return }
      running.removeValue(forKey: ObjectIdentifier(download))
      waiting.removeAll { $0 === download }
      download.state = .paused(from: download.state)
      fill()
    }
  }
  func resume(_ download: Download) {
    queue.sync {
      guard case .paused = download.state else { return }
      waiting.insert(download, at: 0)
      download.state = .waiting
      fill()
    }
  }
  func wait() { idle.wait() }
}

final class Log: DownloadDelegate {
  private(set) var lines: [String: [String]] = [:]
  func download(_ download: Download, didChange state: Download.State) { lines[download.name, default: []].append("\(state)") }
  func download(_ download: Download, progress: Double) {
    if progress == 0.5 { lines[download.name, default: []].append("half") }
  }
}

let log = Log()
let manager = DownloadManager(slots: 2)
manager.failures = ["b": [1], "c": [0, 0, 0]]
let downloads = [Download(name: "a", chunks: 4), Download(name: "b", chunks: 2), Download(name: "c", chunks: 3), Download(name: "d", chunks: 6)]
downloads.forEach { $0.delegate = log }
manager.add(downloads[0], downloads[1], downloads[2])
Thread.sleep(forTimeInterval: 0.005)
manager.pause(downloads[0])
manager.add(downloads[3])
manager.resume(downloads[0])
manager.wait()
for (name, lines) in log.lines.sorted(by: { $0.key < $1.key }) { print(name, lines.joined(separator: " → ")) }
print(downloads.map { Int($0.progress * 100) })
