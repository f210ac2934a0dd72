// What 'reversed()' and 'lazy' make of a text makes a text with another one, in either order; an array where one is wanted, or beside an array.
let word = "abc"
let mark = "!"
let text = word.reversed() + mark
print(text, type(of: text), word.reversed() + "-" + word)
print(mark + word.reversed(), ("abc".reversed()) + "x", word.lazy.map { $0 } + "d", word.suffix(2).reversed() + "d")
func closed(_ word: String) -> String { word.reversed() + mark }
let list: [Character] = word.reversed() + mark
print(closed(word), list)
let both = "ab".reversed() + "cd".reversed()
print(both, "ab".reversed() + ["c"], [1, 2].reversed() + [3], (1...3).reversed() + [9])
print(String(word.reversed()) + mark, word.reversed() == Array(word), word.dropFirst() + mark)
