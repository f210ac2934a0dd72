import Foundation

extension Notification.Name {
  static let changed = Notification.Name("changed")
  static let ended = Notification.Name(rawValue: "ended")
}

final class Model {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print(name, "gone") }
}

let center = NotificationCenter.default
let first = Model("first"), second = Model("second")
var tokens: [NSObjectProtocol] = []
tokens.append(center.addObserver(forName: .changed, object: first, queue: nil) { note in
  print("first:", (note.object as? Model)?.name ?? "none", note.userInfo?["n"] as? Int ?? -1)
})
tokens.append(center.addObserver(forName: nil, object: nil, queue: nil) { print("any:", $0.name.rawValue) })
tokens.append(center.addObserver(forName: .changed, object: nil, queue: .main) { _ in print("main:", Thread.isMainThread) })
center.post(name: .changed, object: first, userInfo: ["n": 1])
center.post(name: .changed, object: second, userInfo: ["n": 2])
center.post(name: .ended, object: nil)

let serial = OperationQueue()
serial.maxConcurrentOperationCount = 1
let done = DispatchSemaphore(value: 0)
let token = center.addObserver(forName: .ended, object: nil, queue: serial) { note in
  Thread.sleep(forTimeInterval: 0.1)
  print("queue:", Thread.isMainThread, OperationQueue.current === serial, note.userInfo?.count ?? 0)
}
center.post(name: .ended, object: second, userInfo: ["a": 1, 2: "b"])
print("posted")
center.removeObserver(token)
tokens.forEach(center.removeObserver)
center.post(name: .ended, object: nil)

let own = NotificationCenter()
let from = own.addObserver(forName: .changed, object: nil, queue: .main) { _ in
  print("from a worker:", Thread.isMainThread)
}
DispatchQueue.global().async {
  own.post(Notification(name: .changed))
  print("after the main thread")
  exit(0)
}
RunLoop.main.run()
