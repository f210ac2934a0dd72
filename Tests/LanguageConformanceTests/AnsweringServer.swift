import DispatchTrace
import Foundation
import ScenarioLanguage

#if canImport(Glibc)
  import Glibc
  private let streamSocket = Int32(SOCK_STREAM.rawValue)
#elseif canImport(Darwin)
  import Darwin
  private let streamSocket = SOCK_STREAM
#endif

/// Answers requests on this machine as a program's `// network:` lines say, while the compiled program runs.
final class AnsweringServer: Sendable {
  static let port: UInt16 = 8_099

  private let listening: Int32
  private let replies: [NetworkDirective]

  /// Runs `body` beside a server, if `source` says how requests are answered.
  static func answering<T>(for source: String, _ body: () throws -> T) throws -> T {
    let directives = LoadedScenario(readingDirectivesOf: ScenarioFile(name: "scenario.swift", text: source)).directives
    guard !directives.network.isEmpty else { return try body() }
    let server = try AnsweringServer(directives.network)
    defer { server.stop() }
    return try body()
  }

  private init(_ replies: [NetworkDirective]) throws {
    self.replies = NetworkDirective.asked(replies)
    listening = socket(AF_INET, streamSocket, 0)
    // Whoever cancels closes its connection.
    signal(SIGPIPE, SIG_IGN)
    var yes: Int32 = 1
    setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = Self.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listening, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard bound == 0, listen(listening, 64) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EADDRINUSE) }
    Thread.detachNewThread { [self] in serveAll() }
  }

  private func stop() {
    shutdown(listening, Int32(SHUT_RDWR))
    close(listening)
  }

  private func serveAll() {
    while true {
      let connection = accept(listening, nil, nil)
      guard connection >= 0 else { return }
      Thread.detachNewThread { [self] in
        serve(connection)
        close(connection)
      }
    }
  }

  private func serve(_ connection: Int32) {
    while let address = readRequest(from: connection) {
      guard let reply = replies.first(where: { $0.part.isEmpty || address.contains($0.part) }) else { return }
      usleep(UInt32(reply.duration.nanoseconds / 1000))
      let text = "HTTP/1.1 \(reply.status) -\r\nContent-Length: \(reply.body.utf8.count)\r\n\r\n\(reply.body)"
      guard text.utf8CString.withUnsafeBufferPointer({ write(connection, $0.baseAddress!, $0.count - 1) }) > 0 else { return }
    }
  }

  /// The address in the first line; nil at the end of the connection.
  private func readRequest(from connection: Int32) -> String? {
    var received: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      received += piece.prefix(count)
      let text = String(decoding: received, as: UTF8.self)
      guard let head = text.range(of: "\r\n\r\n") else { continue }
      let length = text.firstMatch(of: #/(?i)content-length: ([0-9]+)/#).flatMap { Int($0.1) } ?? 0
      if text[head.upperBound...].utf8.count < length { continue }
      return text.split(separator: " ").dropFirst().first.map(String.init)
    }
  }
}
