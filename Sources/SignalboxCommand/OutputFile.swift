import Foundation

/// Writing a file so that nobody ever sees half of it.
enum OutputFile {
  /// Replaces `path` by `bytes`: writes beside it, then renames. What was there stays until then.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    switch try kind(of: path) {
    case .folder:
      throw .unwritable(path, reason: "it is a folder")
    case .device:
      // A device or a pipe cannot be replaced; it is written to.
      if let reason = write(bytes, to: path, flags: O_WRONLY) { throw .unwritable(path, reason: reason) }
    case .file, .nothing:
      let temporary = "\(path).\(getpid()).part"
      let reason = write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC) ?? move(temporary, to: path)
      guard let reason else { return }
      unlink(temporary)
      throw .unwritable(path, reason: reason)
    }
  }

  private enum Kind {
    case nothing, file, folder, device
  }

  private static func kind(of path: String) throws(Failure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .nothing }
      throw .unwritable(path, reason: lastError())
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .device
    }
  }

  /// nil when all of it was written, else why not.
  private static func write(_ bytes: [UInt8], to path: String, flags: Int32) -> String? {
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { return lastError() }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return lastError() }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  private static func move(_ source: String, to path: String) -> String? {
    rename(source, path) == 0 ? nil : lastError()
  }

  private static func lastError() -> String {
    let number = errno
    return String(cString: strerror(number)).lowercased()
  }
}
