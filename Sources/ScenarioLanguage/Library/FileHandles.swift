/// Foundation's `FileHandle`: the standard streams, and files that are kept in memory.
extension LibraryArea {
  static let fileHandles = LibraryArea(
    name: "FileHandles",
    module: "Foundation",
    provides: ["FileHandle"],
    source: #"""
      class FileHandle: NSObject {
        let _isOutput: Bool
        let _item: _StoredItem?
        var _place = 0
        init(_isOutput: Bool) {
          self._isOutput = _isOutput
          _item = nil
        }
        init(_item: _StoredItem) {
          _isOutput = false
          self._item = _item
        }
        static var standardOutput: FileHandle { FileHandle(_isOutput: true) }
        static var standardError: FileHandle { FileHandle(_isOutput: false) }
        static var standardInput: FileHandle { FileHandle(_isOutput: false) }
        static var nullDevice: FileHandle { FileHandle(_isOutput: false) }
        static func _file(_ path: String, _ code: CocoaError.Code) throws -> _StoredItem {
          guard let item = _Disk._item(path) else { throw _Disk._error(code, path) }
          if item._isFolder { throw _Disk._error(.fileReadUnknown, path) }
          return item
        }
        convenience init?(forReadingAtPath path: String) {
          guard let item = try? FileHandle._file(path, .fileReadNoSuchFile) else { return nil }
          self.init(_item: item)
        }
        convenience init?(forWritingAtPath path: String) {
          guard let item = try? FileHandle._file(path, .fileNoSuchFile) else { return nil }
          self.init(_item: item)
        }
        convenience init?(forUpdatingAtPath path: String) {
          guard let item = try? FileHandle._file(path, .fileNoSuchFile) else { return nil }
          self.init(_item: item)
        }
        convenience init(forReadingFrom url: URL) throws { try self.init(_item: FileHandle._file(url.path, .fileReadNoSuchFile)) }
        convenience init(forWritingTo url: URL) throws { try self.init(_item: FileHandle._file(url.path, .fileNoSuchFile)) }
        convenience init(forUpdating url: URL) throws { try self.init(_item: FileHandle._file(url.path, .fileNoSuchFile)) }
        func write(_ data: Data) {
          if _isOutput { _print(String(decoding: data, as: UTF8.self)) }
          guard let item = _item else { return }
          let missing = _place - item._bytes.count
          if missing > 0 { item._bytes.append(Data(count: missing)) }
          let end = min(item._bytes.count, _place + data.count)
          item._bytes.replaceSubrange(_place..<end, with: data)
          item._modified = Date()
          _place += data.count
        }
        func write(contentsOf data: Data) throws { write(data) }
        func readData(ofLength length: Int) -> Data {
          guard let item = _item, _place < item._bytes.count else { return Data() }
          let end = min(item._bytes.count, _place + length)
          defer { _place = end }
          return Data(item._bytes[_place..<end])
        }
        func readDataToEndOfFile() -> Data { readData(ofLength: max(0, (_item?._bytes.count ?? 0) - _place)) }
        var availableData: Data { readDataToEndOfFile() }
        func readToEnd() throws -> Data? {
          let data = readDataToEndOfFile()
          return data.isEmpty ? nil : data
        }
        func read(upToCount count: Int) throws -> Data? {
          let data = readData(ofLength: count)
          return data.isEmpty ? nil : data
        }
        var offsetInFile: UInt64 { UInt64(_place) }
        func offset() throws -> UInt64 { UInt64(_place) }
        @discardableResult func seekToEndOfFile() -> UInt64 {
          _place = _item?._bytes.count ?? 0
          return UInt64(_place)
        }
        @discardableResult func seekToEnd() throws -> UInt64 { seekToEndOfFile() }
        func seek(toFileOffset offset: UInt64) { _place = Int(offset) }
        func seek(toOffset offset: UInt64) throws { _place = Int(offset) }
        func truncateFile(atOffset offset: UInt64) {
          if let item = _item {
            let kept = item._bytes.prefix(Int(offset))
            item._bytes = Data(kept) + Data(count: Int(offset) - kept.count)
          }
          _place = Int(offset)
        }
        func truncate(atOffset offset: UInt64) throws { truncateFile(atOffset: offset) }
        func synchronizeFile() {}
        func synchronize() throws {}
        func closeFile() {}
        func close() throws {}
      }
      """#)
}
