// nil at first: a value written here would be made once, and show in the trace.
enum _TypedInput {
  static var _next: Int?
  static var _rest: [UInt8]?
  // Of the lines that nobody has read, and of one that was read in part.
  static var _bytesLeft: [UInt8] { (_rest ?? []) + _typedLines()[(_next ?? 0)...].flatMap { Array($0.utf8) + [10] } }
  static var _count: Int { _bytesLeft.count }
  static func _bytes(_ count: Int) -> [UInt8] {
    let all = _bytesLeft
    _next = _typedLines().count
    _rest = Array(all.dropFirst(count))
    return Array(all.prefix(count))
  }
  static func _line() -> String? {
    if let rest = _rest, !rest.isEmpty {
      let end = rest.firstIndex(of: 10) ?? rest.count
      _rest = Array(rest.dropFirst(end + 1))
      return String(decoding: rest[..<end], as: UTF8.self)
    }
    let lines = _typedLines()
    let index = _next ?? 0
    if index == lines.count { return nil }
    _next = index + 1
    return lines[index]
  }
}
