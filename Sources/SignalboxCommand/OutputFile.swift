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
  /// Replaces `path` by `bytes`: writes beside it, then renames. What was there stays until then.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    switch try kind(of: path) {
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
      let temporary = "\(path).\(getpid()).part"
      do throws(Files.Problem) {
        try write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC)
        guard rename(temporary, path) == 0 else { throw Files.Problem.last }
      } catch {
        unlink(temporary)
        throw .unwritable(path, reason: error.reason)
      }
    }
  }

  private static func kind(of path: String) throws(Failure) -> Files.Kind {
    do throws(Files.Problem) {
      return try Files.kind(of: path)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String, flags: Int32) throws(Files.Problem) {
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try Files.write(bytes, to: descriptor)
  }
}
