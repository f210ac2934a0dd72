import Recording

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

/// What programs are compiled against: the modules of `SimulatedDispatch` and their objects, as SwiftPM's build directory has them and
/// as `make install` copies them.
struct Kit {
  /// Holds `Modules` and a folder of objects for each module.
  let folder: String
  let compiler: URL

  /// Lowest first; those of swift-collections below ours.
  static let modules = [
    "InternalCollectionsUtilities", "ContainersPreview", "DequeModule", "HeapModule", "DispatchTrace", "DispatchModel",
    "TraceAnalysis", "Exploration", "Runs", "ExploredRuns", "SimulatedDispatch", "CompiledPrograms",
  ]

  init() throws(CompiledCodeError) {
    guard let compiler = ToolSearch.find("swiftc") else { throw .compilerMissing }
    // By its own name: behind the link is a driver that asks what it was called.
    self.compiler = compiler
    let beside = Self.ownFolder
    let candidates = [beside, beside + "/lib/signalbox", beside + "/../lib/signalbox"]
    guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: Self.interface(in: $0)) }) else {
      throw .modulesMissing(beside: beside)
    }
    folder = found
  }

  /// Where the compiler's other programs are.
  private var toolchain: URL { compiler.resolvingSymlinksInPath().deletingLastPathComponent() }

  var moduleFolder: String { "\(folder)/Modules" }

  /// The program that tells lines from addresses; it comes with the compiler.
  var symbolizer: String {
    let path = toolchain.appendingPathComponent("llvm-symbolizer").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : ToolSearch.find("llvm-symbolizer")?.path ?? ""
  }

  /// The toolchain's own linker, where it has one that reads these objects: half the time of the system's.
  var linkerOptions: [String] {
    #if canImport(Darwin)
      []
    #else
      FileManager.default.isExecutableFile(atPath: toolchain.appendingPathComponent("ld.lld").path) ? ["-use-ld=lld"] : []
    #endif
  }

  private static func interface(in folder: String) -> String { "\(folder)/Modules/CompiledPrograms.swiftmodule" }

  /// Where the command itself is, links followed.
  private static var ownFolder: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size))
      _NSGetExecutablePath(&bytes, &size)
      let path = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
    #else
      var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = bytes.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress.unsafelyUnwrapped, $0.count) }
      let path = String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
      return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    #endif
  }

  private func objects() -> [String] {
    Self.modules.flatMap { module -> [String] in
      let folder = "\(folder)/\(module).build"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let built = Self.built(in: folder)
      return names.filter { $0.hasSuffix(".o") && built?.contains($0) ?? true }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// A build folder keeps the objects of sources that are gone, and lists those that there are. An installed kit has no such list.
  private static func built(in folder: String) -> Set<String>? {
    guard let list = FileManager.default.contents(atPath: folder + "/sources") else { return nil }
    return Set(
      String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).map { path in
        path.split(separator: "/").last.map { $0.filter { $0 != "'" } + ".o" } ?? ""
      })
  }

  /// What changes with the compiler and with the modules.
  var identity: String {
    var mark = ContentMark()
    for path in [compiler.resolvingSymlinksInPath().path] + objects() {
      var status = stat()
      mark.add(path)
      guard stat(path, &status) == 0 else { continue }
      #if canImport(Darwin)
        let modified = status.st_mtimespec
      #else
        let modified = status.st_mtim
      #endif
      mark.add("\(status.st_size) \(modified.tv_sec) \(modified.tv_nsec)")
    }
    mark.add(RuntimeFiles.hooks)
    return mark.text
  }

  /// The library that programs are linked with: as `make install` has prepared it, or made at the first use of a kit.
  func library(in cache: Cache, _ identity: String) throws(CompiledCodeError) -> String {
    let prepared = "\(folder)/library-\(identity)/libprogram.so"
    if FileManager.default.fileExists(atPath: prepared) { return prepared }
    return try cache.folder("library-\(identity)") { folder throws(CompiledCodeError) in
      let clang = toolchain.appendingPathComponent("clang")
      let source = folder.appendingPathComponent("AccessHooks.c")
      let hooks = folder.appendingPathComponent("AccessHooks.o")
      try Cache.write(RuntimeFiles.hooks, to: source)
      try Tool.run(
        FileManager.default.isExecutableFile(atPath: clang.path) ? clang : ToolSearch.find("clang") ?? clang,
        ["-O2", "-w", "-fPIC", "-fno-omit-frame-pointer", "-c", source.path, "-o", hooks.path], in: folder)
      // `main` is in the library, and calls what the program's own would be.
      try Tool.run(
        compiler,
        linkerOptions + ["-emit-library", "-o", folder.appendingPathComponent("libprogram.so").path, hooks.path] + objects()
          + ["-Xlinker", "--strip-debug", "-Xlinker", "--allow-shlib-undefined"], in: folder)
    } + "/libprogram.so"
  }
}

/// The files that are compiled with programs, not into Signalbox.
enum RuntimeFiles {
  static var hooks: [UInt8] { PackageResources.AccessHooks_c }
  static var prelude: [UInt8] { PackageResources.Prelude_swift }
}

enum Tool {
  static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws(CompiledCodeError) {
    let result: ChildProcess.Result
    do {
      result = try ChildProcess(tool, arguments, in: folder).run(atMost: 600)
    } catch {
      throw .systemFailure(error.description)
    }
    guard result.end != .exited(0) else { return }
    let messages = result.errors + result.output
    if messages.contains("cannot be imported by the") || messages.contains("was created by") { throw .otherCompiler(messages) }
    throw .rejected(messages)
  }
}
