let texts = ["🇩🇪🇫🇷🇮🇹", "🇩🇪🇫🇷🇮", "a🇩🇪🇫🇷🇮🇹b", "🇩", "🇩🇪", "🇩🇪🇫", "x🇩🇪\u{301}🇫🇷", "👨‍👩‍👧🇩🇪🇫🇷👍🏽é\r\n", "e\u{301}🇩🇪🇫🇷🇮🇹🇪🇸", "\u{600}🇩🇪🇫🇷🇮🇹", "🇩🇪\u{200D}🇫🇷🇮🇹", ""]
for text in texts {
  var parts: [String] = []
  for n in 0...(text.count + 1) { parts.append("\(text.suffix(n).count):\(text.dropLast(n).count):\(String(text.suffix(n)).unicodeScalars.count)") }
  print(text.count, parts.joined(separator: " "), text.last.map { String($0).unicodeScalars.count } ?? -1)
  var index = text.endIndex
  var walked: [Int] = []
  while index > text.startIndex {
    index = text.index(before: index)
    walked.append(text.distance(from: index, to: text.endIndex))
  }
  print(walked, text.index(text.endIndex, offsetBy: -2, limitedBy: text.startIndex).map { text.distance(from: text.startIndex, to: $0) } ?? -1)
  if text.count > 2 {
    let middle = text.index(after: text.startIndex)
    print(text.index(text.endIndex, offsetBy: -text.count, limitedBy: middle) == nil, text.index(text.endIndex, offsetBy: 1 - text.count, limitedBy: middle) == middle)
  }
}
let flags = "🇩🇪🇫🇷🇮🇹"
print(flags.hasSuffix("🇮🇹"), flags.hasSuffix("🇫🇷🇮🇹"), flags.hasSuffix("🇷🇮🇹"), flags.hasSuffix("🇹"), flags.hasSuffix(""), flags.hasSuffix("x"))
print("a🇩🇪".hasSuffix("a🇩🇪"), "🇩🇪".hasSuffix("a🇩🇪"), "caf\u{65}\u{301}".hasSuffix("é"), "a\r\n".hasSuffix("\n"), "e\u{301}".hasSuffix("\u{301}"))
print("🇩🇪é".hasSuffix("🇩🇪e\u{301}"), "🇩🇪e\u{301}".hasSuffix("🇩🇪é"), "x🇩".hasSuffix("🇩"), "🇪🇩🇪".hasSuffix("🇪"))
