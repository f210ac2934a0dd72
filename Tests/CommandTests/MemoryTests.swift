#if os(Linux) && canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  @Suite("How the command asks for memory")
  struct MemoryTests {
    private static let hasLargePages =
      (try? String(contentsOfFile: "/sys/kernel/mm/transparent_hugepage/enabled", encoding: .utf8))?.contains("[never]") == false

    @Test("Its heap grows by large pieces that may lie on large pages", .enabled(if: hasLargePages))
    func heapIsLarge() throws {
      let process = Process()
      let input = Pipe()
      process.executableURL = Command.url
      process.arguments = ["run", "-"]
      process.standardInput = input
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
      }
      // It waits for its scenario; what it does first is done within moments.
      let end = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < end, !Self.hasLargeHeap(process.processIdentifier) { usleep(10_000) }
      #expect(Self.hasLargeHeap(process.processIdentifier))
    }

    /// Some part of the heap has the kernel's flag for advice on large pages.
    private static func hasLargeHeap(_ process: Int32) -> Bool {
      guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/smaps") else { return false }
      let maps = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
      var isHeap = false
      for line in maps.split(separator: "\n") {
        if line.contains("-"), line.first?.isHexDigit == true, line.contains(" r") { isHeap = line.hasSuffix("[heap]") }
        if isHeap, line.hasPrefix("VmFlags:"), line.split(separator: " ").contains("hg") { return true }
      }
      return false
    }
  }
#endif
