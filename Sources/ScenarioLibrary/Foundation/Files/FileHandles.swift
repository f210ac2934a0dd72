class FileHandle: NSObject {
  // -1: it is closed.
  var fileDescriptor: Int32
  let _closes: Bool
  var _monitor: DispatchSourceRead? = nil
  var _reader: ((FileHandle) -> Void)? = nil
  var readabilityHandler: ((FileHandle) -> Void)? {
    get { _reader }
    set {
      _reader = newValue
      _watchForReading()
    }
  }
  init(fileDescriptor: Int32, closeOnDealloc: Bool) {
    self.fileDescriptor = fileDescriptor
    _closes = closeOnDealloc
  }
  convenience init(fileDescriptor: Int32) { self.init(fileDescriptor: fileDescriptor, closeOnDealloc: false) }
  convenience init(_ file: _OpenFile) { self.init(fileDescriptor: _Descriptors._add(file), closeOnDealloc: true) }
  deinit { if _closes { _ = _Descriptors._close(fileDescriptor) } }
  static var standardOutput: FileHandle { FileHandle(fileDescriptor: 1) }
  static var standardError: FileHandle { FileHandle(fileDescriptor: 2) }
  static var standardInput: FileHandle { FileHandle(fileDescriptor: 0) }
  static var nullDevice: FileHandle { FileHandle(_OpenFile(_stream: -1)) }
  static func _open(_ path: String, _ code: CocoaError.Code, reads: Bool, writes: Bool) throws -> _OpenFile {
    guard let item = _Disk._item(path) else { throw _Disk._error(code, path) }
    if item._isFolder { throw _Disk._error(.fileReadUnknown, path) }
    return _OpenFile(_item: item, isRead: reads, isWritten: writes)
  }
  convenience init?(forReadingAtPath path: String) {
    guard let file = try? FileHandle._open(path, .fileReadNoSuchFile, reads: true, writes: false) else { return nil }
    self.init(file)
  }
  convenience init?(forWritingAtPath path: String) {
    guard let file = try? FileHandle._open(path, .fileNoSuchFile, reads: false, writes: true) else { return nil }
    self.init(file)
  }
  convenience init?(forUpdatingAtPath path: String) {
    guard let file = try? FileHandle._open(path, .fileNoSuchFile, reads: true, writes: true) else { return nil }
    self.init(file)
  }
  convenience init(forReadingFrom url: URL) throws {
    try self.init(FileHandle._open(url.path, .fileReadNoSuchFile, reads: true, writes: false))
  }
  convenience init(forWritingTo url: URL) throws {
    try self.init(FileHandle._open(url.path, .fileNoSuchFile, reads: false, writes: true))
  }
  convenience init(forUpdating url: URL) throws {
    try self.init(FileHandle._open(url.path, .fileNoSuchFile, reads: true, writes: true))
  }
  var _file: _OpenFile? { _Descriptors._file(fileDescriptor) }
  func _used() throws -> _OpenFile {
    guard let file = _file else { throw NSError(domain: NSCocoaErrorDomain, code: 256, userInfo: nil) }
    return file
  }
  func write(_ data: Data) { _ = _file?._writeWaiting(data._array()) }
  func write<T: DataProtocol>(contentsOf data: T) throws { _ = try _used()._writeWaiting(Array(data)) }
  func readData(ofLength length: Int) -> Data {
    var data = Data()
    while data.count < length, let file = _file {
      let bytes = file._readWaiting(length - data.count)._bytes
      if bytes.isEmpty { return data }
      data.append(contentsOf: bytes)
    }
    return data
  }
  func readDataToEndOfFile() -> Data { readData(ofLength: Int.max) }
  // At least a byte, or the end.
  var availableData: Data { Data(_file?._readWaiting(Int.max)._bytes ?? []) }
  func readToEnd() throws -> Data? { try read(upToCount: Int.max) }
  func read(upToCount count: Int) throws -> Data? {
    _ = try _used()
    let data = readData(ofLength: count)
    return data.isEmpty ? nil : data
  }
  var offsetInFile: UInt64 { UInt64(_file?._place ?? 0) }
  func offset() throws -> UInt64 { UInt64(try _used()._place) }
  @discardableResult func seekToEndOfFile() -> UInt64 {
    _file?._place = _file?._item?._bytes.count ?? 0
    return offsetInFile
  }
  @discardableResult func seekToEnd() throws -> UInt64 {
    _ = try _used()
    return seekToEndOfFile()
  }
  func seek(toFileOffset offset: UInt64) { _file?._place = Int(offset) }
  func seek(toOffset offset: UInt64) throws { try _used()._place = Int(offset) }
  func truncateFile(atOffset offset: UInt64) {
    if let item = _file?._item {
      let kept = item._bytes.prefix(Int(offset))
      item._bytes = Data(kept) + Data(count: Int(offset) - kept.count)
    }
    _file?._place = Int(offset)
  }
  func truncate(atOffset offset: UInt64) throws {
    _ = try _used()
    truncateFile(atOffset: offset)
  }
  func synchronizeFile() {}
  func synchronize() throws { _ = try _used() }
  func closeFile() {
    readabilityHandler = nil
    _ = _Descriptors._close(fileDescriptor)
    fileDescriptor = -1
  }
  func close() throws { closeFile() }
  func _watchForReading() {
    _monitor?.cancel()
    _monitor = nil
    if readabilityHandler == nil { return }
    let queue = DispatchQueue(label: "com.apple.NSFileHandle.fd_monitoring")
    let monitor = DispatchSource.makeReadSource(fileDescriptor: fileDescriptor, queue: queue)
    monitor.setEventHandler { [weak self] in if let self { readabilityHandler?(self) } }
    _monitor = monitor
    monitor.resume()
  }
}
class Pipe: NSObject {
  let fileHandleForReading: FileHandle
  let fileHandleForWriting: FileHandle
  override init() {
    let contents = _PipeContents()
    fileHandleForReading = FileHandle(_OpenFile(_pipe: contents, isWritten: false))
    fileHandleForWriting = FileHandle(_OpenFile(_pipe: contents, isWritten: true))
  }
}
