// strings: converting numbers both ways, padding, bases, joining mixed values, sorting text and numbers, roman numerals
func roman(_ number: Int) -> String {
  let table = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"),
    (5, "V"), (4, "IV"), (1, "I"),
  ]
  var rest = number
  return table.reduce("") { text, entry in
    let count = rest / entry.0
    rest %= entry.0
    return text + String(repeating: entry.1, count: count)
  }
}
print([1, 4, 9, 14, 40, 90, 1994, 2024].map(roman))
func pad(_ n: Int, to width: Int) -> String {
  let text = String(n)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}
print(pad(7, to: 3), pad(1234, to: 2), [9, 80, 700].map { pad($0, to: 4) }.joined(separator: ":"))
print(Int("0x1F".dropFirst(2), radix: 16) ?? 0, Int("-12") ?? 0, Double(".5") ?? -1, Int("１") as Any, Bool("true") ?? false)
print(Bool("yes") as Any, UInt8("300") as Any, UInt8("30") as Any, Int("1_000") as Any, Double("1.2.3") as Any)
print(["10", "9", "2"].sorted(), ["10", "9", "2"].sorted { Int($0)! < Int($1)! }, ["b10", "b9"].max()!)
print(String(12345).reversed().map(String.init).joined(), String(1.50), String(100.0), "\(1.0e-3)")
let seconds = 3_661
print("\(pad(seconds / 3600, to: 2)):\(pad(seconds / 60 % 60, to: 2)):\(pad(seconds % 60, to: 2))")
var groups: [String] = []
var digits = Substring(String(1_234_567))
while digits.count > 3 {
  groups.insert(String(digits.suffix(3)), at: 0)
  digits = digits.dropLast(3)
}
print(([String(digits)] + groups).joined(separator: ","))
print("a-b_c d".map { $0.isLetter ? String($0) : "" }.joined(), "Ünïcode".uppercased().count, "ǆ".uppercased())
print("hello"[...].first!, Array("hello".utf8).prefix(3), "hello".utf8.reduce(0) { $0 &+ UInt($1) })
print("abc" < "abcd", "Z" < "a", "" < "a", "ä" < "b", "a" < "ä", "10" == "10.0", "e\u{301}" == "\u{e9}")
