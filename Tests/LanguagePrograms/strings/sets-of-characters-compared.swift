// Sets of characters beside each other: listed ones, kinds, ranges, unions and what is left without some; numbers that have no parts
import Foundation
let letters = CharacterSet.letters, digits = CharacterSet.decimalDigits, kanji = CharacterSet(charactersIn: "漢字")
print(kanji.isDisjoint(with: letters), letters.isDisjoint(with: kanji), kanji.isSubset(of: letters), kanji.isDisjoint(with: digits))
print(CharacterSet(charactersIn: "a").inverted.isSubset(of: letters), letters.isSuperset(of: CharacterSet(charactersIn: "1").inverted))
print(CharacterSet(charactersIn: "a"..."f").isSubset(of: CharacterSet(charactersIn: "b"..."z")))
print(CharacterSet(charactersIn: "a"..."f").isDisjoint(with: CharacterSet(charactersIn: "g"..."z")))
print(CharacterSet(charactersIn: "a").union(digits).isSubset(of: letters), letters.union(digits).isSuperset(of: .alphanumerics))
print(CharacterSet(charactersIn: "a").union(digits).isDisjoint(with: CharacterSet(charactersIn: "7")))
let odd: [Double] = [.infinity, -.infinity, 0, 1e-300]
print(odd.map { frexp($0).0 }, frexp(Double.infinity).1, frexp(-0.0).1, frexp(1e-300).1)
print(scalbn(-1.5, 2), ldexp(-0.75, 3), scalbn(1.0, -2), ldexp(0.0, 5))
print(ilogb(Double.infinity), ilogb(0.0), ilogb(0.75), ilogb(-6.0), odd.map { logb($0) }, logb(Double.nan).isNaN)
let page = URL(string: "http://h/a/../b")!, file = URL(fileURLWithPath: "/a/./b/../c")
print(page.standardizedFileURL, page.standardized, file.standardizedFileURL.path)
