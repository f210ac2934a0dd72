final class DispatchGroup {
  init()
  func enter()
  func leave()
  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), queue: DispatchQueue,
    execute work: @escaping () -> Void)
  func notify(queue: DispatchQueue, work: DispatchWorkItem)
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
}
final class DispatchSemaphore {
  init(value: Int)
  init(_kind: Int)
  @discardableResult func signal() -> Int
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
}
final class DispatchWorkItem {
  init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), block: @escaping () -> Void)
  func perform()
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), queue: DispatchQueue,
    execute: @escaping () -> Void)
  func notify(queue: DispatchQueue, execute: DispatchWorkItem)
  func cancel()
  var isCancelled: Bool { get }
}
