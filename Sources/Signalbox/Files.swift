#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading and writing by the calls every Unix has: Foundation would take longer to load than a scenario to run.
package enum Files {
  package enum Kind: Sendable {
    case nothing, file, folder, device
  }

  /// What the system says of a call that failed.
  package struct Problem: Error {
    package var isMissing: Bool
    package var reason: String

    /// Of the call that failed last on this thread.
    package static var last: Problem {
      let number = errno
      return Problem(isMissing: number == ENOENT || number == ENOTDIR, reason: String(cString: strerror(number)).lowercased())
    }
  }

  /// What is at `path`; links are followed.
  package static func kind(of path: String) throws(Problem) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let problem = Problem.last
      if problem.isMissing { return .nothing }
      throw problem
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .device
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    (try? kind(of: path)) == .folder
  }

  /// The bytes of a file, or all that comes out of a pipe or a device.
  package static func contents(of path: String) throws(Problem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try contents(of: descriptor)
  }

  /// All that is left to be read.
  package static func contents(of descriptor: Int32) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    var count = 0
    repeat {
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        filled = max(count, 0)
      }
      if count < 0 && errno != EINTR { throw .last }
      bytes += part
    } while count != 0
    return bytes
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Problem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { put(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// The names in a folder that are not hidden, sorted; none when it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}

/// The system's `write`, which `Files.write` hides.
private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
