import Foundation

// A board of jobs as a mini actor framework: mailboxes, supervised restarts, typed replies.
protocol Mail { associatedtype Reply }
final class Mailbox<State> {
  private var state: State
  private let queue: DispatchQueue
  private let restart: (State, Error) -> State
  private(set) var failures = 0
  init(_ label: String, _ state: State, restart: @escaping (State, Error) -> State) {
    self.state = state
    self.restart = restart
    queue = DispatchQueue(label: label)
  }
  func tell(_ body: @escaping (inout State) throws -> Void) {
    queue.async {
      let before = self.state
      do { try body(&self.state) } catch {
        self.failures += 1
        self.state = self.restart(before, error)
      }
    }
  }
  func ask<T>(_ body: @escaping (inout State) throws -> T, reply: @escaping (Result<T, Error>) -> Void) {
    queue.async { reply(Result { try body(&self.state) }) }
  }
  func peek<T>(_ path: KeyPath<State, T>) -> T { queue.sync { state[keyPath: path] } }
}

struct Board: Equatable {
  enum Status: String { case open, taken, done }
  struct Job: Equatable, Identifiable { let id: Int; var status: Status = .open; var worker: String? }
  var jobs: [Job] = []
  var log: [String] = []
  subscript(id id: Int) -> Job? {
    get { jobs.first { $0.id == id } }
    set {
      guard let index = jobs.firstIndex(where: { $0.id == id }) else {
        if let newValue { jobs.append(newValue) }
        return
      }
      if let newValue { jobs[index] = newValue } else { jobs.remove(at: index) }
    }
  }
  mutating func take(by worker: String) throws -> Job {
    guard var job = jobs.first(where: { $0.status == .open }) else { throw BoardError.nothingOpen }
    job.status = .taken
    job.worker = worker
    self[id: job.id] = job
    return job
  }
  mutating func finish(_ id: Int, by worker: String) throws {
    guard self[id: id]?.worker == worker else { throw BoardError.notYours(id) }
    self[id: id]?.status = .done
    log.append("\(worker) finished \(id)")
  }
}
enum BoardError: Error, Equatable { case nothingOpen, notYours(Int), broken }

let board = Mailbox("board", Board()) { state, error in
  var state = state
  state.log.append("restarted after \(error)")
  return state
}
board.tell { board in for id in 1...5 { board[id: id] = .init(id: id) } }
board.tell { board in
  board[id: 1] = nil
  throw BoardError.broken
}
let group = DispatchGroup()
func work(_ name: String, pace: TimeInterval) {
  group.enter()
  board.ask({ try $0.take(by: name) }) { result in
    switch result {
    case .success(let job):
      DispatchQueue.global().asyncAfter(deadline: .now() + pace) {
        board.tell { try $0.finish(job.id, by: name) }
        work(name, pace: pace)
        group.leave()
      }
    case .failure(let error):
      precondition(error as? BoardError == .nothingOpen)
      group.leave()
    }
  }
}
work("Ann", pace: 0.03)
work("Bob", pace: 0.05)
group.wait()
board.tell { try $0.finish(3, by: "Eve") }
print(board.peek(\.jobs).map(\.id), board.peek(\.jobs.count), board.failures)
for line in board.peek(\.log) { print(line) }
print(Set(board.peek(\.jobs).map(\.status)).map(\.rawValue), board.peek(\.jobs).compactMap(\.worker).sorted())
