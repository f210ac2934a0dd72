// control flow: switch over enums with payloads, tuples and ranges, with where clauses, labels and nested patterns
enum Event {
  case started(id: Int, name: String), progress(id: Int, Double), finished(Int, Result<String, Problem>), idle
  indirect case group([Event], then: Event)
}
enum Problem: Error, Equatable { case timeout(seconds: Int), lost }
func text(_ event: Event) -> String {
  switch event {
  case .started(let id, _) where id < 0: return "negative"
  case let .started(id, name): return "\(name) #\(id)"
  case .progress(_, 1...): return "complete"
  case .progress(let id, let part) where part > 0.5 && id != 3: return "more than half of \(id)"
  case .progress(3, let part), .progress(4, let part): return "special \(part)"
  case .progress: return "some"
  case .finished(_, .success(let data)) where data.isEmpty: return "empty"
  case .finished(let id, .success(let data)): return "\(id): \(data)"
  case .finished(_, .failure(.timeout(let s))) where s > 5: return "long timeout"
  case .finished(_, .failure(let problem)): return "failed: \(problem)"
  case .group(let all, then: .idle): return "group of \(all.count), idle"
  case .group(let all, let last): return all.map(text).joined(separator: "+") + " then " + text(last)
  case .idle: return "idle"
  }
}
let events: [Event] = [
  .started(id: -1, name: "x"), .started(id: 1, name: "load"), .progress(id: 1, 1.0), .progress(id: 2, 0.75), .progress(id: 3, 0.75),
  .progress(id: 9, 0.1), .finished(1, .success("")), .finished(2, .success("data")), .finished(3, .failure(.timeout(seconds: 9))),
  .finished(4, .failure(.timeout(seconds: 1))), .finished(5, .failure(.lost)), .idle, .group([.idle, .idle], then: .idle),
  .group([.idle, .started(id: 2, name: "y")], then: .progress(id: 4, 0.2)),
]
for event in events { print(text(event)) }
func point(_ p: (Int, Int), _ flag: Bool?) -> String {
  switch (p, flag) {
  case ((0, 0), _): "origin"
  case ((let x, 0), true?): "on x at \(x)"
  case ((0, let y), .some(false)): "on y at \(y)"
  case ((let x, let y), nil) where x == y: "diagonal"
  case ((-2...2, -2...2), .none): "near"
  default: "far"
  }
}
print(point((0, 0), nil), point((3, 0), true), point((0, 3), false), point((5, 5), nil), point((1, 2), nil), point((9, 1), true))
let ids = events.compactMap { event -> Int? in if case .started(let id, _) = event { id } else { nil } }
print(ids)
for case .finished(let id, .failure(let problem)) in events where problem != .lost { print(id, problem) }
let values: [Any] = [1, "two", 3.5, (4, "four"), [5], Event.idle, Optional<Int>.none as Any]
for value in values {
  switch value {
  case 1 as Int: print("one")
  case let n as Int: print("int", n)
  case let s as String where s.hasPrefix("t"): print("t-string", s)
  case is Double: print("double")
  case let (n, s) as (Int, String): print("pair", n, s)
  case let list as [Int]: print("list", list)
  case let event as Event: print(text(event))
  default: print("other")
  }
}
outer: for i in 1... {
  switch i {
  case 1: continue outer
  case 2, 3: print("two or three")
  case let n where n % 5 == 0: break outer
  case 4: fallthrough
  default: print("through", i)
  }
}
