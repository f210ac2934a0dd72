import Dispatch
import Foundation
import RecordedDispatch

/// What recording costs a block, beside the real library: both by turns in one process.
struct RecordedReport {
  private static let blocks = 20_000
  private static let turns = 25

  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  func write() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(getpid()).recording")
    defer { try? FileManager.default.removeItem(at: file) }
    setenv("SIGNALBOX_RECORDING", file.path, 1)
    setenv("SIGNALBOX_RECORDING_LIMIT", "4000", 1)
    print("The real Dispatch and the recorded one by turns, a block that adds 1; processor time, best of \(Self.turns)")
    print(Report.row("program", "blocks", "real ns", "recorded ns", "times"))
    let counter = Counter()
    asyncRow("async, serial", Dispatch.DispatchQueue(label: "q"), RecordedDispatch.DispatchQueue(label: "q"), counter)
    let (real, recorded) = (
      Dispatch.DispatchQueue(label: "c", attributes: .concurrent),
      RecordedDispatch.DispatchQueue(label: "c", attributes: .concurrent)
    )
    asyncRow("async, concurrent", real, recorded, counter)
    let (lock, recordedLock) = (Dispatch.DispatchQueue(label: "s"), RecordedDispatch.DispatchQueue(label: "s"))
    row(
      "sync, uncontended", { for _ in 0..<$0 { lock.sync { counter.count += 1 } } },
      { for _ in 0..<$0 { recordedLock.sync { counter.count += 1 } } })
    row(
      "async, waited for with sync",
      { blocks in
        for _ in 0..<blocks / 2 {
          lock.async { counter.count += 1 }
          lock.sync {}
        }
      },
      { blocks in
        for _ in 0..<blocks / 2 {
          recordedLock.async { counter.count += 1 }
          recordedLock.sync {}
        }
      })
  }

  private func asyncRow(
    _ name: String, _ real: Dispatch.DispatchQueue, _ recorded: RecordedDispatch.DispatchQueue, _ counter: Counter
  ) {
    row(
      name,
      { blocks in
        for _ in 0..<blocks { real.async { counter.count &+= 1 } }
        real.sync(flags: .barrier) {}
      },
      { blocks in
        for _ in 0..<blocks { recorded.async { counter.count &+= 1 } }
        recorded.sync(flags: .barrier) {}
      })
  }

  private func row(_ name: String, _ real: (Int) -> Void, _ recorded: (Int) -> Void) {
    var best = (real: UInt64.max, recorded: UInt64.max)
    for _ in 0..<Self.turns {
      best.real = min(best.real, Self.time { real(Self.blocks) })
      best.recorded = min(best.recorded, Self.time { recorded(Self.blocks) })
    }
    let (first, second) = (Double(best.real) / Double(Self.blocks), Double(best.recorded) / Double(Self.blocks))
    print(
      Report.row(
        name, "\(Self.blocks)", String(format: "%.0f", first), String(format: "%.0f", second),
        String(format: "%.2f", second / first)))
  }

  private static func time(_ body: () -> Void) -> UInt64 {
    let start = processorTime
    body()
    return processorTime - start
  }

  private static var processorTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
