struct CGPoint: Hashable {
  var x: Double
  var y: Double
  init() { self.init(x: 0, y: 0) }
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
  static var zero: CGPoint { CGPoint(x: 0.0, y: 0.0) }
}
struct CGSize: Hashable {
  var width: Double
  var height: Double
  init() { self.init(width: 0, height: 0) }
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
  static var zero: CGSize { CGSize(width: 0.0, height: 0.0) }
}
struct CGRect: Hashable {
  var origin: CGPoint
  var size: CGSize
  init() { self.init(origin: .zero, size: .zero) }
  init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  init(x: Double, y: Double, width: Double, height: Double) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  init(x: Int, y: Int, width: Int, height: Int) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }
  static func == (left: CGRect, right: CGRect) -> Bool { left.origin == right.origin && left.size == right.size }
  static var zero: CGRect { CGRect(origin: .zero, size: .zero) }
  static var null: CGRect { CGRect(origin: CGPoint(x: Double.infinity, y: Double.infinity), size: .zero) }
  var width: Double { abs(size.width) }
  var height: Double { abs(size.height) }
  var minX: Double { min(origin.x, origin.x + size.width) }
  var midX: Double { origin.x + size.width / 2 }
  var maxX: Double { max(origin.x, origin.x + size.width) }
  var minY: Double { min(origin.y, origin.y + size.height) }
  var midY: Double { origin.y + size.height / 2 }
  var maxY: Double { max(origin.y, origin.y + size.height) }
  var isNull: Bool { origin.x == Double.infinity || origin.y == Double.infinity }
  var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  var standardized: CGRect { isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height) }
  var integral: CGRect {
    guard !isNull else { return self }
    let x = minX.rounded(.down)
    let y = minY.rounded(.down)
    return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
  func offsetBy(dx: Double, dy: Double) -> CGRect {
    isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  func insetBy(dx: Double, dy: Double) -> CGRect {
    guard !isNull, width - 2 * dx >= 0, height - 2 * dy >= 0 else { return .null }
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  func inset(by insets: UIEdgeInsets) -> CGRect {
    let width = size.width - insets.left - insets.right
    return CGRect(x: minX + insets.left, y: minY + insets.top, width: width, height: size.height - insets.top - insets.bottom)
  }
  func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let width = min(maxX, other.maxX) - x
    let height = min(maxY, other.maxY) - y
    return width < 0 || height < 0 ? .null : CGRect(x: x, y: y, width: width, height: height)
  }
  func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
  func contains(_ point: CGPoint) -> Bool {
    !isNull && !isEmpty && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
  func contains(_ other: CGRect) -> Bool { union(other) == standardized }
}
struct IndexPath: Hashable, Comparable, RandomAccessCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
  var _indexes: [Int]
  init() { _indexes = [] }
  init(index: Int) { _indexes = [index] }
  init(indexes: [Int]) { _indexes = indexes }
  init(arrayLiteral indexes: Int...) { _indexes = indexes }
  init(row: Int, section: Int) { _indexes = [section, row] }
  init(item: Int, section: Int) { _indexes = [section, item] }
  var section: Int {
    get { _indexes[0] }
    set { _indexes[0] = newValue }
  }
  var row: Int {
    get { _indexes[1] }
    set { _indexes[1] = newValue }
  }
  var item: Int {
    get { _indexes[1] }
    set { _indexes[1] = newValue }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { _indexes.count }
  subscript(index: Int) -> Int {
    get { _indexes[index] }
    set { _indexes[index] = newValue }
  }
  typealias SubSequence = IndexPath
  subscript(bounds: Range<Int>) -> IndexPath { IndexPath(indexes: Array(_indexes[bounds])) }
  func compare(_ other: IndexPath) -> ComparisonResult {
    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
  }
  var description: String { "\(_indexes)" }
  mutating func append(_ index: Int) { _indexes.append(index) }
  func appending(_ index: Int) -> IndexPath { IndexPath(indexes: _indexes + [index]) }
  func appending(_ indexes: [Int]) -> IndexPath { IndexPath(indexes: _indexes + indexes) }
  func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: _indexes + other._indexes) }
  static func + (left: IndexPath, right: IndexPath) -> IndexPath { left.appending(right) }
  static func += (left: inout IndexPath, right: IndexPath) { left = left + right }
  static func < (left: IndexPath, right: IndexPath) -> Bool { left._indexes.lexicographicallyPrecedes(right._indexes) }
}
