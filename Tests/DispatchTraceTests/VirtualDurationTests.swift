import DispatchTrace
import Testing

@Suite("Durations")
struct VirtualDurationTests {
  static let texts: [(String, Int64)] = [
    ("10 ms", 10_000_000), ("10ms", 10_000_000), ("1.5 s", 1_500_000_000), ("0.000000001 s", 1), ("250 µs", 250_000),
    ("250 μs", 250_000), ("250us", 250_000), ("7 ns", 7), ("1min", 60_000_000_000), ("1.25 h", 4_500_000_000_000),
    ("0 s", 0), ("-3 ms", -3_000_000), ("9223372036.854775807 s", .max), ("-9223372036854775808 ns", .min),
  ]

  @Test("What people write is read exactly", arguments: texts)
  func isRead(text: String, nanoseconds: Int64) {
    #expect(VirtualDuration(text)?.nanoseconds == nanoseconds)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "ms", "10", "10 m", "10 MS", "1. s", ".5 s", "1.2.3 s", "1e3 s", "+5 ms", "- 5 ms", "--5 ms", "0.0000000001 s",
      "1.5 ns",
      "9223372036854775808 ns", "9223372036.854775808 s", "99999999999999999999 h", "5 ms ms", "5 ms ", "٣ ms", "106751991168 h",
      "9223372036854775807.9 s", "18446744073709551615.9 ns",
    ])
  func isRefused(text: String) {
    #expect(VirtualDuration(text) == nil)
  }

  @Test("A description is read back", arguments: [0, 1, -1, 999, 1_000, 1_500, 1_000_001, 26_000_000, .max, .min] as [Int64])
  func descriptionIsReadBack(nanoseconds: Int64) {
    let duration = VirtualDuration(nanoseconds: nanoseconds)
    #expect(VirtualDuration(duration.description) == duration)
  }

  @Test(
    "A description is in the largest unit of which the length holds at least one",
    arguments: [
      (5_825_291_868, "5.825291868 s"), (1_000_001, "1.000001 ms"), (-1_500, "-1.5 µs"), (999, "999 ns"),
      (60_000_000_000, "60 s"),
    ] as [(Int64, String)])
  func descriptionHasTheLargestUnit(nanoseconds: Int64, text: String) {
    #expect(VirtualDuration(nanoseconds: nanoseconds).description == text)
  }

  @Test("Arithmetic is that of the numbers, and stays at the ends")
  func arithmetic() {
    let most = VirtualDuration(nanoseconds: .max)
    let least = VirtualDuration(nanoseconds: .min)
    #expect(.milliseconds(5) + .microseconds(20) == VirtualDuration(nanoseconds: 5_020_000))
    #expect(.seconds(1) - .nanoseconds(1) == VirtualDuration(nanoseconds: 999_999_999))
    #expect(VirtualDuration.milliseconds(5) * 3 == .milliseconds(15))
    #expect(most + .nanoseconds(1) == most)
    #expect(least + .nanoseconds(-1) == least)
    #expect(least - .nanoseconds(1) == least)
    #expect(most - .nanoseconds(-1) == most)
    #expect(most * 2 == most)
    #expect(most * -2 == least)
    #expect(least * -2 == most)
    #expect(VirtualDuration.seconds(.max) == most)
  }

  @Test("Swift's durations come and go")
  func bridge() {
    #expect(VirtualDuration(Duration.milliseconds(1500)) == .milliseconds(1500))
    #expect(VirtualDuration(Duration.nanoseconds(-1)) == .nanoseconds(-1))
    #expect(VirtualDuration(Duration(secondsComponent: 1, attosecondsComponent: 999_999_999)) == .seconds(1))
    #expect(VirtualDuration(Duration.seconds(Int64.max)) == nil)
    #expect(Duration(VirtualDuration.microseconds(3)) == .microseconds(3))
  }
}
