import Testing

/// Apple's only: no compiled twin can be asked here.
@Suite("Sources of memory pressure")
struct MemoryPressureTests {
  @Test("A source of memory pressure never fires")
  func memoryPressure() {
    let run = SimulatedRun(
      of: """
        import Dispatch
        final class Cache {
          private var items = ["a": 1]
          private let source: DispatchSourceMemoryPressure
          init() {
            source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .global())
            source.setEventHandler { [weak self] in
              if self?.source.data.contains(.critical) == true { self?.items = [:] }
            }
            source.resume()
          }
          deinit { source.cancel() }
          var count: Int { items.count }
        }
        print(Cache().count)
        """)
    #expect(run?.printed == "1\n")
  }
}
