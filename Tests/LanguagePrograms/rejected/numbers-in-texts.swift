// Texts are not indexed by integers, and nothing counts by '++'.
let text = "abc"
print(text[0])
print(text[0..<2])
var i = 0
i++
--i
print(text.dropFirst()[i])
