struct FILE {
  let _isOutput: Bool
  // nil at first: a value written here would be made once, and show in the trace.
  static var _all: [UnsafeMutablePointer<FILE>]?
  static func _stream(_ place: Int) -> UnsafeMutablePointer<FILE> {
    if _all == nil { _all = [true, false].map { UnsafeMutablePointer<FILE>(_to: FILE(_isOutput: $0)) } }
    return _all![place]
  }
}
var stdout: UnsafeMutablePointer<FILE>! { FILE._stream(0) }
var stderr: UnsafeMutablePointer<FILE>! { FILE._stream(1) }
@discardableResult func fputs(_ text: String, _ stream: UnsafeMutablePointer<FILE>) -> Int32 {
  if stream.pointee._isOutput { _print(text) }
  return 1
}
@discardableResult func puts(_ text: String) -> Int32 {
  _print(text + "\n")
  return Int32(text.utf8.count + 1)
}
@discardableResult func putchar(_ character: Int32) -> Int32 { fputc(character, stdout) }
@discardableResult func putc(_ character: Int32, _ stream: UnsafeMutablePointer<FILE>) -> Int32 { fputc(character, stream) }
@discardableResult func fputc(_ character: Int32, _ stream: UnsafeMutablePointer<FILE>) -> Int32 {
  fputs(String(UnicodeScalar(UInt8(truncatingIfNeeded: character))), stream)
  return character
}
@discardableResult
func fwrite(_ text: String, _ size: Int, _ count: Int, _ stream: UnsafeMutablePointer<FILE>) -> Int {
  fwrite(Array(text.utf8), size, count, stream)
}
@discardableResult
func fwrite(_ bytes: [UInt8], _ size: Int, _ count: Int, _ stream: UnsafeMutablePointer<FILE>) -> Int {
  fputs(String(decoding: bytes.prefix(size * count), as: UTF8.self), stream)
  return count
}
@discardableResult
func fwrite<T: FixedWidthInteger>(
  _ bytes: UnsafePointer<T>, _ size: Int, _ count: Int, _ stream: UnsafeMutablePointer<FILE>
) -> Int {
  fwrite((0..<size * count).map { UInt8(truncatingIfNeeded: bytes[$0]) }, size, count, stream)
}
func strerror(_ code: Int32) -> UnsafeMutablePointer<Int8>! {
  let text = code == 0 ? "Success" : POSIXErrorCode(rawValue: code)?._reason ?? "Unknown error \(code)"
  return UnsafeMutablePointer<Int8>(_memory: _Memory<Int8>(_values: text.utf8CString), _place: 0)
}
// What is written is seen at once, whatever the buffer.
@discardableResult func fflush(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 { 0 }
func setbuf(_ stream: UnsafeMutablePointer<FILE>, _ buffer: UnsafeMutablePointer<Int8>?) {}
func setlinebuf(_ stream: UnsafeMutablePointer<FILE>) {}
@discardableResult func setvbuf(
  _ stream: UnsafeMutablePointer<FILE>, _ buffer: UnsafeMutablePointer<Int8>?, _ mode: Int32, _ size: Int
) -> Int32 { 0 }
var STDIN_FILENO: Int32 { 0 }
var STDOUT_FILENO: Int32 { 1 }
var STDERR_FILENO: Int32 { 2 }
func fileno(_ stream: UnsafeMutablePointer<FILE>) -> Int32 { stream.pointee._isOutput ? 1 : 2 }
// Who reads what is printed is no terminal.
func isatty(_ file: Int32) -> Int32 { 0 }
enum _ExitHandlers { static var _all: [() -> Void]? }
@discardableResult func atexit(_ handler: @escaping () -> Void) -> Int32 {
  if _ExitHandlers._all == nil { _ExitHandlers._all = [] }
  _ExitHandlers._all?.append(handler)
  return 0
}
func _runExitHandlers() { while let last = _ExitHandlers._all?.popLast() { last() } }
func exit(_ code: Int32) -> Never {
  _runExitHandlers()
  _exit(code)
}
func _exit(_ code: Int32) -> Never
