// Foundation's character sets are sets: made of literals, compared, changed, and passed where any set is wanted.
import Foundation

print("1.2-3".components(separatedBy: [".", "-"]), "..x-".trimmingCharacters(in: [".", "-"]))
let set: CharacterSet = ["a", "b"]
print(set.contains("a"), set.contains("c"), set == CharacterSet(charactersIn: "ba"), set != ["a"])
print("a-b c".dropFirst().components(separatedBy: ["-", " "]), "x1y2".rangeOfCharacter(from: ["2"]) != nil)
var changed: CharacterSet = []
print(changed.isEmpty, changed.insert("z"), changed.insert("z").inserted, changed.isEmpty)
changed.formUnion(["q"])
changed.formSymmetricDifference(["q", "r"])
print(changed.contains("q"), changed.contains("r"), changed.remove("r") as Any, changed.remove("r") as Any, changed == ["z"])
print(changed.update(with: "m") as Any, changed.update(with: "m") as Any)
print(set.isSubset(of: .letters), set.isStrictSubset(of: ["a", "b"]), set.isStrictSuperset(of: ["a"]), set.isDisjoint(with: ["c"]))
print(CharacterSet("xyz".unicodeScalars).contains("y"), CharacterSet(["1", "2"] as [Unicode.Scalar]).subtracting(["1"]) == ["2"])
func common<S: SetAlgebra>(_ one: S, _ other: S) -> S { one.intersection(other) }
print(common(set, ["b", "c"]) == ["b"], common(Set([1, 2]), [2]))
let seen: Set<CharacterSet> = [["a"], ["a"], .letters]
print(seen.count, set.inverted.inverted == set, CharacterSet.letters == .letters, CharacterSet.letters == .decimalDigits)
