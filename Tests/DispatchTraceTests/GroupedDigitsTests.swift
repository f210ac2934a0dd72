import DispatchTrace
import Testing

@Suite("Digits in threes")
struct GroupedDigitsTests {
  @Test(
    "Separators stand between threes, never at an end",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (12_870, "12,870"), (123_456, "123,456"), (1_234_567, "1,234,567"),
      (-100, "-100"), (-1_000, "-1,000"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func threes(_ number: Int, _ text: String) {
    #expect(number.grouped(by: ",") == text)
  }
}
