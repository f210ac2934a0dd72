/// Foundation's `NotificationCenter`, as far as closures observe names.
extension LibraryArea {
  static let notifications = LibraryArea(
    name: "Notifications",
    module: "Foundation",
    provides: ["Notification", "NSNotification", "NotificationCenter", "_Observer"],
    source: #"""
      struct Notification {
        struct Name: Hashable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
        }
        let name: Name
        var object: Any?
        var userInfo: [AnyHashable: Any]?
        init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
          self.name = name
          self.object = object
          self.userInfo = userInfo
        }
      }
      enum NSNotification {
        typealias Name = Notification.Name
      }
      final class _Observer: NSObject {
        let name: Notification.Name?
        // Not the object itself: observing does not keep it.
        let sender: ObjectIdentifier?
        let queue: OperationQueue?
        var _block: ((Notification) -> Void)?
        init(
          _ name: Notification.Name?, _ sender: ObjectIdentifier?, _ queue: OperationQueue?,
          _ block: @escaping (Notification) -> Void
        ) {
          self.name = name
          self.sender = sender
          self.queue = queue
          _block = block
        }
        // The poster goes on when the queue is done.
        func _take(_ notification: Notification) {
          guard let block = _block else { return }
          guard let queue, queue !== OperationQueue.current else { return block(notification) }
          queue.addOperation { block(notification) }
          queue.waitUntilAllOperationsAreFinished()
        }
      }
      final class NotificationCenter: NSObject {
        static let `default` = NotificationCenter()
        let _guard = NSLock()
        var _observers: [_Observer] = []
        override init() { super.init() }
        func _identity(_ object: Any?) -> ObjectIdentifier? { object.map { ObjectIdentifier($0 as AnyObject) } }
        func addObserver(
          forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void
        ) -> NSObjectProtocol {
          let observer = _Observer(name, _identity(object), queue, block)
          _guard.withLock { _observers.append(observer) }
          return observer
        }
        func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }
        func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
          guard let observer = observer as? _Observer else { return }
          let sender = _identity(object)
          if let name, observer.name != name { return }
          if let sender, observer.sender != sender { return }
          _guard.withLock { _observers.removeAll { $0 === observer } }
          observer._block = nil
        }
        func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
          post(Notification(name: name, object: object, userInfo: userInfo))
        }
        // Groups in the order that Linux has, in each as they were added: nothing promises one.
        func post(_ notification: Notification) {
          let all = _guard.withLock { _observers }
          func tell(_ name: Notification.Name?, _ sender: ObjectIdentifier?) {
            for observer in all where observer.name == name && observer.sender == sender { observer._take(notification) }
          }
          if let sender = _identity(notification.object) {
            tell(notification.name, sender)
            tell(nil, sender)
          }
          tell(nil, nil)
          tell(notification.name, nil)
        }
      }
      """#)
}
