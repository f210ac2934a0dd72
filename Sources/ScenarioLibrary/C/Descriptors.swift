typealias off_t = Int
typealias ssize_t = Int
typealias mode_t = UInt32
typealias dispatch_fd_t = Int32
func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
  let (number, error) = _Descriptors._opened(path, flags)
  if error != 0 { return _Descriptors._failed(error) }
  _Descriptors._file(number)?._isNonBlocking = flags & O_NONBLOCK != 0
  return number
}
func open(_ path: UnsafePointer<Int8>, _ flags: Int32, _ mode: mode_t = 0) -> Int32 { open(String(cString: path), flags, mode) }
func creat(_ path: String, _ mode: mode_t) -> Int32 { open(path, O_WRONLY | O_CREAT | O_TRUNC, mode) }
@discardableResult func close(_ number: Int32) -> Int32 {
  _Descriptors._close(number) ? 0 : _Descriptors._failed(EBADF)
}
func _readBytes(_ number: Int32, _ count: Int, at place: Int?) -> [UInt8]? {
  guard let file = _Descriptors._file(number) else {
    errno = EBADF
    return nil
  }
  let transfer = place == nil ? file._readWaiting(count) : file._read(count, at: place)
  if transfer._error == 0 { return transfer._bytes }
  errno = transfer._error
  return nil
}
func _writeBytes(_ number: Int32, _ bytes: [UInt8], at place: Int?) -> Int {
  guard let file = _Descriptors._file(number) else { return Int(_Descriptors._failed(EBADF)) }
  let transfer = place == nil ? file._writeWaiting(bytes) : file._write(bytes, at: place)
  return transfer._error == 0 ? transfer._count : Int(_Descriptors._failed(transfer._error))
}
@discardableResult func read(_ number: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  guard let bytes = _readBytes(number, count, at: nil) else { return -1 }
  memory?._write(bytes)
  return bytes.count
}
@discardableResult func read<T>(_ number: Int32, _ memory: UnsafeMutablePointer<T>, _ count: Int) -> Int {
  read(number, UnsafeMutableRawPointer(memory), count)
}
@discardableResult func pread<T>(_ number: Int32, _ memory: UnsafeMutablePointer<T>, _ count: Int, _ place: off_t) -> Int {
  pread(number, UnsafeMutableRawPointer(memory), count, place)
}
@discardableResult func pread(_ number: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int, _ place: off_t) -> Int {
  guard let bytes = _readBytes(number, count, at: place) else { return -1 }
  memory?._write(bytes)
  return bytes.count
}
@discardableResult func write(_ number: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  _writeBytes(number, count == 0 ? [] : memory!._bytes(0, count), at: nil)
}
@discardableResult func write<T>(_ number: Int32, _ memory: UnsafePointer<T>, _ count: Int) -> Int {
  write(number, UnsafeRawPointer(memory), count)
}
@discardableResult func write<T>(_ number: Int32, _ memory: UnsafeMutablePointer<T>, _ count: Int) -> Int {
  write(number, UnsafeRawPointer(memory), count)
}
@discardableResult func write(_ number: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  _writeBytes(number, Array(bytes.prefix(count)), at: nil)
}
@discardableResult func write(_ number: Int32, _ text: String, _ count: Int) -> Int {
  _writeBytes(number, Array((Array(text.utf8) + [0]).prefix(count)), at: nil)
}
@discardableResult func pwrite(_ number: Int32, _ bytes: [UInt8], _ count: Int, _ place: off_t) -> Int {
  _writeBytes(number, Array(bytes.prefix(count)), at: place)
}
@discardableResult func pwrite(_ number: Int32, _ text: String, _ count: Int, _ place: off_t) -> Int {
  _writeBytes(number, Array(text.utf8.prefix(count)), at: place)
}
@discardableResult func lseek(_ number: Int32, _ distance: off_t, _ from: Int32) -> off_t {
  guard let file = _Descriptors._file(number) else { return off_t(_Descriptors._failed(EBADF)) }
  guard let item = file._item else { return off_t(_Descriptors._failed(ESPIPE)) }
  let start = from == SEEK_END ? item._bytes.count : from == SEEK_CUR ? file._place : 0
  if start + distance < 0 { return off_t(_Descriptors._failed(EINVAL)) }
  file._place = start + distance
  return file._place
}
@discardableResult func pipe(_ numbers: UnsafeMutablePointer<Int32>) -> Int32 {
  let contents = _PipeContents()
  numbers[0] = _Descriptors._add(_OpenFile(_pipe: contents, isWritten: false))
  numbers[1] = _Descriptors._add(_OpenFile(_pipe: contents, isWritten: true))
  return 0
}
@discardableResult func dup(_ number: Int32) -> Int32 {
  guard let file = _Descriptors._file(number) else { return _Descriptors._failed(EBADF) }
  return _Descriptors._add(file)
}
@discardableResult func dup2(_ number: Int32, _ other: Int32) -> Int32 {
  guard let file = _Descriptors._file(number) else { return _Descriptors._failed(EBADF) }
  if number != other { _ = _Descriptors._close(other) }
  return _Descriptors._add(file, from: other)
}
// Of its many commands those that ask for the flags and set them.
@discardableResult func fcntl(_ number: Int32, _ command: Int32, _ value: Int32 = 0) -> Int32 {
  guard let file = _Descriptors._file(number) else { return _Descriptors._failed(EBADF) }
  if command == F_GETFL {
    let access = file._isRead && file._isWritten ? O_RDWR : file._isWritten ? O_WRONLY : O_RDONLY
    return access | (file._isNonBlocking ? O_NONBLOCK : 0) | (file._appends ? O_APPEND : 0)
  }
  if command == F_SETFL { file._isNonBlocking = value & O_NONBLOCK != 0 }
  return 0
}
@discardableResult func fsync(_ number: Int32) -> Int32 { _Descriptors._file(number) == nil ? _Descriptors._failed(EBADF) : 0 }
@discardableResult func ftruncate(_ number: Int32, _ count: off_t) -> Int32 {
  guard let file = _Descriptors._file(number), let item = file._item, file._isWritten else { return _Descriptors._failed(EINVAL) }
  let kept = Array(item._bytes.prefix(count))
  item._bytes = Data(kept + Array(repeating: 0, count: count - kept.count))
  return 0
}
@discardableResult func unlink(_ path: String) -> Int32 {
  guard let item = _Disk._item(path) else { return _Descriptors._failed(ENOENT) }
  if item._isFolder { return _Descriptors._failed(EISDIR) }
  try? _Disk._remove(path)
  return 0
}
func access(_ path: String, _ mode: Int32) -> Int32 { _Disk._item(path) == nil ? _Descriptors._failed(ENOENT) : 0 }
@discardableResult func mkdir(_ path: String, _ mode: mode_t) -> Int32 {
  if _Disk._item(path) != nil { return _Descriptors._failed(EEXIST) }
  do { try _Disk._makeFolder(path, withParents: false) } catch { return _Descriptors._failed(ENOENT) }
  return 0
}
@discardableResult func rmdir(_ path: String) -> Int32 {
  guard let item = _Disk._item(path) else { return _Descriptors._failed(ENOENT) }
  if !item._isFolder { return _Descriptors._failed(ENOTDIR) }
  if !_Disk._below(path).isEmpty { return _Descriptors._failed(ENOTEMPTY) }
  try? _Disk._remove(path)
  return 0
}
// Standard error is the command's own.
func perror(_ text: String) {}
