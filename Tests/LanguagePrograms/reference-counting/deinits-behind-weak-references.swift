// Whatever a release leads to comes before the next statement: deinits behind an object that was only referred to weakly
import Dispatch
final class Count {
  private var number = 0
  private let queue = DispatchQueue(label: "count")
  func add(_ step: Int) { queue.sync { number += step } }
  var value: Int { queue.sync { number } }
}
let counter = Count()
class Counted {
  static var alive: Int { counter.value }
  init() { counter.add(1) }
  deinit {
    counter.add(-1)
    print("deinit", type(of: self))
  }
}
final class Session: Counted { weak var delegate: Recorder? }
final class Server: Counted {}
final class Recorder { var lines = 0 }

func serve() {
  let server = Server()
  let recorder = Recorder()
  let sessions = [Session(), Session()]
  sessions.forEach { $0.delegate = recorder }
  _ = server
}
serve()
print("after", Counted.alive)

func keep() -> Session {
  let recorder = Recorder()
  let (kept, dropped) = (Session(), Session())
  for session in [kept, dropped] { session.delegate = recorder }
  return kept
}
let kept = keep()
print("after", Counted.alive, kept.delegate == nil)
