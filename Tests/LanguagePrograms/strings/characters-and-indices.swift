// strings: characters, their properties, indices and ranges of indices
let word = "queue"
let start = word.startIndex
print(word[start], word[word.index(after: start)], word[word.index(start, offsetBy: 4)])
print(word[word.index(before: word.endIndex)])
if let index = word.firstIndex(of: "e") {
  print(word[..<index], word[index...], word.distance(from: start, to: index))
}
print(word.firstIndex(of: "z") == nil)
let middle = word.index(start, offsetBy: 1)..<word.index(start, offsetBy: 3)
print(word[middle], String(word[middle]).count)

let letter: Character = "k"
print(letter, letter.isLetter, letter.isNumber, letter.isUppercase, letter.uppercased())
print(Character("7").wholeNumberValue ?? -1, Character("x").wholeNumberValue == nil)
print(Character("a").asciiValue ?? 0, Character(UnicodeScalar(66)))
print(Character(" ").isWhitespace, Character("!").isPunctuation, letter < "z")

func caesar(_ text: String, by shift: UInt8) -> String {
  String(
    text.map { character -> Character in
      guard let value = character.asciiValue, character.isLetter else { return character }
      let base: UInt8 = character.isUppercase ? 65 : 97
      return Character(UnicodeScalar((value - base + shift) % 26 + base))
    })
}
print(caesar("Hello, World", by: 3))
print(caesar(caesar("Hello", by: 20), by: 6))

func isPalindrome(_ text: String) -> Bool {
  let letters = text.lowercased().filter { $0.isLetter }
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan"), isPalindrome("Never odd or even"))
