extension Int {
  /// The digits in threes: `12,000` by a comma.
  package func grouped(by separator: Character) -> String {
    var digits = Array(String(magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(separator, at: place) }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
