struct Notification: CustomStringConvertible {
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
  var description: String {
    let details = [object.map { "object = \($0)" }, userInfo.map { "userInfo = \($0)" }]
    return (["name = \(name.rawValue)"] + details.compactMap { $0 }).joined(separator: ", ")
  }
}
typealias NSNotification = Notification
final class _Observer: NSObject {
  let name: Notification.Name?
  // Not the object itself: observing does not keep it.
  let sender: ObjectIdentifier?
  let queue: OperationQueue?
  weak var _target: AnyObject?
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
  // A target is not kept, and not told any more when it is gone.
  func addObserver(_ target: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    if target is AnyObject.Type { fatalError("A class as an observer is not modelled; add a block with addObserver(forName:)") }
    let object = _identity(object)
    weak var target = target as AnyObject
    let observer = _Observer(name, object, nil) { notification in
      if let target { selector._call(target, notification) }
    }
    observer._target = target
    _guard.withLock { _observers.append(observer) }
  }
  func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }
  func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    guard let observer = observer as? _Observer else { return _removeTarget(observer as AnyObject, name, object) }
    let sender = _identity(object)
    if let name, observer.name != name { return }
    if let sender, observer.sender != sender { return }
    _guard.withLock { _observers.removeAll { $0 === observer } }
    observer._block = nil
  }
  func _removeTarget(_ target: AnyObject, _ name: Notification.Name?, _ object: Any?) {
    let sender = _identity(object)
    _guard.withLock {
      _observers.removeAll {
        $0._target === target && (name == nil || $0.name == name) && (sender == nil || $0.sender == sender)
      }
    }
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
final class NotificationQueue: NSObject {
  enum PostingStyle: UInt { case whenIdle = 1, asap, now }
  struct NotificationCoalescing: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var none: NotificationCoalescing { [] }
    static var onName: NotificationCoalescing { NotificationCoalescing(rawValue: 1) }
    static var onSender: NotificationCoalescing { NotificationCoalescing(rawValue: 2) }
  }
  struct _Entry {
    let notification: Notification
    let modes: [RunLoop.Mode]
    let isIdle: Bool
  }
  let _center: NotificationCenter
  var _entries: [_Entry] = []
  init(notificationCenter center: NotificationCenter) { _center = center }
  static var `default`: NotificationQueue {
    let thread = Thread.current
    if let known = thread._notificationQueue { return known }
    let made = NotificationQueue(notificationCenter: .default)
    thread._notificationQueue = made
    return made
  }
  func enqueue(_ notification: Notification, postingStyle: PostingStyle) {
    enqueue(notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
  }
  func enqueue(
    _ notification: Notification, postingStyle: PostingStyle, coalesceMask: NotificationCoalescing,
    forModes modes: [RunLoop.Mode]?
  ) {
    dequeueNotifications(matching: notification, coalesceMask: coalesceMask)
    let entry = _Entry(notification: notification, modes: modes ?? [.default], isIdle: postingStyle == .whenIdle)
    let loop = RunLoop.current
    if postingStyle == .now {
      if _mayPost(entry, loop) { _center.post(notification) }
      return
    }
    _entries.append(entry)
    loop._add({ self._post(isIdle: entry.isIdle, loop) }, at: entry.isIdle ? 0 : 2)
  }
  func dequeueNotifications(matching notification: Notification, coalesceMask: NotificationCoalescing) {
    if coalesceMask.isEmpty { return }
    let sender = _center._identity(notification.object)
    _entries.removeAll { entry in
      let other = entry.notification
      if coalesceMask.contains(.onName) && other.name != notification.name { return false }
      return !coalesceMask.contains(.onSender) || _center._identity(other.object) == sender
    }
  }
  func _mayPost(_ entry: _Entry, _ loop: RunLoop) -> Bool { loop.currentMode.map { entry.modes.contains($0) } ?? true }
  // The last one first, as on Linux.
  func _post(isIdle: Bool, _ loop: RunLoop) {
    while let place = _entries.lastIndex(where: { $0.isIdle == isIdle && _mayPost($0, loop) }) {
      _center.post(_entries.remove(at: place).notification)
    }
  }
}
