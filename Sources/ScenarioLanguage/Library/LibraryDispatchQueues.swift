extension LibraryArea {
  static let dispatchQueues = LibraryArea(
    name: "DispatchQueue",
    provides: [
      "DispatchQueue", "DispatchSpecificKey", "DispatchPredicate", "dispatchPrecondition", "dispatchMain", "_precondition",
      "_newSpecificKey", "_currentQueueLabel",
    ],
    source: #"""
      final class DispatchQueue: Sendable {
        struct Attributes: OptionSet {
          let rawValue: UInt64
          init(rawValue: UInt64) { self.rawValue = rawValue }
          static var concurrent: DispatchQueue.Attributes { DispatchQueue.Attributes(rawValue: 2) }
          static var initiallyInactive: DispatchQueue.Attributes { DispatchQueue.Attributes(rawValue: 4) }
        }
        enum AutoreleaseFrequency { case inherit, workItem, never }
        enum GlobalQueuePriority { case high, `default`, low, background }

        init(
          label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
          autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
        )
        static var main: DispatchQueue { get }
        static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
        static func global(priority: DispatchQueue.GlobalQueuePriority) -> DispatchQueue {
          switch priority {
          case .high: return DispatchQueue.global(qos: .userInitiated)
          case .default: return DispatchQueue.global(qos: .default)
          case .low: return DispatchQueue.global(qos: .utility)
          case .background: return DispatchQueue.global(qos: .background)
          }
        }
        var label: String { get }
        var qos: DispatchQoS { DispatchQoS(qosClass: _qos(), relativePriority: 0) }
        func _qos() -> DispatchQoS.QoSClass
        func setTarget(queue: DispatchQueue?)
        func activate()
        func suspend()
        func resume()

        func async(
          group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
          execute work: @escaping () -> Void
        )
        func async(execute workItem: DispatchWorkItem)
        func async(group: DispatchGroup, execute workItem: DispatchWorkItem)

        func sync<T>(execute work: () throws -> T) rethrows -> T {
          var result: T? = nil
          var failure: Error? = nil
          _sync([], work) {
            do {
              result = try work()
            } catch {
              failure = error
            }
          }
          if let error = failure { throw error }
          return result!
        }
        func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
          var result: T? = nil
          var failure: Error? = nil
          _sync(flags, work) {
            do {
              result = try work()
            } catch {
              failure = error
            }
          }
          if let error = failure { throw error }
          return result!
        }
        /// Runs `body`, which is shown under the name of `work`.
        func _sync<T>(_ flags: DispatchWorkItemFlags, _ work: () throws -> T, _ body: () -> Void)
        func sync(execute workItem: DispatchWorkItem)

        func asyncAfter(
          deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
          execute work: @escaping () -> Void
        )
        func asyncAfter(
          wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
          execute work: @escaping () -> Void
        )
        func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
        func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
        static func concurrentPerform(iterations: Int, execute work: (Int) -> Void)

        func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
          if let value = value { _setSpecific(key._number, value) } else { _setSpecific(key._number, nil) }
        }
        func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
          if let kept = _getSpecific(key._number) { return kept as! T }
          return nil
        }
        static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
          if let kept = DispatchQueue._getCurrentSpecific(key._number) { return kept as! T }
          return nil
        }
        func _setSpecific(_ key: Int, _ value: Any?)
        func _getSpecific(_ key: Int) -> Any?
        static func _getCurrentSpecific(_ key: Int) -> Any?
      }
      func _currentQueueLabel() -> String

      func _newSpecificKey() -> Int
      final class DispatchSpecificKey<T>: Sendable {
        let _number: Int
        init() { _number = _newSpecificKey() }
      }

      enum DispatchPredicate {
        case onQueue(DispatchQueue)
        case onQueueAsBarrier(DispatchQueue)
        case notOnQueue(DispatchQueue)
      }
      func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
        switch condition() {
        case .onQueue(let queue): _precondition(0, queue)
        case .onQueueAsBarrier(let queue): _precondition(1, queue)
        case .notOnQueue(let queue): _precondition(2, queue)
        }
      }
      func _precondition(_ kind: Int, _ queue: DispatchQueue)
      func dispatchMain() -> Never
      """#)

  static let dispatchQoS = LibraryArea(
    name: "DispatchQoS", provides: ["DispatchQoS", "DispatchWorkItemFlags"],
    source: #"""
      struct DispatchQoS: Equatable, Sendable {
        enum QoSClass: Equatable, Hashable, Sendable {
          case unspecified, background, utility, `default`, userInitiated, userInteractive
        }
        let qosClass: DispatchQoS.QoSClass
        let relativePriority: Int
        init(qosClass: DispatchQoS.QoSClass, relativePriority: Int) {
          self.qosClass = qosClass
          self.relativePriority = relativePriority
        }
        static var background: DispatchQoS { DispatchQoS(qosClass: .background, relativePriority: 0) }
        static var utility: DispatchQoS { DispatchQoS(qosClass: .utility, relativePriority: 0) }
        static var `default`: DispatchQoS { DispatchQoS(qosClass: .default, relativePriority: 0) }
        static var userInitiated: DispatchQoS { DispatchQoS(qosClass: .userInitiated, relativePriority: 0) }
        static var userInteractive: DispatchQoS { DispatchQoS(qosClass: .userInteractive, relativePriority: 0) }
        static var unspecified: DispatchQoS { DispatchQoS(qosClass: .unspecified, relativePriority: 0) }
      }
      struct DispatchWorkItemFlags: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static var barrier: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 1) }
        static var detached: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 2) }
        static var assignCurrentContext: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 4) }
        static var noQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 8) }
        static var inheritQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 16) }
        static var enforceQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 32) }
      }
      """#)
}
