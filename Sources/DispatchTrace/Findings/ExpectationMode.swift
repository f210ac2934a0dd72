/// Over which runs an expectation is claimed. The raw value is what stands before the colon of its line.
public enum ExpectationMode: String, Hashable, Sendable, CaseIterable {
  /// The run at hand.
  case single = "expect"
  /// Every schedule. One run can refute it.
  case always = "expect always"
  /// Some schedule. One run can confirm it.
  case sometimes = "expect sometimes"
  /// No schedule. One run can refute it.
  case never = "expect never"
}
