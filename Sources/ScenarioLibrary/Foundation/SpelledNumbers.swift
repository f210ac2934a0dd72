// Numbers in English words.
func _spelled(_ number: UInt64) -> String {
  let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen",
    "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  if number < 20 { return small[Int(number)] }
  if number < 100 { return tens[Int(number / 10)] + (number % 10 == 0 ? "" : "-" + small[Int(number % 10)]) }
  var (unit, name): (UInt64, String) = (100, "hundred")
  for (size, word) in [(1_000, "thousand"), (1_000_000, "million"), (1_000_000_000, "billion"), (1_000_000_000_000, "trillion")] {
    if number >= UInt64(size) { (unit, name) = (UInt64(size), word) }
  }
  return _spelled(number / unit) + " " + name + (number % unit == 0 ? "" : " " + _spelled(number % unit))
}
func _spelled(_ text: String) -> String {
  var rest = text
  if rest.hasPrefix("-") { return "minus " + _spelled(String(rest.dropFirst())) }
  if rest.hasSuffix(".0") { rest = String(rest.dropLast(2)) }
  let parts = rest.components(separatedBy: ".")
  guard let whole = UInt64(parts[0]), whole < 1_000_000_000_000_000 else {
    fatalError("A NumberFormatter's style .spellOut is modelled up to a thousand billions")
  }
  if parts.count == 1 { return _spelled(whole) }
  return ([_spelled(whole), "point"] + parts[1].map { _spelled(UInt64($0.wholeNumberValue ?? 0)) }).joined(separator: " ")
}
