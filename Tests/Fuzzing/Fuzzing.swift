import FuzzTargets

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `signalbox-fuzz TARGET [libFuzzer's options and folders]`: one target after `make fuzz` has built it.
///
/// `signalbox-fuzz programs -print FILE` says which text the choices in a file lead to.
@main
enum Fuzzing {
  /// Written before the first input, read by libFuzzer's callbacks.
  nonisolated(unsafe) static var target = FuzzTarget.scenarios
  nonisolated(unsafe) static var counts = (accepted: 0, rejected: 0)

  static func main() {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
      print("usage: signalbox-fuzz TARGET [options of libFuzzer] [FOLDER of inputs …]; TARGET is one of \(names)")
      exit(64)
    }
    Self.target = target
    if CommandLine.arguments.count > 3, CommandLine.arguments[2] == "-print" {
      return print(FuzzTarget.program(of: contents(of: CommandLine.arguments[3])), terminator: "")
    }
    atexit {
      print("\(Fuzzing.target.rawValue): \(Fuzzing.counts.accepted) inputs accepted, \(Fuzzing.counts.rejected) rejected")
    }
    // libFuzzer sees the program's name and what follows the target.
    var words: [UnsafeMutablePointer<CChar>?] = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map {
      strdup($0)
    }
    var count = CInt(words.count)
    words.append(nil)
    let status = words.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return runDriver(&count, &start) { bytes, count in
        Fuzzing.tryOut(UnsafeBufferPointer(start: bytes, count: count))
        return 0
      }
    }
    exit(status)
  }

  private static func tryOut(_ input: UnsafeBufferPointer<UInt8>) {
    switch target.answer(to: Array(input)) {
    case .accepted: counts.accepted += 1
    case .rejected: counts.rejected += 1
    case .broken(let promise): fatalError("broken: \(promise)")
    }
  }

  static func contents(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }
}

/// libFuzzer without a `main` of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
