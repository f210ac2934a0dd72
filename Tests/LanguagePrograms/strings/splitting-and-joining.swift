// strings: split, components, joined, trimming, replacing, lines, conversion to numbers
import Foundation

let line = "ann,bob,,cy"
print(line.split(separator: ","), line.split(separator: ",").count)
print(line.split(separator: ",", omittingEmptySubsequences: false))
print(line.split(separator: ",", maxSplits: 1))
print(line.components(separatedBy: ","))
print(["a", "b", "c"].joined(), ["a", "b"].joined(separator: "-"), [String]().joined(separator: "-") + "|")
print([1, 2, 3].map(String.init).joined(separator: "+"))
print("  padded \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")
print("a-b-c".replacingOccurrences(of: "-", with: "+"))

let words = "the quick brown fox".split(separator: " ")
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(words.map(String.init).sorted(), words.map { $0.count })
let numbers = "4 8 x 15".split(separator: " ").compactMap { Int($0) }
print(numbers, numbers.reduce(0, +))

let config = """
  name = photo
  size = 20
  """
for row in config.split(separator: "\n") {
  let parts = row.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
  print(parts[0], "->", parts[1])
}
print("k: v: w".split(separator: ":", maxSplits: 1).last!)
print("abc".map { String($0) }, "a1b2".filter { $0.isNumber }, "a1b2".filter(\.isLetter))
