// The protocols of the overlay for one kind of source are classes here: each has one implementation, and a scenario only ever
// holds what the `make…` functions return.
final class DispatchSourceRead: DispatchSourceProtocol {
  var _isSource: Bool { true }
  var handle: UInt { UInt(_Watch._of(self)?._descriptor ?? 0) }
  var mask: UInt { 0 }
  func _begin() { _Watch._of(self)?._start() }
  func _watched(_ handler: @escaping () -> Void) -> () -> Void { _Watch._watched(self, handler) }
}
final class DispatchSourceWrite: DispatchSourceProtocol {
  var _isSource: Bool { true }
  var handle: UInt { UInt(_Watch._of(self)?._descriptor ?? 0) }
  var mask: UInt { 0 }
  func _begin() { _Watch._of(self)?._start() }
  func _watched(_ handler: @escaping () -> Void) -> () -> Void { _Watch._watched(self, handler) }
}
final class DispatchSourceTimer: DispatchSourceProtocol {
  var _isSource: Bool { true }
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    _schedule(self, deadline._raw, interval._nanoseconds, leeway._nanoseconds)
  }
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    _schedule(self, deadline._raw, _secondsToNanoseconds(interval), leeway._nanoseconds)
  }
  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    _scheduleWall(self, wallDeadline._raw, interval._nanoseconds, leeway._nanoseconds)
  }
  func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    _scheduleWall(self, wallDeadline._raw, _secondsToNanoseconds(interval), leeway._nanoseconds)
  }
  // As Swift 3 called them.
  func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    schedule(deadline: deadline, leeway: leeway)
  }
  func scheduleRepeating(
    deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }
  func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }
}
final class DispatchSourceSignal: DispatchSourceProtocol {
  var _isSource: Bool { true }
  var handle: UInt { UInt(_Signals._number(of: self)) }
  var mask: UInt { 0 }
}
final class DispatchSourceMemoryPressure: DispatchSourceProtocol {
  var _isSource: Bool { true }
  var data: DispatchSource.MemoryPressureEvent { .init(rawValue: _sourceData(self)) }
  var mask: DispatchSource.MemoryPressureEvent { .all }
}
final class DispatchSourceUserDataAdd: DispatchSourceProtocol {
  var _isSource: Bool { true }
  func add(data: UInt) { _mergeData(self, Int(bitPattern: data)) }
}
final class DispatchSourceUserDataOr: DispatchSourceProtocol {
  var _isSource: Bool { true }
  func or(data: UInt) { _mergeData(self, Int(bitPattern: data)) }
}
final class DispatchSourceUserDataReplace: DispatchSourceProtocol {
  var _isSource: Bool { true }
  func replace(data: UInt) { _mergeData(self, Int(bitPattern: data)) }
}
