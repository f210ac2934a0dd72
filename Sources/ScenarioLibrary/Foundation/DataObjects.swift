// By the protocol: a cast to the class would ask whether the value is a Data.
protocol _DataObject { var _data: Data { get } }
func _castData(_ value: Any) -> Data? { (value as? _DataObject)?._data }
func _castNSData(_ value: Any) -> NSData? {
  guard let data = value as? Data else { return nil }
  return NSData(data: data)
}
class NSData: NSObject, _DataObject {
  typealias ReadingOptions = Data.ReadingOptions
  typealias WritingOptions = Data.WritingOptions
  typealias Base64EncodingOptions = Data.Base64EncodingOptions
  typealias Base64DecodingOptions = Data.Base64DecodingOptions
  var _data: Data
  override init() {
    _data = Data()
    super.init()
  }
  init(data: Data) {
    _data = data
    super.init()
  }
  convenience init(contentsOf url: URL, options: ReadingOptions = []) throws { self.init(data: try Data(contentsOf: url)) }
  convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  convenience init?(contentsOfFile path: String) {
    guard let data = try? _Disk._read(path) else { return nil }
    self.init(data: data)
  }
  convenience init?(base64Encoded text: String, options: Data.Base64DecodingOptions = []) {
    guard let data = Data(base64Encoded: text, options: options) else { return nil }
    self.init(data: data)
  }
  static func _bridge(_ data: Data) -> NSData { NSData(data: data) }
  static func _plain(_ object: NSData) -> Data { object._data }
  var length: Int { _data.count }
  var bytes: UnsafeRawPointer { UnsafeRawPointer(UnsafePointer(_data._array())) }
  // As Apple's systems write it: all of up to 24 bytes, or else the first 16 and the last 8.
  override var description: String {
    let bytes = Array(_data)
    let shown = bytes.count <= 24 ? _digits(bytes) : _words(bytes.prefix(16)) + "... " + _words(bytes.suffix(8))
    return "{length = \(bytes.count), bytes = 0x\(shown)}"
  }
  func _digits(_ bytes: some Sequence<UInt8>) -> String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
  func _words(_ bytes: ArraySlice<UInt8>) -> String {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { _digits(bytes[$0..<($0 + 4)]) + " " }.joined()
  }
  override var hash: Int { _data.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSData)?._data == _data }
  func isEqual(to other: Data) -> Bool { _data == other }
  func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String { _data.base64EncodedString(options: options) }
  @discardableResult func write(toFile path: String, atomically: Bool) -> Bool {
    (try? _Disk._write(_data, to: path, atomically: atomically)) != nil
  }
  @discardableResult func write(to url: URL, atomically: Bool) -> Bool { write(toFile: url.path, atomically: atomically) }
  func write(to url: URL, options: Data.WritingOptions = []) throws { try _data.write(to: url, options: options) }
}
class NSMutableData: NSData {
  override init() { super.init() }
  override init(data: Data) { super.init(data: data) }
  static func _plain(_ object: NSMutableData) -> Data { object._data }
  convenience init?(length: Int) { self.init(data: Data(count: length)) }
  // Real memory is only set aside.
  convenience init?(capacity: Int) { self.init(data: Data()) }
  func append(_ other: Data) { _data.append(other) }
  func append<N: FixedWidthInteger>(_ numbers: [N], length: Int) {
    _data.append(contentsOf: numbers.flatMap { $0._rawBytes }.prefix(length))
  }
  func append<T>(_ value: inout T, length: Int) { _data.append(contentsOf: _bytesOf(value).prefix(length)) }
  func append<Pointer: _BytePointer>(_ bytes: Pointer, length: Int) { _data.append(contentsOf: bytes._bytes(0, length)) }
  func setData(_ data: Data) { _data = data }
}
