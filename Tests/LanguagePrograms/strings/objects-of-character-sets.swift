// Foundation's objects for sets of characters, and what they are as CharacterSet.
import Foundation
let w: CharacterSet = NSCharacterSet.whitespaces
print("  a ".trimmingCharacters(in: w) + "|")
print("a1b".components(separatedBy: NSCharacterSet.decimalDigits))
let set = NSCharacterSet(charactersIn: "abc")
print(set.characterIsMember(97), set.characterIsMember(120), set.longCharacterIsMember(0x61))
print("abcxabc".trimmingCharacters(in: set as CharacterSet))
print("abcxabc".trimmingCharacters(in: set.inverted))
let n = CharacterSet.letters as NSCharacterSet
print(n.characterIsMember(65), n.longCharacterIsMember(0x41), n.characterIsMember(49))
print(set.isEqual(NSCharacterSet(charactersIn: "cba")), set == NSCharacterSet(charactersIn: "abc"))
print(set.isSuperset(of: CharacterSet(charactersIn: "a")))
let any: Any = CharacterSet(charactersIn: "q")
print(any is NSCharacterSet, any is CharacterSet)
let other: Any = set
print(other is NSCharacterSet, other is CharacterSet)
if let back = other as? CharacterSet { print("x", back.contains("a")) }
let punct = NSCharacterSet.punctuationCharacters.inverted
print("a!b".components(separatedBy: punct))
let range = NSCharacterSet(range: NSRange(location: 97, length: 3))
print(range.characterIsMember(98), range.characterIsMember(100))
print(type(of: NSCharacterSet.whitespacesAndNewlines))
print("x y".rangeOfCharacter(from: NSCharacterSet.whitespaces) != nil)

print(set.bitmapRepresentation.count, set.hasMemberInPlane(0), set.hasMemberInPlane(1))
print(NSCharacterSet(charactersIn: "").characterIsMember(0))
let copied = set.copy() as? NSCharacterSet
print(copied?.characterIsMember(98) ?? false)
func trim(_ text: String, _ set: CharacterSet) -> String { text.trimmingCharacters(in: set) }
print(trim("aza", set as CharacterSet))
print((set as? CharacterSet) != nil)
let maybe: NSCharacterSet? = set
print((maybe as CharacterSet?)?.contains("b") ?? false)
print(set.hash == NSCharacterSet(charactersIn: "abc").hash)
