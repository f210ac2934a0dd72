import Testing

/// What Apple's C library says of threads, and that of Linux does not.
@Suite("Numbers of threads")
struct ThreadNumberTests {
  @Test("Each thread has one of its own, and keeps it")
  func numbers() {
    let run = SimulatedRun(
      of: """
        import Foundation
        var (own, same, other): (UInt64, UInt64, UInt64) = (0, 0, 0)
        pthread_threadid_np(nil, &own)
        pthread_threadid_np(pthread_self(), &same)
        Thread { pthread_threadid_np(nil, &other) }.start()
        sleep(1)
        print(own == same, own != other, other > 0)
        """)
    #expect(run?.printed == "true true true\n")
  }
}
