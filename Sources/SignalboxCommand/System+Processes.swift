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

    /// What it leaves in a folder when it is killed while it writes.
    var unfinishedFile: String { OutputFile.unfinishedName(of: id) }
  }

  /// Starts this program with other arguments; what it says goes to the file `errors`.
  static func start(_ arguments: [String], errors: String) throws(Failure) -> Process {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Ctrl-C goes to all processes of a terminal. One that has just begun notes it when it is ready to.
    var held = interruptSet
    posix_spawnattr_setsigmask(&attributes, &held)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    let failure = posix_spawnp(&id, CommandLine.arguments[0], &actions, &attributes, &words, environ)
    guard failure == 0 else {
      throw Failure(text: "error: no job can be started: \(String(cString: strerror(failure)).lowercased())", exitCode: 70)
    }
    return Process(id: id)
  }

  /// Of this process.
  static var id: Int { Int(getpid()) }

  /// Another number once the process that started this one has ended.
  static var parent: Int { Int(getppid()) }

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
