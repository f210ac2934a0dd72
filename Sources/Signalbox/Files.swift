internal import DispatchTrace

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
    package var isMissing = false
    /// Nobody reads any more.
    package var isClosedPipe = false
    package var reason: String

    /// Of the call that failed last on this thread.
    package static var last: Problem {
      let number = errno
      return Problem(
        isMissing: number == ENOENT || number == ENOTDIR, isClosedPipe: number == EPIPE,
        reason: String(cString: strerror(number)).lowercased())
    }
  }

  /// What a path leads to, whatever it is called.
  package struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// More than that is no scenario and no trace that anybody made.
  private static let mostBytes = 256 << 20

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

  /// The same for all links to a file or folder.
  package static func identity(of path: String) throws(Problem) -> Identity {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  package static func isFolder(_ path: String) -> Bool {
    (try? kind(of: path)) == .folder
  }

  /// Where writing to `path` writes: what a link leads to, also when it is not there yet.
  package static func target(of path: String) throws(Problem) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = link(at: path) else { return path }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = link.hasPrefix("/") ? link : folder + link
    }
    errno = ELOOP
    throw .last
  }

  private static func link(at path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      readlink(path, buffer.bindMemory(to: CChar.self).baseAddress.unsafelyUnwrapped, buffer.count)
    }
    return count > 0 ? String(validating: bytes[..<count], as: UTF8.self) : nil
  }

  /// The bytes of a file, or all that comes out of a pipe or a device.
  package static func contents(of path: String) throws(Problem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try contents(of: descriptor)
  }

  /// All that is left to be read: what a file has in one piece, so that it is not copied while it grows.
  package static func contents(of descriptor: Int32) throws(Problem) -> [UInt8] {
    var about = stat()
    let isFile = fstat(descriptor, &about) == 0 && about.st_mode & S_IFMT == S_IFREG
    // One more: the end is only seen where there was room for more.
    let most = isFile ? min(max(Int(about.st_size), 0), mostBytes) + 1 : 1 << 16
    var (bytes, isOver) = try part(of: descriptor, most)
    while !isOver {
      if bytes.count > mostBytes { throw Problem(reason: "it is larger than \(mostBytes >> 20) MB") }
      let next = try part(of: descriptor, 1 << 16)
      bytes += next.bytes
      isOver = next.isOver
    }
    return bytes
  }

  /// At most `most` bytes; fewer where there are no more.
  private static func part(of descriptor: Int32, _ most: Int) throws(Problem) -> (bytes: [UInt8], isOver: Bool) {
    var count = 1
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      preferLargePages(UnsafeMutableRawBufferPointer(buffer))
      while filled < most, count > 0 {
        count = read(descriptor, buffer.baseAddress.map { $0 + filled }, most - filled)
        if count < 0, errno == EINTR { count = 1 } else { filled += max(count, 0) }
      }
    }
    if count < 0 { throw .last }
    return (bytes, count == 0)
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

  /// The names in a folder that are not hidden, sorted.
  package static func names(in folder: String) throws(Problem) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name else { throw Problem(reason: "it holds a name that is not UTF-8; rename it") }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}

/// The system's `write`, which `Files.write` hides.
private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
