// traps: an index past the end of a string
let word = "ab"
print(word[word.index(word.startIndex, offsetBy: 1)])
print(word[word.index(word.startIndex, offsetBy: 2)])
