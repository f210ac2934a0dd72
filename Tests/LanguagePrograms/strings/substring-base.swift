// A substring knows the text that it is from; what is made of it does not.
let text = "héllo world"
let rest = text.dropFirst(6)
print(rest.base)
print(rest.base.distance(from: rest.base.startIndex, to: rest.startIndex))
let part = rest.prefix(3)
print(part, part.base, part.dropFirst().base, part.base[part.endIndex...])
let own = String(part)
print(own.dropLast().base, Substring(own).base, own.prefix(2).base, text[...].base)
for word in "one two three".split(separator: " ") {
  print(word, word.base, word.base.distance(from: word.base.startIndex, to: word.startIndex))
}
var moving = text[...]
while let first = moving.popFirst() {
  if first == "w" { print(moving.base.prefix(upTo: moving.startIndex)) }
}
let trimmed = "  x y ".drop(while: { $0 == " " })
print(trimmed, trimmed.base, trimmed.uppercased().prefix(1).base, String(trimmed.reversed()))
