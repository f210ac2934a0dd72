// The life of an app: UIKit's `UIApplication` and its delegate as far as an app's states go, and `Device`, which leads it through
// them. One text for the scenario library (LibraryArea.appLife) and for the real libdispatch; neither has a line of its own.
import Dispatch
import Foundation

protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}
extension UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
}
struct UIBackgroundTaskIdentifier: Hashable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var invalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 0) }
}
// One stay in the background.
final class _Visit {
  var deadline = DispatchTime.distantFuture
  var idle: DispatchWorkItem
  init() { idle = DispatchWorkItem {} }
}
final class UIApplication {
  enum State: Int { case active, inactive, background }
  struct LaunchOptionsKey: Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  static let shared = UIApplication()
  static var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  static var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  static var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  static var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  static var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  static var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
  static var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  var delegate: UIApplicationDelegate? = nil
  // Of an app that nobody leads through its life: its window is in front.
  var _state = State.active
  var isNetworkActivityIndicatorVisible = false
  var _visit: _Visit? = nil
  var _tasks: [(number: Int, expired: (() -> Void)?)] = []
  var _lastTask = 0
  let _lock = NSLock()
  init() {}
  var applicationState: State { _state }
  var backgroundTimeRemaining: Double {
    guard let visit = _lock.withLock({ _visit }) else { return Double.greatestFiniteMagnitude }
    let now = DispatchTime.now()
    if visit.deadline < now { return 0 }
    return Double(visit.deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000_000
  }
  func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  func beginBackgroundTask(withName name: String?, expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    _lock.lock()
    defer { _lock.unlock() }
    if _tasks.isEmpty, let visit = _visit { visit.idle = DispatchWorkItem {} }
    _lastTask += 1
    _tasks.append((number: _lastTask, expired: handler))
    return UIBackgroundTaskIdentifier(rawValue: _lastTask)
  }
  func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    _lock.lock()
    let count = _tasks.count
    _tasks.removeAll { $0.number == identifier.rawValue }
    let idle = _tasks.isEmpty && count > 0 ? _visit?.idle : nil
    _lock.unlock()
    idle?.perform()
  }
  var _hasTasks: Bool { _lock.withLock { !_tasks.isEmpty } }
  func _expire() {
    let tasks = _lock.withLock { _tasks }
    for task in tasks { task.expired?() }
  }
  func _post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
  func _launch() {
    _phase("Inactive")
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    _post(UIApplication.didFinishLaunchingNotification)
  }
  func _becomeActive() {
    _state = .active
    _phase("Active")
    delegate?.applicationDidBecomeActive(self)
    _post(UIApplication.didBecomeActiveNotification)
  }
  func _resignActive() {
    delegate?.applicationWillResignActive(self)
    _post(UIApplication.willResignActiveNotification)
    _state = .inactive
    _phase("Inactive")
  }
  func _enterBackground(_ visit: _Visit) {
    _state = .background
    _phase("Background")
    visit.deadline = .now() + .seconds(180)
    _lock.withLock { _visit = visit }
    delegate?.applicationDidEnterBackground(self)
    _post(UIApplication.didEnterBackgroundNotification)
  }
  func _enterForeground() {
    _lock.withLock { _visit = nil }
    delegate?.applicationWillEnterForeground(self)
    _post(UIApplication.willEnterForegroundNotification)
    _state = .inactive
    _phase("Inactive")
  }
  func _terminate() {
    delegate?.applicationWillTerminate(self)
    _post(UIApplication.willTerminateNotification)
  }
}
final class Device {
  enum _Place { case notRunning, inFront, behindAlert, inBackground }
  let _app = UIApplication.shared
  let _lock = NSLock()
  var _place = _Place.notRunning
  var _visit: _Visit? = nil
  var _isFrozen = false
  init() {}
  static func use(_ app: UIApplicationDelegate, _ actions: @escaping (Device) -> Void) {
    let device = Device()
    device._app.delegate = app
    device._app._state = .inactive
    _phase("Not running")
    _startOutside("user") { actions(device) }
  }
  func wait(_ duration: DispatchTimeInterval) { _sleep(duration._nanoseconds) }
  func openApp() {
    _act("open the app")
    if _place == .notRunning {
      let didFinishLaunching = DispatchWorkItem { self._app._launch() }
      DispatchQueue.main.async(execute: didFinishLaunching)
    } else {
      precondition(_place == .inBackground, "Device.openApp(): the app is open already")
      let visit = _endVisit()
      let willEnterForeground = DispatchWorkItem { self._app._enterForeground() }
      DispatchQueue.main.async(execute: willEnterForeground)
      visit?.idle.perform()
    }
    _activate()
    _place = .inFront
  }
  func pressHome() {
    precondition(_place == .inFront, "Device.pressHome(): the app is not in front")
    _act("press home")
    _leave()
  }
  func showAlert() {
    precondition(_place == .inFront, "Device.showAlert(): the app is not in front")
    _act("an alert appears")
    _resign()
    _place = .behindAlert
  }
  func dismissAlert() {
    precondition(_place == .behindAlert, "Device.dismissAlert(): there is no alert")
    _act("dismiss it")
    _activate()
    _place = .inFront
  }
  func replyToAlert() {
    precondition(_place == .behindAlert, "Device.replyToAlert(): there is no alert")
    _act("reply to it")
    _activate()
    _leave()
  }
  func killApp() {
    precondition(_place != .notRunning, "Device.killApp(): the app is not running")
    _act("kill the app")
    let isSuspended = _lock.withLock { _isFrozen }
    if !isSuspended {
      let willTerminate = DispatchWorkItem { self._app._terminate() }
      DispatchQueue.main.async(execute: willTerminate)
      _ = willTerminate.wait(timeout: .now() + .seconds(5))
    }
    _phase("Not running")
    exit(0)
  }
  func _act(_ words: String) { _work(words, 0) }
  func _activate() {
    let didBecomeActive = DispatchWorkItem { self._app._becomeActive() }
    DispatchQueue.main.async(execute: didBecomeActive)
  }
  @discardableResult
  func _resign() -> DispatchWorkItem {
    let willResignActive = DispatchWorkItem { self._app._resignActive() }
    DispatchQueue.main.async(execute: willResignActive)
    return willResignActive
  }
  func _leave() {
    let visit = _Visit()
    _lock.withLock { _visit = visit }
    let resigned = _resign()
    let didEnterBackground = DispatchWorkItem { self._app._enterBackground(visit) }
    DispatchQueue.main.async(execute: didEnterBackground)
    _startOutside("system") { self._watch(visit, resigned, didEnterBackground) }
    _place = .inBackground
  }
  func _watch(_ visit: _Visit, _ resigned: DispatchWorkItem, _ entered: DispatchWorkItem) {
    resigned.wait()
    if entered.wait(timeout: .now() + .seconds(5)) == .timedOut {
      fatalError("0x8badf00d: applicationDidEnterBackground did not return within 5 s: the app is purged")
    }
    while _isCurrent(visit), _app._hasTasks {
      if visit.idle.wait(timeout: visit.deadline) == .timedOut, _isCurrent(visit) { _expire() }
    }
    _suspend(visit)
  }
  func _expire() {
    let expirationHandler = DispatchWorkItem { self._app._expire() }
    DispatchQueue.main.async(execute: expirationHandler)
    if expirationHandler.wait(timeout: .now() + .seconds(5)) == .timedOut || _app._hasTasks {
      fatalError("0x8badf00d: the time in the background is used up and a background task has not ended: the app is purged")
    }
  }
  func _isCurrent(_ visit: _Visit) -> Bool { _lock.withLock { _visit === visit } }
  func _suspend(_ visit: _Visit) {
    _lock.lock()
    defer { _lock.unlock() }
    guard _visit === visit else { return }
    _phase("Suspended")
    _isFrozen = true
    _freeze()
  }
  func _endVisit() -> _Visit? {
    _lock.lock()
    defer { _lock.unlock() }
    let visit = _visit
    _visit = nil
    if _isFrozen {
      _isFrozen = false
      _thaw()
      _phase("Background")
    }
    return visit
  }
}
