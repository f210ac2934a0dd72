class NSDate: NSObject {
  let _date: Date
  override init() {
    _date = Date()
    super.init()
  }
  init(_date: Date) {
    self._date = _date
    super.init()
  }
  convenience init(timeIntervalSinceNow interval: Double) { self.init(_date: Date(timeIntervalSinceNow: interval)) }
  convenience init(timeIntervalSince1970 interval: Double) { self.init(_date: Date(timeIntervalSince1970: interval)) }
  convenience init(timeIntervalSinceReferenceDate interval: Double) {
    self.init(_date: Date(timeIntervalSinceReferenceDate: interval))
  }
  convenience init(timeInterval interval: Double, since date: Date) {
    self.init(_date: Date(timeInterval: interval, since: date))
  }
  static func _bridge(_ date: Date) -> NSDate { NSDate(_date: date) }
  static func _plain(_ object: NSDate) -> Date { object._date }
  static var distantFuture: Date { Date.distantFuture }
  static var distantPast: Date { Date.distantPast }
  static var now: Date { Date() }
  var timeIntervalSinceNow: Double { _date.timeIntervalSinceNow }
  var timeIntervalSince1970: Double { _date.timeIntervalSince1970 }
  var timeIntervalSinceReferenceDate: Double { _date.timeIntervalSinceReferenceDate }
  func timeIntervalSince(_ other: Date) -> Double { _date.timeIntervalSince(other) }
  func addingTimeInterval(_ interval: Double) -> Date { _date.addingTimeInterval(interval) }
  func compare(_ other: Date) -> ComparisonResult { _date.compare(other) }
  func earlierDate(_ other: Date) -> Date { other < _date ? other : _date }
  func laterDate(_ other: Date) -> Date { other > _date ? other : _date }
  func isEqual(to other: Date) -> Bool { _date == other }
  override var hash: Int { _date.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSDate)?._date == _date || (object as? Date) == _date }
  override var description: String { _date.description }
}
class NSIndexPath: NSObject {
  let _path: IndexPath
  override init() {
    _path = IndexPath()
    super.init()
  }
  init(_path: IndexPath) {
    self._path = _path
    super.init()
  }
  convenience init(index: Int) { self.init(_path: IndexPath(index: index)) }
  convenience init(indexes: UnsafePointer<Int>, length: Int) { self.init(_path: IndexPath(indexes: indexes._values(length))) }
  convenience init(row: Int, section: Int) { self.init(_path: IndexPath(row: row, section: section)) }
  convenience init(item: Int, section: Int) { self.init(_path: IndexPath(item: item, section: section)) }
  static func _bridge(_ path: IndexPath) -> NSIndexPath { NSIndexPath(_path: path) }
  static func _plain(_ object: NSIndexPath) -> IndexPath { object._path }
  var length: Int { _path.count }
  var section: Int { _path.section }
  var row: Int { _path.row }
  var item: Int { _path.item }
  func index(atPosition position: Int) -> Int { position < _path.count ? _path[position] : Int.max }
  func adding(_ index: Int) -> IndexPath { _path.appending(index) }
  func removingLastIndex() -> IndexPath { _path.dropLast() }
  func compare(_ other: IndexPath) -> ComparisonResult {
    _path == other ? .orderedSame : _path < other ? .orderedAscending : .orderedDescending
  }
  override var hash: Int { _path.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSIndexPath)?._path == _path }
}
