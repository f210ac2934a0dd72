// what a text can do of which only the protocol is known
import Foundation
func letters<S: StringProtocol>(_ text: S) -> Int { text.unicodeScalars.filter { $0.isASCII }.count }
print(letters("añb"), letters("xyz".dropFirst()))
func tell(_ text: some StringProtocol) {
  let rest = Substring(text)
  print(rest.count, rest.uppercased(), text.padding(toLength: 6, withPad: ".", startingAt: 0), text.appending("!"))
  print(text.localizedCaseInsensitiveContains("B"), text.caseInsensitiveCompare("ABC") == .orderedSame)
  print(text.compare("abd") == .orderedAscending, text.data(using: .utf8)!.count, text.folding(options: .caseInsensitive, locale: nil))
  print(text.withCString { Int($0[0]) })
}
tell("abc")
tell("xabc".dropFirst())
print("Ab".dropLast().padding(toLength: 3, withPad: "-", startingAt: 0), "abc".dropFirst().localizedStandardContains("C"))
extension StringProtocol {
  var initials: String { split(separator: " ").compactMap { $0.first.map { String($0) } }.joined() }
}
print("Grand Central Dispatch".initials, "a b c".dropFirst(2).initials)
