struct ProgressKind: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let file = ProgressKind(rawValue: "NSProgressKindFile")
}
struct ProgressUserInfoKey: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static let throughputKey = ProgressUserInfoKey(rawValue: "NSProgressThroughputKey")
  static let estimatedTimeRemainingKey = ProgressUserInfoKey(rawValue: "NSProgressEstimatedTimeRemainingKey")
  static let fileTotalCountKey = ProgressUserInfoKey(rawValue: "NSProgressFileTotalCountKey")
  static let fileCompletedCountKey = ProgressUserInfoKey(rawValue: "NSProgressFileCompletedCountKey")
  static let fileOperationKindKey = ProgressUserInfoKey(rawValue: "NSProgressFileOperationKindKey")
  static let fileURLKey = ProgressUserInfoKey(rawValue: "NSProgressFileURLKey")
}
final class Progress: NSObject {
  typealias UserInfoKey = ProgressUserInfoKey
  var _total: Int64
  var _completed: Int64 = 0
  var _children: [(progress: Progress, portion: Int64)] = []
  weak var _parent: Progress? = nil
  var kind: ProgressKind? = nil
  var userInfo: [ProgressUserInfoKey: Any] = [:]
  var isCancelled = false
  var isPaused = false
  var isCancellable = false
  var isPausable = false
  var localizedDescription: String! = ""
  var localizedAdditionalDescription: String! = ""
  var cancellationHandler: (() -> Void)? = nil
  var pausingHandler: (() -> Void)? = nil
  var resumingHandler: (() -> Void)? = nil
  init(totalUnitCount: Int64) {
    _total = totalUnitCount
    super.init()
  }
  override init() {
    _total = 0
    super.init()
  }
  init(parent: Progress?, userInfo: [ProgressUserInfoKey: Any]? = nil) {
    _total = 0
    super.init()
    if let userInfo { self.userInfo = userInfo }
  }
  init(totalUnitCount: Int64, parent: Progress, pendingUnitCount: Int64) {
    _total = totalUnitCount
    super.init()
    parent.addChild(self, withPendingUnitCount: pendingUnitCount)
  }
  static func discreteProgress(totalUnitCount: Int64) -> Progress { Progress(totalUnitCount: totalUnitCount) }
  static func current() -> Progress? { nil }
  func becomeCurrent(withPendingUnitCount count: Int64) {
    fatalError("Progress.becomeCurrent is not modelled; write addChild(_:withPendingUnitCount:)")
  }
  func resignCurrent() {}
  var totalUnitCount: Int64 {
    get { _total }
    set {
      _total = newValue
      _settle()
    }
  }
  var completedUnitCount: Int64 {
    get { _completed }
    set {
      _completed = newValue
      _settle()
    }
  }
  var isIndeterminate: Bool { _total < 0 || _completed < 0 || _total == 0 && _completed == 0 }
  var isFinished: Bool { !isIndeterminate && _completed >= _total }
  var fractionCompleted: Double {
    if isIndeterminate { return 0 }
    if _total == 0 { return 1 }
    let whole = Double(_total)
    return _children.reduce(Double(_completed) / whole) { $0 + $1.progress.fractionCompleted * Double($1.portion) / whole }
  }
  func addChild(_ child: Progress, withPendingUnitCount count: Int64) {
    if child._parent != nil { _fatal("The Progress was already the child of another Progress") }
    child._parent = self
    _children.append((progress: child, portion: count))
    child._settle()
  }
  /// A child that is done counts for its whole portion.
  func _settle() {
    guard isFinished, let parent = _parent else { return }
    // Plainly: each queue of operations leads here, and to search is to read half of what collections are.
    var index = 0
    while parent._children[index].progress !== self { index += 1 }
    let portion = parent._children[index].portion
    parent._children.remove(at: index)
    _parent = nil
    parent.completedUnitCount += portion
  }
  func setUserInfoObject(_ object: Any?, forKey key: ProgressUserInfoKey) { userInfo[key] = object }
  func cancel() {
    if isCancelled { return }
    isCancelled = true
    if let handler = cancellationHandler { DispatchQueue.global().async(execute: handler) }
    for child in _children { child.progress.cancel() }
  }
  func pause() {
    if isPaused { return }
    isPaused = true
    if let handler = pausingHandler { DispatchQueue.global().async(execute: handler) }
    for child in _children { child.progress.pause() }
  }
  func resume() {
    if !isPaused { return }
    isPaused = false
    if let handler = resumingHandler { DispatchQueue.global().async(execute: handler) }
    for child in _children { child.progress.resume() }
  }
}
