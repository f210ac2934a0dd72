// Members of a protocol's extension, called on values of protocol type, run for the type that the value has.
let all: [any StringProtocol] = ["abc", "de".dropLast()]
for text in all { print(text, text.count, text.isEmpty, text.uppercased(), text.hasPrefix("a")) }
let one: any StringProtocol = "hello"
print(one.count)
let c: any Collection = [1, 2, 3]
print(c.count, c.isEmpty)
func n(_ c: any Collection) -> Int { c.count }
print(n("abc"), n([1]), n(Set([1, 2])), n(1..<5), n(["a": 1]), n("xy".utf8), n([1, 2, 3].dropFirst()))
print(all.reduce(0) { $0 + $1.count })
