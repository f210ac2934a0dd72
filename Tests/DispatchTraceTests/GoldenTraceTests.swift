import DispatchTrace
import Foundation
import Testing

/// The traces below traces/: files that the simulator wrote.
struct GoldenTraceTests {
  static let paths: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let traces = root.appendingPathComponent("traces").path
    let names = FileManager.default.enumerator(atPath: traces)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix("trace.jsonl") }.sorted().map { "\(traces)/\($0)" }
  }()

  /// Read and written again a file has the same bytes; its blocks start after they are submitted, end after they start, and run
  /// on the queue they were submitted to. Files of megabytes are left to `signalbox check`.
  @Test func goldenTracesAreWhatTheFormatSays() throws {
    for path in Self.paths {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      if bytes.count > 500_000 { continue }
      let trace = try Trace(jsonLines: bytes)
      #expect(trace.jsonLines() == bytes, "\(path)")
      let index = TraceIndex(trace)
      for (offset, item) in index.items.enumerated() {
        if let started = item.started {
          #expect(item.submitted.map { $0 < started } == true, "\(path): i\(offset)")
          #expect(item.runQueue == item.queue, "\(path): i\(offset)")
        }
        if let ended = item.ended { #expect(item.started.map { $0 < ended } == true, "\(path): i\(offset)") }
      }
    }
  }
}
