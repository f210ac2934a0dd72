// strings: count, isEmpty, concatenation, comparison, prefix and suffix tests, upper and lower case, repetition
let greeting = "Hello"
var text = greeting + ", " + "World"
text += "!"
print(text, text.count, text.isEmpty, "".isEmpty)
print(text.uppercased(), text.lowercased())
print(text.hasPrefix("Hell"), text.hasSuffix("!"), text.hasPrefix(""), text.contains("World"), text.contains("w"))
print("a" < "b", "a" < "B", "abc" < "abd", "ab" < "abc", "10" < "9", "a" == "a")
print(String(repeating: "ab", count: 3), String(repeating: "-", count: 0) + "|")
print(String(text.reversed()), text.first!, text.last!, "".first == nil)
text.append("?")
text.append(contentsOf: "!!")
print(text)
text.removeLast()
text.removeFirst()
print(text)
print(text.dropFirst(2), text.dropLast(4), text.prefix(3), text.suffix(3))
text.insert("H", at: text.startIndex)
print(text)
text.removeAll()
print("[\(text)]", text.count)
let quoted = "she said \"hi\"\tand\\left\u{2764}"
print(quoted)
print(max("pear", "apple"), ["b", "c", "a"].sorted(), "b" > "a")
