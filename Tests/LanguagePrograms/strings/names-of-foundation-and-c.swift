// Names of Foundation and C: parts of numbers, sets of characters beside each other, paths without detours, no environment
import Foundation
for text in ["http://h/a/../b/./c", "http://h/../a", "http://h/a/b/..", "http://h/a/.", "http://h/a.b/c?x=../y", "../a", "http://h/a/b/../../../c", "http://h"] {
  print(URL(string: text)!.standardized, terminator: " ")
}
print(URL(fileURLWithPath: "/a/../b").standardizedFileURL.path)
print(frexp(8.0), frexp(-3.5), frexp(0.0), ldexp(0.5, 4), scalbn(1.0, 3), ilogb(8.0), logb(10.0), ilogb(0.3), logb(0.0))
let (part, power) = frexp(100.0)
print(ldexp(part, power))
let digits = CharacterSet.decimalDigits, letters = CharacterSet.letters
print(digits.isSuperset(of: CharacterSet(charactersIn: "12")), CharacterSet(charactersIn: "ab").isSubset(of: letters))
print(CharacterSet(charactersIn: "a").isDisjoint(with: digits), CharacterSet(charactersIn: "1").isSuperset(of: digits))
print(letters.isSuperset(of: .lowercaseLetters), letters.isDisjoint(with: digits), CharacterSet.alphanumerics.isSuperset(of: digits))
print(CharacterSet(charactersIn: "a"..."f").isSubset(of: CharacterSet(charactersIn: "a"..."z")), CharacterSet().isSubset(of: digits))
print(CharacterSet(charactersIn: "xyz").isSuperset(of: letters.inverted), CharacterSet.whitespaces.isSubset(of: .whitespacesAndNewlines))
let isVerbose = getenv("SIGNALBOX_NO_SUCH_NAME") != nil
print(isVerbose, getenv("SIGNALBOX_NO_SUCH_NAME").map { String(cString: $0) } ?? "unset")
