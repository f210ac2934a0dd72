import Foundation

/// Lines over a pair of connected sockets: what a client and a server have in common.
enum Socket {
  static func pair() -> (client: Int32, server: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { fatalError("no sockets") }
    return (ends[0], ends[1])
  }

  /// Nil when the other side is gone.
  static func readLine(_ descriptor: Int32) -> String? {
    var text = ""
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return text }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return nil
  }

  static func write(_ line: String, to descriptor: Int32) {
    let bytes = Array(line.utf8)
    _ = Foundation.write(descriptor, bytes, bytes.count)
  }
}
