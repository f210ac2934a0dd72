import Foundation

/// What one process measured; written as one line, read back by the process that started it.
struct Measurement {
  var blocks: Int
  var nanoseconds: Int
  /// By how much the largest resident size exceeded the size before the work.
  var peakBytes: Int

  var blocksPerSecond: Double { Double(blocks) / (Double(nanoseconds) / 1e9) }
  var nanosecondsPerBlock: Double { Double(nanoseconds) / Double(blocks) }
  var bytesPerBlock: Double { Double(peakBytes) / Double(blocks) }

  var line: String { "\(blocks) \(nanoseconds) \(peakBytes)" }

  init(blocks: Int, nanoseconds: Int, peakBytes: Int) {
    self.blocks = blocks
    self.nanoseconds = nanoseconds
    self.peakBytes = peakBytes
  }

  init?(line: String) {
    let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(blocks: numbers[0], nanoseconds: numbers[1], peakBytes: numbers[2])
  }

  /// Times `body`, which runs `blocks` blocks, in this process.
  static func measure(blocks: Int, _ body: () -> Void) -> Measurement {
    let before = peakResidentBytes()
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    let end = DispatchTime.now().uptimeNanoseconds
    return Measurement(blocks: blocks, nanoseconds: Int(end - start), peakBytes: peakResidentBytes() - before)
  }

  /// The largest resident size of this process so far.
  private static func peakResidentBytes() -> Int {
    #if os(Linux)
      // Not getrusage: there the size of the process that started this one counts too.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
