// Upper and lower case by the rules of a language.
import Foundation
let turkish = Locale(identifier: "tr_TR")
let greek = Locale(identifier: "el_GR")
let lithuanian = Locale(identifier: "lt")
for word in ["istanbul", "DİYARBAKIR", "ILIK", "title"] {
  print(word.uppercased(with: turkish), word.lowercased(with: turkish), word.capitalized(with: turkish), word.uppercased())
}
for word in ["Μάιος", "άυλος", "ή", "Αθήνα", "Νεράιδα", "ΟΔΟΣ"] {
  print(word.uppercased(with: greek), word.lowercased(with: greek), word.capitalized(with: greek), word.uppercased())
}
print("ΣΟΦΟΣ".lowercased(), "ΣΟΦΟΣ".localizedLowercase, "ΣΟΦΟΣ Σ.".lowercased(with: Locale(identifier: "en_US")))
for word in ["Ì", "J\u{303}", "Į\u{301}", "i\u{307}"] {
  print(word.uppercased(with: lithuanian), word.lowercased(with: lithuanian))
}
print("ijsland".capitalized(with: Locale(identifier: "nl_NL")), "ijsland".capitalized, "և".uppercased(with: Locale(identifier: "hy")))
for text in ["2nd floor", "snake_case", "o'neil", "straße"] {
  print(text.capitalized, text.localizedCapitalized, text.capitalized(with: turkish))
}
print(("istanbul" as NSString).uppercased(with: turkish), "ılık".prefix(2).uppercased(with: turkish))
