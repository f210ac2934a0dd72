final class NSConditionLock: NSObject, NSLocking {
  let _state = NSCondition()
  var condition = 0
  var _isHeld = false
  var name: String? = nil
  override init() { super.init() }
  init(condition: Int) { self.condition = condition }
  func _take(_ wanted: Int?, _ limit: Date?) -> Bool {
    _state.lock()
    defer { _state.unlock() }
    while _isHeld || wanted != nil && wanted != condition {
      if let limit {
        if !_state.wait(until: limit) { return false }
      } else {
        _state._wait(_kind(wanted))
      }
    }
    _isHeld = true
    return true
  }
  // What is awaited, and what is there: the wait is called after them.
  func _kind(_ wanted: Int?) -> Int {
    guard let wanted, !_isHeld, wanted >= 0, wanted < 1_048_576, condition >= 0, condition < 1_048_576 else { return 4 }
    return 4 | 256 | wanted << 9 | condition << 30
  }
  func _give(_ next: Int) {
    _state.lock()
    _isHeld = false
    condition = next
    _state.broadcast()
    _state.unlock()
  }
  func lock() { _ = _take(nil, nil) }
  func lock(whenCondition condition: Int) { _ = _take(condition, nil) }
  func lock(before limit: Date) -> Bool { _take(nil, limit) }
  func lock(whenCondition condition: Int, before limit: Date) -> Bool { _take(condition, limit) }
  func `try`() -> Bool { _take(nil, Date.distantPast) }
  func tryLock(whenCondition condition: Int) -> Bool { _take(condition, Date.distantPast) }
  func unlock() { _give(condition) }
  func unlock(withCondition condition: Int) { _give(condition) }
}
