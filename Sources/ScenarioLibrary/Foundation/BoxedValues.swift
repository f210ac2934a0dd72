// Foundation's objects for ranges, points, sizes and rectangles.
class NSValue: NSObject {
  let _content: Any?
  let _written: String
  override init() {
    _content = nil
    _written = ""
  }
  init(range: NSRange) {
    _content = range
    _written = range.description
  }
  init(point: CGPoint) {
    _content = point
    _written = "{\(point.x), \(point.y)}"
  }
  init(size: CGSize) {
    _content = size
    _written = "{\(size.width), \(size.height)}"
  }
  init(rect: CGRect) {
    _content = rect
    _written = "{{\(rect.origin.x), \(rect.origin.y)}, {\(rect.size.width), \(rect.size.height)}}"
  }
  var rangeValue: NSRange { _content as! NSRange }
  var pointValue: CGPoint { _content as! CGPoint }
  var sizeValue: CGSize { _content as! CGSize }
  var rectValue: CGRect { _content as! CGRect }
  override var description: String { _written }
  override var hash: Int { _written.hashValue }
  override func isEqual(_ object: Any?) -> Bool {
    guard let own = _content as? AnyHashable, let other = (object as? NSValue)?._content as? AnyHashable else { return false }
    return own == other
  }
}
