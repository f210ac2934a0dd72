// `\p{…}` in patterns: categories, scripts and properties, by any of their names.
import Foundation

let text = "ab Ωμέγα жук 漢字 かな カナ 한글 12½ ١ _-€+ 😀 ǅ"
let patterns = [
  "\\p{Han}+", "\\p{Latin}+", "\\p{script=Greek}+", "[\\p{Hiragana}\\p{Katakana}]+", "\\p{IsAlphabetic}+", "\\p{Cyrillic}+", "\\p{sc=Hangul}+",
  "\\p{Lu}+", "\\p{Lt}", "\\p{Lo}+", "\\p{L}+", "\\p{Letter}+", "\\p{gc=Nd}+", "\\p{No}", "\\p{N}+", "\\p{Number}+", "\\p{Pd}", "\\p{P}+",
  "\\p{Punctuation}+", "\\p{Sc}", "\\p{Sm}", "\\p{S}+", "\\p{Zs}", "\\p{Uppercase}", "\\p{Lowercase Letter}+", "\\p{uppercase_letter}",
  "\\p{White_Space}", "\\p{Emoji_Presentation}", "\\p{Ideographic}+", "\\P{L}+", "[^\\p{L}\\s]+", "[\\p{L}&&[^\\p{Latin}]]+",
]
for pattern in patterns {
  let found = text.range(of: pattern, options: .regularExpression).map { String(text[$0]) }
  let all = try! NSRegularExpression(pattern: pattern).numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
  print(pattern, found ?? "nothing", all)
}
print(text.replacingOccurrences(of: "\\p{Han}", with: "x", options: .regularExpression))
