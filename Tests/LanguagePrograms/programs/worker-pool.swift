// programs: a pool of class instances guarded by a semaphore and a queue, results gathered by key, identifiable elements
import Foundation
struct Job: Identifiable, Equatable { let id: Int; var payload = "none" }
enum JobError: Error { case tooBig(Int) }
final class Pool<Worker: AnyObject> {
  private var free: [Worker]
  private let available: DispatchSemaphore
  private let lock = DispatchQueue(label: "pool")
  init(_ workers: [Worker]) { free = workers; available = DispatchSemaphore(value: workers.count) }
  func withWorker<T>(_ body: (Worker) throws -> T) rethrows -> T {
    available.wait()
    let worker = lock.sync { free.removeLast() }
    defer { lock.sync { free.append(worker) }; available.signal() }
    return try body(worker)
  }
}
class Printer { let name: String; private(set) var pages = 0; init(_ name: String) { self.name = name }
  func print(_ job: Job) throws -> Int { guard job.id < 5 else { throw JobError.tooBig(job.id) }; pages += job.id; return pages } }
let printers = ["A", "B"].map(Printer.init)
let pool = Pool(printers)
var results: [Int: Result<Int, Error>] = [:]
let resultsQueue = DispatchQueue(label: "results")
let group = DispatchGroup()
for job in (1...5).map({ Job(id: $0) }) {
  DispatchQueue.global(qos: .utility).async(group: group, execute: DispatchWorkItem {
    let outcome = Result { try pool.withWorker { try $0.print(job) } }
    resultsQueue.async { results[job.id] = outcome }
  })
}
group.wait()
resultsQueue.sync {
  for (id, result) in results.sorted(by: { $0.key < $1.key }) {
    switch result {
    case .success: print(id, "ok")
    case .failure(JobError.tooBig(let n)): print(id, "too big", n)
    case .failure: print(id, "?")
    }
  }
  print(printers.map { $0.pages }.reduce(0, +))
}
extension Array where Element: Identifiable {
  func first(id: Element.ID) -> Element? { first { $0.id == id } }
  subscript(id id: Element.ID) -> Element? { get { first(id: id) } set { if let i = firstIndex(where: { $0.id == id }), let new = newValue { self[i] = new } } }
}
var jobs = [Job(id: 1), Job(id: 2, payload: "x")]
jobs[id: 2]?.payload += "y"
print(jobs.first(id: 2)!, jobs[id: 9] == nil, jobs.map(\.id))
