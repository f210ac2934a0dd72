/// Foundation's `NotificationCenter`, as far as closures observe names.
extension LibraryArea {
  static let notifications = LibraryArea(
    name: "Notifications",
    module: "Foundation",
    provides: ["Notification", "NSNotification", "NotificationCenter", "_Observer", "_NoQueue"],
    source: #"""
      struct Notification {
        struct Name: Hashable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
        }
        let name: Name
        var object: Any?
        var userInfo: [String: Any]?
        init(name: Name, object: Any? = nil, userInfo: [String: Any]? = nil) {
          self.name = name
          self.object = object
          self.userInfo = userInfo
        }
      }
      enum NSNotification {
        typealias Name = Notification.Name
      }
      final class _NoQueue {}
      final class _Observer: NSObject {
        let name: Notification.Name?
        let block: (Notification) -> Void
        init(_ name: Notification.Name?, _ block: @escaping (Notification) -> Void) {
          self.name = name
          self.block = block
        }
      }
      final class NotificationCenter {
        static let `default` = NotificationCenter()
        var _observers: [_Observer] = []
        init() {}
        func addObserver(
          forName name: Notification.Name?, object: Any?, queue: _NoQueue?, using block: @escaping (Notification) -> Void
        ) -> NSObjectProtocol {
          let observer = _Observer(name, block)
          _observers.append(observer)
          return observer
        }
        func removeObserver(_ observer: NSObjectProtocol) { _observers.removeAll { $0 === observer } }
        func post(name: Notification.Name, object: Any?, userInfo: [String: Any]? = nil) {
          post(Notification(name: name, object: object, userInfo: userInfo))
        }
        func post(_ notification: Notification) {
          for observer in _observers where observer.name == nil || observer.name == notification.name {
            observer.block(notification)
          }
        }
      }
      """#)
}
