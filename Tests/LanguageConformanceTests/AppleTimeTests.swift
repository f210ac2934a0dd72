import DispatchModel
import DispatchTrace
import Testing

/// Apple's ways to measure time and to find resources, which no compiled twin knows here.
@Suite("Ticks and bundles of Apple's systems")
struct AppleTimeTests {
  @Test("A tick is a nanosecond of virtual time")
  func ticks() {
    let run = SimulatedRun(
      of: """
        import Foundation
        func measure(_ body: () -> Void) -> Double {
          var info = mach_timebase_info_data_t()
          mach_timebase_info(&info)
          let start = mach_absolute_time()
          body()
          return Double((mach_absolute_time() - start) * UInt64(info.numer) / UInt64(info.denom)) / 1_000_000_000
        }
        print(measure { Thread.sleep(forTimeInterval: 0.25) })
        var timebase = mach_timebase_info(numer: 0, denom: 0)
        guard mach_timebase_info(&timebase) == KERN_SUCCESS else { fatalError() }
        print(timebase.numer, timebase.denom)
        """)
    #expect(run?.printed == "0.25\n1 1\n")
  }

  @Test("The bundle of a class is the one there is; ProcessInfo can be made")
  func bundles() {
    let run = SimulatedRun(
      of: """
        import Foundation
        final class Anchor {}
        print(Bundle(for: Anchor.self).bundleIdentifier ?? "none", Bundle(for: Anchor.self).path(forResource: "a", ofType: "json") ?? "none")
        print(ProcessInfo().activeProcessorCount == ProcessInfo.processInfo.activeProcessorCount)
        """)
    #expect(run?.printed == "none none\ntrue\n")
  }
}
