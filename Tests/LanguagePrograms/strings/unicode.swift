// strings: count and iteration are by character: emoji, flags, combining marks; views of scalars and bytes
let cafe = "café"
let decomposed = "cafe\u{301}"
print(cafe.count, decomposed.count, cafe == decomposed)
print(cafe.utf8.count, decomposed.utf8.count, decomposed.unicodeScalars.count)
let family = "👨‍👩‍👧"
let flags = "🇩🇪🇫🇷"
print(family.count, flags.count, "👍🏽".count, "e\u{301}\u{323}".count)
print(family.unicodeScalars.count, flags.utf16.count, "a\r\nb".count)
for character in "né👍" { print(character, terminator: "|") }
print()
print(String("né👍".reversed()))
print("ß".uppercased(), "É".lowercased(), "straße".count)
print("naïve".filter { $0 != "ï" }, "日本語".prefix(2), "日本語".count)
print("z" < "é", "é" == "e\u{301}", "Å" < "z")
let letters = Array("añ🇪🇸")
print(letters, letters.count, letters[1])
