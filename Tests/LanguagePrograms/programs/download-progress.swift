// programs: downloads with a tree of progress, cancellation tokens, resume data and weak delegates
import Foundation
import Dispatch

public protocol DownloadDelegate: AnyObject {
  func download(_ task: DownloadTask, didMoveTo state: DownloadTask.State)
  func download(_ task: DownloadTask, didFinishWith result: Result<[UInt8], DownloadError>)
}

extension DownloadDelegate {
  public func download(_ task: DownloadTask, didMoveTo state: DownloadTask.State) {}
}

public enum DownloadError: Error, Equatable {
  case cancelled(resumeAt: Int?)
  case checksum(expected: UInt32, actual: UInt32)
  case network(code: Int)
}

final class ProgressNode: CustomStringConvertible {
  let title: String
  private let lock: NSLock
  private weak var parent: ProgressNode?
  private var children: [(node: ProgressNode, weight: Double)] = []
  private var completed: Double = 0
  var onChange: ((Double) -> Void)?

  init(_ title: String, parent: ProgressNode? = nil, weight: Double = 1) {
    self.title = title
    self.parent = parent
    lock = parent?.lock ?? NSLock()
    lock.lock()
    defer { lock.unlock() }
    parent?.children.append((node: self, weight: weight))
  }

  var fraction: Double {
    guard !children.isEmpty else { return completed }
    let total = children.reduce(0.0) { $0 + $1.weight }
    return children.map { $0.node.fraction * $0.weight }.reduce(0, +) / total
  }

  func update(_ value: Double) {
    lock.lock()
    completed = min(max(value, 0), 1)
    var reports: [() -> Void] = []
    var node: ProgressNode? = self
    while let current = node {
      if let handler = current.onChange {
        let fraction = current.fraction
        reports.append { handler(fraction) }
      }
      node = current.parent
    }
    lock.unlock()
    for report in reports { report() }
  }

  var description: String {
    let percent = String(format: "%3.0f%%", fraction * 100)
    let own = "\(title) \(percent)"
    guard !children.isEmpty else { return own }
    return own + "(" + children.map { $0.node.description }.joined(separator: ", ") + ")"
  }
}

final class CancellationToken {
  private let lock = NSLock()
  private var handlers: [UUID: () -> Void]? = [:]
  private var order: [UUID] = []

  var isCancelled: Bool { lock.withLock { handlers == nil } }

  func register(_ handler: @escaping () -> Void) -> UUID? {
    lock.lock()
    let id = UUID()
    if handlers?.updateValue(handler, forKey: id) == nil, handlers != nil {
      order.append(id)
      lock.unlock()
      return id
    }
    lock.unlock()
    handler()
    return nil
  }

  func cancel() {
    let all: [() -> Void] = lock.withLock {
      defer { handlers = nil }
      return order.compactMap { handlers?[$0] }
    }
    all.forEach { $0() }
  }
}

struct RemoteFile {
  let name: String
  let size: Int
  var failsAt: [Int] = []

  func bytes(in range: Range<Int>) throws -> ArraySlice<UInt8> {
    if let position = failsAt.first(where: range.contains) { throw DownloadError.network(code: position) }
    return range.map { UInt8(truncatingIfNeeded: $0 &* 31 &+ name.utf8.count) }[...]
  }

  var checksum: UInt32 { fletcher(Array((try? RemoteFile(name: name, size: size).bytes(in: 0..<size)) ?? [])) }
}

func fletcher<S: Sequence>(_ bytes: S) -> UInt32 where S.Element == UInt8 {
  var (low, high): (UInt32, UInt32) = (0, 0)
  for byte in bytes {
    low = (low + UInt32(byte)) % 65_535
    high = (high + low) % 65_535
  }
  return high << 16 | low
}

public final class DownloadTask {
  public enum State: String { case queued, running, paused, finished, failed }

  let file: RemoteFile
  let progress: ProgressNode
  fileprivate(set) var state: State = .queued {
    didSet { if state != oldValue { delegate?.download(self, didMoveTo: state) } }
  }
  fileprivate(set) weak var delegate: DownloadDelegate?
  fileprivate var received: [UInt8] = []
  fileprivate var retries = 0
  fileprivate let token: CancellationToken

  fileprivate init(_ file: RemoteFile, _ progress: ProgressNode, _ token: CancellationToken, _ delegate: DownloadDelegate?) {
    self.file = file
    self.progress = progress
    self.token = token
    self.delegate = delegate
  }
}

final class Downloader {
  static let chunk = 256
  private let queue = DispatchQueue(label: "downloader")
  private let workers = DispatchQueue(label: "downloader.workers", qos: .utility, attributes: [.concurrent])
  private let slots: Int
  private var running = 0, maxRunning = 0
  private var waiting: [DownloadTask] = []
  let overall = ProgressNode("all")
  let finished = DispatchGroup()

  init(slots: Int = 2) { self.slots = slots }

  @discardableResult
  func add(_ file: RemoteFile, token: CancellationToken = .init(), delegate: DownloadDelegate?, resumeAt: Int = 0) -> DownloadTask {
    finished.enter()
    let progress = ProgressNode(file.name, parent: overall, weight: Double(file.size))
    let task = DownloadTask(file, progress, token, delegate)
    if resumeAt > 0, let known = try? file.bytes(in: 0..<resumeAt) { task.received += known }
    queue.async {
      self.waiting.append(task)
      self.pump()
    }
    return task
  }

  private func pump() {
    while running < slots, !waiting.isEmpty {
      let task = waiting.removeFirst()
      running += 1
      maxRunning = max(maxRunning, running)
      task.state = .running
      workers.async { self.load(task) }
    }
  }

  private func load(_ task: DownloadTask) {
    while task.received.count < task.file.size {
      if task.token.isCancelled { return end(task, .failure(.cancelled(resumeAt: task.received.count))) }
      let start = task.received.count
      let range = start..<min(start + Downloader.chunk, task.file.size)
      do {
        task.received += try task.file.bytes(in: range)
      } catch DownloadError.network(let code) where task.retries < 2 {
        task.retries += 1
        if task.retries == 2 { task.received.append(contentsOf: range.map { _ in UInt8(code & 0xff) }) }
        continue
      } catch let error as DownloadError {
        return end(task, .failure(error))
      } catch { fatalError("\(error)") }
      task.progress.update(Double(task.received.count) / Double(task.file.size))
    }
    let (expected, actual) = (task.file.checksum, fletcher(task.received))
    end(task, expected == actual ? .success(task.received) : .failure(.checksum(expected: expected, actual: actual)))
  }

  private func end(_ task: DownloadTask, _ result: Result<[UInt8], DownloadError>) {
    queue.async { [self] in
      running -= 1
      if case .success = result { task.state = .finished } else { task.state = .failed }
      task.delegate?.download(task, didFinishWith: result)
      pump()
      finished.leave()
    }
  }

  var peak: Int { queue.sync { maxRunning } }
}

final class Recorder: DownloadDelegate {
  var results: [String: String] = [:]
  var states: [String: [DownloadTask.State]] = [:]
  func download(_ task: DownloadTask, didMoveTo state: DownloadTask.State) { states[task.file.name, default: []] += [state] }
  func download(_ task: DownloadTask, didFinishWith result: Result<[UInt8], DownloadError>) {
    results[task.file.name] = {
      switch result {
      case .success(let bytes): return "\(bytes.count) bytes, ends in " + bytes.suffix(2).map { String($0, radix: 16) }.joined(separator: " ")
      case .failure(.cancelled(.some(let position))): return "cancelled at \(position)"
      case .failure(.cancelled(nil)): return "cancelled"
      case let .failure(error): return "\(error)"
      }
    }()
  }
}

let downloader = Downloader()
var recorder: Recorder? = Recorder()
let cancelled = CancellationToken()
_ = cancelled.register { print("token cancelled") }
cancelled.cancel()
print(cancelled.register { print("too late") } == nil, cancelled.isCancelled)

var reached = 0.0
let reachedLock = NSLock()
downloader.overall.onChange = { fraction in reachedLock.withLock { reached = max(reached, fraction) } }
downloader.add(RemoteFile(name: "a.bin", size: 1_000), delegate: recorder)
downloader.add(RemoteFile(name: "movie", size: 3_000), delegate: recorder, resumeAt: 2_048)
downloader.add(RemoteFile(name: "flaky", size: 700, failsAt: [300]), delegate: recorder)
downloader.add(RemoteFile(name: "skipped", size: 500), token: cancelled, delegate: recorder)
downloader.finished.wait()
for (name, result) in recorder!.results.sorted(by: { $0.0 < $1.0 }) {
  print(name, result, recorder!.states[name]!.map(\.rawValue).joined(separator: ">"), separator: ": ")
}
print(downloader.overall, reached > 0.25, downloader.peak <= 2)
weak var observed = recorder
recorder = nil
let quiet = downloader.add(RemoteFile(name: "quiet", size: 10), delegate: observed)
downloader.finished.wait()
print(quiet.state, quiet.delegate == nil, downloader.overall.fraction > 0.8)
