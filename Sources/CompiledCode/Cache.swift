#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What was compiled, by its content: `~/.cache/signalbox`, or below `XDG_CACHE_HOME`. Nothing in it is needed; all of it can be deleted.
struct Cache {
  private let root: URL
  /// The oldest go when there are more.
  private static let mostFolders = 64

  init() {
    let variables = ProcessInfo.processInfo.environment
    let base =
      variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? variables["HOME"].map { "\($0)/.cache" }
      ?? FileManager.default.temporaryDirectory.path
    root = URL(fileURLWithPath: base).appendingPathComponent("signalbox")
  }

  /// The path of the folder of that name, which `make` fills when it is not there. Whole or not at all, whoever does so beside us.
  func folder(
    _ name: String, _ make: (URL) throws(CompiledCodeError) -> Void
  ) throws(CompiledCodeError) -> String {
    let final = root.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: final.path) {
      // It was used: others are older now.
      utimes(final.path, nil)
      return final.path
    }
    let temporary = root.appendingPathComponent("part-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    do {
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    } catch {
      throw .systemFailure("cannot write to \(root.path), where compiled programs are kept: \(error)")
    }
    try make(temporary)
    if rename(temporary.path, final.path) != 0, !FileManager.default.fileExists(atPath: final.path) {
      throw .systemFailure("cannot write to \(final.path): \(String(cString: strerror(errno)))")
    }
    removeOldest()
    return final.path
  }

  static func write(_ bytes: [UInt8], to file: URL) throws(CompiledCodeError) {
    do {
      try Data(bytes).write(to: file)
    } catch {
      throw .systemFailure("cannot write to \(file.path): \(error)")
    }
  }

  private func removeOldest() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    guard names.count > Self.mostFolders else { return }
    let ages = names.map { name -> (age: Int, name: String) in
      var status = stat()
      stat(root.appendingPathComponent(name).path, &status)
      #if canImport(Darwin)
        return (Int(status.st_mtimespec.tv_sec), name)
      #else
        return (Int(status.st_mtim.tv_sec), name)
      #endif
    }
    for (_, name) in ages.sorted(by: { $0 < $1 }).prefix(names.count - Self.mostFolders) {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
    }
  }
}

/// A short text that differs where contents differ: FNV-1a, twice. Nobody gains by making two alike: it is the user's own cache.
struct ContentMark {
  private var words: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x84222325_cbf29ce4)

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      words.0 = (words.0 ^ UInt64(byte)) &* 0x100_0000_01b3
      words.1 = (words.1 ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01b3
    }
    // Where one ends and the next begins counts, too.
    words.0 = (words.0 ^ 0x100) &* 0x100_0000_01b3
    words.1 = (words.1 ^ 0x101) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) { add(text.utf8) }

  var text: String { String(words.0, radix: 36) + String(words.1, radix: 36) }
}
