#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// Another signalbox.
  struct Process {
    fileprivate var id: pid_t

    /// Nil while it runs; to be asked no more after that. That of a shell when a signal has ended it.
    func exitCode() -> Int32? {
      var status: Int32 = 0
      let ended = waitpid(id, &status, WNOHANG)
      if ended == 0 || (ended < 0 && errno == EINTR) { return nil }
      if ended < 0 { return 70 }
      let signal = status & 0x7F
      return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    func interrupt() { kill(id, SIGINT) }
  }

  /// Starts this program with other arguments; what it says goes to the file `errors`.
  static func start(_ arguments: [String], errors: String) throws(Failure) -> Process {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    let failure = posix_spawnp(&id, CommandLine.arguments[0], &actions, nil, &words, environ)
    guard failure == 0 else {
      throw Failure(text: "error: no job can be started: \(String(cString: strerror(failure)).lowercased())", exitCode: 70)
    }
    return Process(id: id)
  }

  static func sleep(seconds: Double) { usleep(UInt32(seconds * 1e6)) }

  /// A new folder that nobody else reads.
  static func makeTemporaryFolder() throws(Failure) -> String {
    let parent = variable("TMPDIR").isEmpty ? "/tmp" : variable("TMPDIR")
    let pattern = "\(parent)/signalbox-" + String(repeating: "X", count: 6)
    guard let name = strdup(pattern) else { throw .unwritable(parent, reason: "out of memory") }
    defer { free(name) }
    guard mkdtemp(name) != nil else { throw .unwritable(parent, reason: String(cString: strerror(errno)).lowercased()) }
    return String(cString: name)
  }

  static func remove(_ path: String) { unlink(path) }

  static func removeFolder(_ folder: String, holding names: [String]) {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
