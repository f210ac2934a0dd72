// Images, colours and fonts as apps pass them around: any thread may. Nothing is decoded and nothing is drawn: whatever data are given are
// an image, and every name is one. One text for the scenario library (LibraryArea.images) and for the real libdispatch.
import Foundation

class CGColor: Equatable {
  let _words: String
  init(_words: String) { self._words = _words }
  static func == (left: CGColor, right: CGColor) -> Bool { left._words == right._words }
}
class UIColor: NSObject {
  let _words: String
  init(_words: String) {
    self._words = _words
    super.init()
  }
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _words = "\(red) \(green) \(blue) \(alpha)"
    super.init()
  }
  init(white: CGFloat, alpha: CGFloat) {
    _words = "\(white) \(alpha)"
    super.init()
  }
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    _words = "hue \(hue) \(saturation) \(brightness) \(alpha)"
    super.init()
  }
  init?(named name: String) {
    _words = name
    super.init()
  }
  override var description: String { "UIColor \(_words)" }
  override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?._words == _words }
  override var hash: Int { _words.utf8.count }
  var cgColor: CGColor { CGColor(_words: _words) }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(_words: "\(_words) \(alpha)") }
  static var black: UIColor { UIColor(_words: "black") }
  static var blue: UIColor { UIColor(_words: "blue") }
  static var brown: UIColor { UIColor(_words: "brown") }
  static var clear: UIColor { UIColor(_words: "clear") }
  static var cyan: UIColor { UIColor(_words: "cyan") }
  static var darkGray: UIColor { UIColor(_words: "darkGray") }
  static var gray: UIColor { UIColor(_words: "gray") }
  static var green: UIColor { UIColor(_words: "green") }
  static var lightGray: UIColor { UIColor(_words: "lightGray") }
  static var magenta: UIColor { UIColor(_words: "magenta") }
  static var orange: UIColor { UIColor(_words: "orange") }
  static var purple: UIColor { UIColor(_words: "purple") }
  static var red: UIColor { UIColor(_words: "red") }
  static var white: UIColor { UIColor(_words: "white") }
  static var yellow: UIColor { UIColor(_words: "yellow") }
  static var systemBackground: UIColor { UIColor(_words: "systemBackground") }
  static var systemBlue: UIColor { UIColor(_words: "systemBlue") }
  static var systemGray: UIColor { UIColor(_words: "systemGray") }
  static var systemGreen: UIColor { UIColor(_words: "systemGreen") }
  static var systemIndigo: UIColor { UIColor(_words: "systemIndigo") }
  static var systemOrange: UIColor { UIColor(_words: "systemOrange") }
  static var systemPink: UIColor { UIColor(_words: "systemPink") }
  static var systemPurple: UIColor { UIColor(_words: "systemPurple") }
  static var systemRed: UIColor { UIColor(_words: "systemRed") }
  static var systemTeal: UIColor { UIColor(_words: "systemTeal") }
  static var systemYellow: UIColor { UIColor(_words: "systemYellow") }
  static var label: UIColor { UIColor(_words: "label") }
  static var secondaryLabel: UIColor { UIColor(_words: "secondaryLabel") }
}
class UIFont: NSObject {
  enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  enum TextStyle { case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2 }
  let pointSize: CGFloat
  init(_size: CGFloat) {
    pointSize = _size
    super.init()
  }
  init?(name: String, size: CGFloat) {
    pointSize = size
    super.init()
  }
  static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(_size: size) }
  static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(_size: size) }
  static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_size: size) }
  static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(_size: size) }
  static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(_size: size) }
  static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(_size: 17) }
}
class CGImage {
  let width: Int
  let height: Int
  init(_width: Int, _height: Int) {
    width = _width
    height = _height
  }
}
class UIImage: NSObject {
  enum Orientation: Int { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
  enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
  let size: CGSize
  let scale: CGFloat
  let _data: Data
  init(_size: CGSize, _data: Data) {
    size = _size
    scale = 1
    self._data = _data
    super.init()
  }
  override init() {
    size = .zero
    scale = 1
    _data = Data()
    super.init()
  }
  init?(data: Data) {
    if data.isEmpty { return nil }
    size = CGSize(width: 100, height: 100)
    scale = 1
    _data = data
    super.init()
  }
  init?(named name: String) {
    size = CGSize(width: 100, height: 100)
    scale = 1
    _data = Data(name.utf8)
    super.init()
  }
  init?(systemName name: String) {
    size = CGSize(width: 20, height: 20)
    scale = 1
    _data = Data(name.utf8)
    super.init()
  }
  init(cgImage: CGImage) {
    size = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    scale = 1
    _data = Data([0])
    super.init()
  }
  init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.scale = scale
    _data = Data([0])
    super.init()
  }
  init(ciImage: CIImage) {
    size = ciImage.extent.size
    scale = 1
    _data = Data([0])
    super.init()
  }
  var ciImage: CIImage? { CIImage(_extent: CGRect(origin: .zero, size: size)) }
  var cgImage: CGImage? { CGImage(_width: Int(size.width * scale), _height: Int(size.height * scale)) }
  var imageOrientation: Orientation { .up }
  func pngData() -> Data? { _data }
  func jpegData(compressionQuality: CGFloat) -> Data? { _data }
  func draw(in rect: CGRect) {}
  func draw(at point: CGPoint) {}
  func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  func withTintColor(_ color: UIColor) -> UIImage { self }
  func preparingForDisplay() -> UIImage? { self }
  func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(_size: size, _data: _data) }
}
class UIGraphicsImageRendererContext {
  let _bounds: CGRect
  init(_bounds: CGRect) { self._bounds = _bounds }
  func fill(_ rect: CGRect) {}
}
class UIGraphicsImageRenderer {
  let _size: CGSize
  init(size: CGSize) { _size = size }
  init(bounds: CGRect) { _size = bounds.size }
  func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(_bounds: CGRect(origin: .zero, size: _size)))
    return UIImage(_size: _size, _data: Data([0]))
  }
}
// What is drawn into since `UIGraphicsBeginImageContext`: nothing, in its size.
final class _Drawings {
  static let shared = _Drawings()
  let _lock = NSLock()
  var _sizes: [(thread: ObjectIdentifier, size: CGSize)] = []
  init() {}
  func _push(_ size: CGSize) {
    let thread = ObjectIdentifier(Thread.current)
    _lock.withLock { _sizes.append((thread: thread, size: size)) }
  }
  func _top() -> CGSize? {
    let thread = ObjectIdentifier(Thread.current)
    return _lock.withLock { _sizes.last { $0.thread == thread }?.size }
  }
  func _pop() {
    let thread = ObjectIdentifier(Thread.current)
    _lock.withLock {
      if let place = _sizes.lastIndex(where: { $0.thread == thread }) { _sizes.remove(at: place) }
    }
  }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
func UIGraphicsBeginImageContext(_ size: CGSize) { _Drawings.shared._push(size) }
// swift-format-ignore: AlwaysUseLowerCamelCase
func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) { _Drawings.shared._push(size) }
// swift-format-ignore: AlwaysUseLowerCamelCase
func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  _Drawings.shared._top().map { UIImage(_size: $0, _data: Data([0])) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
func UIGraphicsEndImageContext() { _Drawings.shared._pop() }
// Core Image: what comes out of a filter is as large as what went in.
class CIImage: NSObject {
  let extent: CGRect
  init(_extent: CGRect) {
    extent = _extent
    super.init()
  }
  init?(data: Data) {
    if data.isEmpty { return nil }
    extent = CGRect(x: 0, y: 0, width: 100, height: 100)
    super.init()
  }
  init?(image: UIImage) {
    extent = CGRect(origin: .zero, size: image.size)
    super.init()
  }
  init(cgImage: CGImage) {
    extent = CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    super.init()
  }
}
struct CIContextOption: Hashable {
  let _name: String
  init(_name: String) { self._name = _name }
  static var useSoftwareRenderer: CIContextOption { CIContextOption(_name: "software_renderer") }
  static var workingColorSpace: CIContextOption { CIContextOption(_name: "working_color_space") }
}
class CIContext: NSObject {
  override init() { super.init() }
  init(options: [CIContextOption: Any]?) { super.init() }
  func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    CGImage(_width: Int(rect.width), _height: Int(rect.height))
  }
}
class CIFilter: NSObject {
  let name: String
  var _values: [String: Any] = [:]
  init?(name: String) {
    self.name = name
    super.init()
  }
  init?(name: String, parameters: [String: Any]?) {
    self.name = name
    _values = parameters ?? [:]
    super.init()
  }
  func setDefaults() {}
  func setValue(_ value: Any?, forKey key: String) { _values[key] = value }
  func value(forKey key: String) -> Any? { _values[key] }
  var outputImage: CIImage? { _values["inputImage"] as? CIImage }
}
