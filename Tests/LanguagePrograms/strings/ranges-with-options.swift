import Foundation
let text = "One two ONE twö one"
func show(_ range: Range<String.Index>?) {
  guard let range else { return print("none") }
  print(text[..<range.lowerBound].count, text[range])
}
show(text.range(of: "one", options: .caseInsensitive))
show(text.range(of: "ONE", options: [.caseInsensitive, .backwards]))
show(text.range(of: "two", options: .backwards))
show(text.range(of: "TWÖ", options: .caseInsensitive))
show(text.range(of: "two", options: .anchored))
show(text.range(of: "one", options: [.anchored, .caseInsensitive]))
show(text.range(of: "one", options: [.anchored, .backwards]))
show(text.range(of: "", options: .caseInsensitive))
show(text.range(of: "one", options: []))
print(text.localizedCaseInsensitiveContains("TWO O"), text.localizedCaseInsensitiveContains("three"))
