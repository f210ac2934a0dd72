struct DispatchQoS: Equatable {
  enum QoSClass {
    case unspecified, background, utility, `default`, userInitiated, userInteractive
    init?(rawValue: qos_class_t) {
      let all: [QoSClass] = [.unspecified, .background, .utility, .default, .userInitiated, .userInteractive]
      guard let known = all.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = known
    }
    var rawValue: qos_class_t {
      switch self {
      case .unspecified: QOS_CLASS_UNSPECIFIED
      case .background: QOS_CLASS_BACKGROUND
      case .utility: QOS_CLASS_UTILITY
      case .default: QOS_CLASS_DEFAULT
      case .userInitiated: QOS_CLASS_USER_INITIATED
      case .userInteractive: QOS_CLASS_USER_INTERACTIVE
      }
    }
  }
  let qosClass: QoSClass
  let relativePriority: Int
  init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }
  static var unspecified: DispatchQoS { DispatchQoS(qosClass: .unspecified, relativePriority: 0) }
  static var background: DispatchQoS { DispatchQoS(qosClass: .background, relativePriority: 0) }
  static var utility: DispatchQoS { DispatchQoS(qosClass: .utility, relativePriority: 0) }
  static var `default`: DispatchQoS { DispatchQoS(qosClass: .default, relativePriority: 0) }
  static var userInitiated: DispatchQoS { DispatchQoS(qosClass: .userInitiated, relativePriority: 0) }
  static var userInteractive: DispatchQoS { DispatchQoS(qosClass: .userInteractive, relativePriority: 0) }
}
struct DispatchWorkItemFlags: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static var barrier: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 1) }
  static var detached: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 2) }
  static var assignCurrentContext: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 4) }
  static var noQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 8) }
  static var inheritQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 16) }
  static var enforceQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 32) }
}
final class DispatchSpecificKey<T> {
  let _id = _nextKey()
  init() {}
}
func _nextKey() -> Int
final class DispatchQueue: Hashable {
  static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  struct Attributes: OptionSet {
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
    static var concurrent: Attributes { Attributes(rawValue: 2) }
    static var initiallyInactive: Attributes { Attributes(rawValue: 4) }
  }
  enum AutoreleaseFrequency { case inherit, workItem, never }
  enum GlobalQueuePriority { case high, `default`, low, background }
  init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = .init(rawValue: 0),
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil)
  static var main: DispatchQueue { get }
  static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
  static func global(priority: GlobalQueuePriority) -> DispatchQueue {
    switch priority {
    case .high: return global(qos: .userInitiated)
    case .default: return global(qos: .default)
    case .low: return global(qos: .utility)
    case .background: return global(qos: .background)
    }
  }
  var label: String { get }
  var qos: DispatchQoS { get }
  func setTarget(queue: DispatchQueue?)
  func activate()
  func suspend()
  func resume()
  func _suspendOperations()
  func _resumeOperations()
  // The closure holds the value, and does nothing but let it go.
  func _setSpecific(_ key: Int, _ value: Any?, _ kept: (() -> Void)?)
  func _getSpecific(_ key: Int) -> Any?
  static func _getCurrentSpecific(_ key: Int) -> Any?
  func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
    guard let value else { return _setSpecific(key._id, nil, nil) }
    let kept: Any = value
    _setSpecific(key._id, kept) { _ = kept }
  }
  func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    guard let found = _getSpecific(key._id) else { return nil }
    return (found as! T)
  }
  static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    guard let found = _getCurrentSpecific(key._id) else { return nil }
    return (found as! T)
  }
  func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0),
    execute work: @escaping () -> Void)
  func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
  func async(execute workItem: DispatchWorkItem)
  func _sync<T>(_ flags: DispatchWorkItemFlags, _ work: () throws -> T, _ body: () -> Void)
  func sync<T>(execute work: () throws -> T) rethrows -> T {
    var result: T? = nil
    var failure: Error? = nil
    _sync(DispatchWorkItemFlags(rawValue: 0), work) { do { result = try work() } catch { failure = error } }
    if let failure { throw failure }
    return result!
  }
  func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    var result: T? = nil
    var failure: Error? = nil
    _sync(flags, work) { do { result = try work() } catch { failure = error } }
    if let failure { throw failure }
    return result!
  }
  func _syncBlock(_ block: () -> Void) { sync(execute: block) }
  func sync(execute workItem: DispatchWorkItem)
  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0),
    execute work: @escaping () -> Void)
  func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
  func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0),
    execute work: @escaping () -> Void)
  func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
  static func concurrentPerform(iterations: Int, execute work: @Sendable (Int) -> Void)
}
enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}
func _precondition(_ kind: Int, _ queue: DispatchQueue)
func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  switch condition() {
  case .onQueue(let queue): _precondition(0, queue)
  case .onQueueAsBarrier(let queue): _precondition(1, queue)
  case .notOnQueue(let queue): _precondition(2, queue)
  }
}
func _currentQueueLabel() -> String
func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<Int8> {
  (queue?.label ?? _currentQueueLabel()).withCString { $0 }
}
func dispatchMain() -> Never
