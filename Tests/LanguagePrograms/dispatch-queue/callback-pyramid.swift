// dispatch queues: nested completion handlers with errors, each step on another queue; a helper that flattens them
import Dispatch

enum Step: String, Error { case login, profile, photo }
final class API {
  private let queue = DispatchQueue(label: "api")
  var failing: Step?
  private(set) var calls = 0
  func call<T>(_ step: Step, _ value: T, completion: @escaping (Result<T, Step>) -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(5)) { [self] in
      calls += 1
      completion(failing == step ? .failure(step) : .success(value))
    }
  }
}
let api = API()
func load(user: String, completion: @escaping (Result<(name: String, bytes: Int), Step>) -> Void) {
  api.call(.login, 42) { result in
    switch result {
    case .failure(let step): completion(.failure(step))
    case .success(let id):
      api.call(.profile, "\(user)#\(id)") { result in
        switch result {
        case .failure(let step): completion(.failure(step))
        case .success(let name):
          api.call(.photo, name.count * 100) { completion($0.map { (name, $0) }) }
        }
      }
    }
  }
}
let done = DispatchSemaphore(value: 0)
for failing in [nil, Step.profile, .photo] {
  api.failing = failing
  load(user: "ann") { result in
    switch result {
    case .success(let (name, bytes)): print("loaded", name, bytes)
    case .failure(let step): print("failed at", step.rawValue)
    }
    done.signal()
  }
  done.wait()
}
print("calls", api.calls)
func sequence(_ steps: [(@escaping (Bool) -> Void) -> Void], index: Int = 0, completion: @escaping (Int) -> Void) {
  guard index < steps.count else { return completion(index) }
  let step = steps[index]
  step { ok in
    if ok { sequence(steps, index: index + 1, completion: completion) } else { completion(index) }
  }
}
sequence([{ $0(true) }, { next in DispatchQueue.global().async { next(true) } }, { $0(false) }, { $0(true) }]) { reached in
  print("stopped at", reached)
  done.signal()
}
done.wait()
