// dispatch queues: extensions of DispatchQueue and DispatchGroup as apps have them: delays, safe sync, named queues
import Dispatch
import Foundation

extension DispatchQueue {
  static let database = DispatchQueue(label: "app.database")
  static let network = DispatchQueue(label: "app.network", qos: .utility, attributes: .concurrent)
  func after(_ seconds: Double, _ body: @escaping () -> Void) {
    asyncAfter(deadline: .now() + seconds, execute: body)
  }
  func run<T>(_ body: @escaping () throws -> T, then: @escaping (Result<T, Error>) -> Void) {
    async { then(Result { try body() }) }
  }
  static func background(_ body: @escaping () -> Void) { global(qos: .background).async(execute: body) }
}
extension DispatchGroup {
  func track(_ queue: DispatchQueue, _ body: @escaping (@escaping () -> Void) -> Void) {
    enter()
    queue.async { body { self.leave() } }
  }
}
let done = DispatchSemaphore(value: 0)
struct Failure: Error {}
DispatchQueue.database.run({ 21 * 2 }) { result in
  print("run:", (try? result.get()) ?? 0)
  done.signal()
}
done.wait()
DispatchQueue.network.run({ () throws -> Int in throw Failure() }) { result in
  if case .failure(let error) = result { print("failed:", error) }
  done.signal()
}
done.wait()
DispatchQueue.database.after(0.09) {
  print("late")
  done.signal()
}
DispatchQueue.database.after(0.03) { print("early") }
done.wait()
DispatchQueue.background {
  print("in the background", Thread.isMainThread)
  done.signal()
}
done.wait()
let group = DispatchGroup()
for i in 1...3 {
  group.track(.database) { finished in
    print("tracked", i)
    DispatchQueue.network.after(0.02, finished)
  }
}
group.wait()
print("all tracked", DispatchQueue.database.label)
