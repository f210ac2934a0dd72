// What it asks for keeps types of the scenario away: the simulation knows its own sources only.
protocol DispatchSourceProtocol: AnyObject {
  var _isSource: Bool { get }
  func _begin()
  func _watched(_ handler: @escaping () -> Void) -> () -> Void
  var handle: UInt { get }
}
extension DispatchSourceProtocol {
  // Only sources that watch something of the system do more: who uses a timer does not pay for files.
  func _begin() {}
  func _watched(_ handler: @escaping () -> Void) -> () -> Void { handler }
  func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), handler: (() -> Void)?)
  {
    guard let handler else { return _eventHandler(self, nil, qos, flags) }
    _eventHandler(self, _watched(handler), qos, flags)
  }
  func setEventHandler(handler work: DispatchWorkItem) { setEventHandler { work.perform() } }
  func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), handler: (() -> Void)?
  ) {
    _cancelHandler(self, handler, qos, flags)
  }
  func setCancelHandler(handler work: DispatchWorkItem) {
    _cancelHandler(self, { work.perform() }, DispatchQoS.unspecified, [])
  }
  func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = .init(rawValue: 0), handler: (() -> Void)?
  ) {
    _registrationHandler(self, handler, qos, flags)
  }
  func setRegistrationHandler(handler work: DispatchWorkItem) {
    _registrationHandler(self, { work.perform() }, DispatchQoS.unspecified, [])
  }
  func activate() {
    _activate(self)
    _begin()
  }
  func suspend() { _suspend(self) }
  func resume() {
    _resume(self)
    _begin()
  }
  func cancel() { _cancel(self) }
  var isCancelled: Bool { _isCancelled(self) }
  var data: UInt { _sourceData(self) }
  // Only sources that watch something of the system have them.
  var handle: UInt { 0 }
  var mask: UInt { 0 }
}
