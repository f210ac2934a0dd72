#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `llvm-symbolizer`, which comes with the compiler: what stands at an address of a program, as its debug information says. It is one
/// process beside this one, asked address by address: to start it takes a hundred times longer than an answer.
final class Symbolizer {
  struct Frame {
    /// As the compiler mangles it.
    var function: String
    /// Nil for what the compiler has made.
    var place: SeenByOthers.Place?
  }

  private let socket: Int32
  private var unread: [UInt8] = []
  private var isGone = false

  /// Nil where there is none.
  init?() {
    #if canImport(Glibc)
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard let tool = Self.tool, socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
      socket = ends[0]
      defer { close(ends[1]) }
      // Nobody waits for ever for another program.
      var patience = timeval(tv_sec: 20, tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      guard Self.start(tool, ends[1]) else {
        close(socket)
        return nil
      }
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    private static func start(_ tool: String, _ socket: Int32) -> Bool {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, socket, 0)
      posix_spawn_file_actions_adddup2(&actions, socket, 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      let words: [UnsafeMutablePointer<CChar>?] = [strdup(tool), strdup("--functions=linkage"), strdup("--basenames"), nil]
      defer { for word in words { free(word) } }
      var process: pid_t = 0
      return posix_spawn(&process, tool, &actions, nil, words, environ) == 0
    }

    /// On the search path, or where the compiler is that stands there.
    private static var tool: String? {
      let folders = getenv("PATH").map { String(cString: $0) }?.split(separator: ":").map(String.init) ?? []
      for folder in folders where access("\(folder)/llvm-symbolizer", X_OK) == 0 { return "\(folder)/llvm-symbolizer" }
      for folder in folders {
        guard let real = realpath("\(folder)/swiftc", nil) else { continue }
        defer { free(real) }
        let beside = String(cString: real).split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
          separator: "/")
        if access("\(beside)/llvm-symbolizer", X_OK) == 0 { return "\(beside)/llvm-symbolizer" }
      }
      return nil
    }
  #endif

  /// The functions at `offset` of the file at `path`, those that were inlined first; empty when nothing is known.
  func frames(at offset: UInt, of path: String) -> [Frame] {
    guard !isGone, ask("CODE \"\(path)\" 0x\(String(offset, radix: 16))\n") else { return [] }
    var frames: [Frame] = []
    while let function = line(), !function.isEmpty, let place = line() {
      frames.append(Frame(function: function, place: SeenByOthers.Place(symbolized: place[...])))
    }
    return frames
  }

  private func ask(_ question: String) -> Bool {
    #if canImport(Glibc)
      var question = question
      // To a process that is gone it must not be a signal.
      isGone = question.withUTF8 { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) != $0.count }
    #endif
    return !isGone
  }

  private func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var part = [UInt8](repeating: 0, count: 4096)
      let count = read(socket, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isGone = true
        return nil
      }
      unread += part[..<count]
    }
  }
}

extension SeenByOthers.Place {
  /// `app.swift:12:7`; nil for what has no line.
  package init?(symbolized text: Substring) {
    let words = text.split(separator: ":")
    guard words.count >= 3, let row = Int(words[words.count - 2]), row > 0, let column = Int(words[words.count - 1]) else {
      return nil
    }
    let file = words[..<(words.count - 2)].joined(separator: ":")
    if file.hasPrefix("<") || file.hasPrefix("?") { return nil }
    self.init(file: file, line: row, column: column)
  }
}
