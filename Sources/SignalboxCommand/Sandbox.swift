import CSandbox
import Signalbox
import SignalboxPictures

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// All that a process may still do with files.
struct Confinement {
  /// Files, and folders with everything below them.
  var reads: [String]
  /// Files that are made or replaced: that takes their whole folders, in which nothing can be read.
  var writes: [String]

  /// What every picture needs.
  static func fonts(in folder: String?) -> [String] { folder.map { [$0] } ?? Picture.fontFolders }

  /// Confines this thread and those that it starts, for ever.
  func enter() throws(Failure) {
    guard sandbox_version() > 0 else {
      throw Failure(
        text: "error: --sandbox: this system cannot confine a process: it takes Linux 5.13 or newer with Landlock and seccomp; "
          + "leave it out, and confine signalbox from outside", exitCode: 2)
    }
    let rules = sandbox_begin()
    guard rules >= 0 else { throw Self.failure }
    for path in reads where path != "-" { try Self.allow(rules, path, SANDBOX_READ) }
    for path in writes where path != "-" {
      guard let target = try? Files.target(of: path) else { continue }
      if (try? Files.kind(of: target)) == .device {
        try Self.allow(rules, target, SANDBOX_WRITE)
      } else {
        try Self.allow(rules, target.lastIndex(of: "/").map { String(target[...$0]) } ?? ".", SANDBOX_WRITE_FILES)
      }
    }
    guard sandbox_enter(rules) == 0 else { throw Self.failure }
  }

  /// What is not there is said by whoever looks for it.
  private static func allow(_ rules: Int32, _ path: String, _ use: sandbox_use) throws(Failure) {
    guard sandbox_allow(rules, path, use) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw failure
  }

  private static var failure: Failure {
    Failure(text: "error: --sandbox: this system refuses to confine a process: \(Files.Problem.last.reason)", exitCode: 2)
  }
}
