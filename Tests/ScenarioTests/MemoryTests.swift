#if os(Linux)
  import Foundation
  import FuzzTargets
  import Signalbox
  import Testing

  /// A process that reads and runs one scenario after another gives back what each of them took.
  @Suite("Memory is given back", .serialized)
  struct MemoryTests {
    private static func residentBytes() throws -> Int {
      let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(separator: " ")
      return (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// A program of everything: types, closures, blocks, objects that refer to each other.
    private static let text = FuzzTarget.program(of: [200] + (0..<400).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ 7) })

    /// The smallest of a few measurements: other tests of the process take memory at the same time, what is lost is lost each time.
    private func growth(_ count: Int, _ body: () throws -> Void) throws -> Int {
      for _ in 0..<10 { try body() }
      var smallest = Int.max
      for _ in 0..<12 where smallest > 1 << 20 {
        let before = try Self.residentBytes()
        for _ in 0..<count { try body() }
        smallest = min(smallest, try Self.residentBytes() - before)
      }
      return smallest
    }

    @Test("Reading a scenario")
    func reading() throws {
      let bytes = try growth(40) { _ = try Scenario(source: Self.text) }
      #expect(bytes < 4 << 20, "\(bytes >> 10) KB after 40 readings of\n\(Self.text)")
    }

    @Test("Running a scenario")
    func running() throws {
      let scenario = try Scenario(source: Self.text)
      let bytes = try growth(40) { _ = scenario.run() }
      #expect(bytes < 4 << 20, "\(bytes >> 10) KB after 40 runs of\n\(Self.text)")
    }
  }
#endif
