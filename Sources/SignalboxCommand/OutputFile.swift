import Signalbox

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writing a file so that nobody ever sees half of it.
enum OutputFile {
  /// Replaces what is at `path`, or what a link there leads to, by `bytes`: writes beside it, then renames. What was there stays
  /// until then, and its permissions stay. A scenario is not replaced by what came out of one: `isSource` for what is written by itself.
  static func replace(_ path: String, with bytes: [UInt8], isSource: Bool = false) throws(Failure) {
    let target: String
    do throws(Files.Problem) {
      target = try Files.target(of: path)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
    let kind = try kind(of: target)
    if kind == .file, target.hasSuffix(".swift"), !isSource {
      throw .unwritable(path, reason: "it is Swift source, which no trace and no picture replaces; give another name")
    }
    switch kind {
    case .folder:
      throw .unwritable(path, reason: "it is a folder")
    case .device:
      // A device or a pipe cannot be replaced; it is written to.
      do throws(Files.Problem) {
        try write(bytes, to: path, flags: O_WRONLY)
      } catch {
        throw .unwritable(path, reason: error.reason)
      }
    case .file, .nothing:
      // A name of its own length: the one of the file may be as long as names can be.
      let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
      let temporary = folder + unfinishedName(of: getpid())
      do throws(Files.Problem) {
        System.removeWhenInterrupted(temporary)
        defer { System.removeWhenInterrupted(nil) }
        try write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC, permissionsOf: target)
        guard rename(temporary, target) == 0 else { throw Files.Problem.last }
      } catch {
        unlink(temporary)
        throw .unwritable(path, reason: error.reason)
      }
    }
  }

  /// What `process` calls a file that it has not written to its end.
  static func unfinishedName(of process: pid_t) -> String { ".signalbox-\(process).part" }

  /// Writes a new file, whole; what is there already stays and is an error.
  static func create(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let temporary = folder + unfinishedName(of: getpid())
    System.removeWhenInterrupted(temporary)
    defer {
      unlink(temporary)
      System.removeWhenInterrupted(nil)
    }
    do throws(Files.Problem) {
      try write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC)
      // Unlike a renaming, a link takes no name that is in use.
      guard link(temporary, path) == 0 else { throw Files.Problem.last }
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  private static func kind(of path: String) throws(Failure) -> Files.Kind {
    do throws(Files.Problem) {
      return try Files.kind(of: path)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32, permissionsOf old: String? = nil
  ) throws(Files.Problem) {
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    if let old, stat(old, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    try Files.write(bytes, to: descriptor)
  }
}
