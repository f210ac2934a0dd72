func i(_ n: Int) -> Int { print("i", terminator: " "); return n }
let l = [1, 2, 3, 4, 5]
print(l.lazy.filter { $0 > i(2) }.enumerated().map { $0.offset * $0.element }.count)
print(l.lazy.filter { $0 > i(2) }.enumerated().map { $0.offset * $0.element })
print(l.lazy.map { $0 + i(2) }.enumerated().map { $0.offset * $0.element })
print(l.lazy.filter { $0 > i(2) }.enumerated().filter { $0.offset * $0.element > 3 }.count)
print(l.lazy.filter { $0 > i(2) }.enumerated().count)
for (a, b) in l.lazy.filter({ $0 > i(2) }).enumerated() { print(a, b) }
print(Array(l.lazy.filter { $0 > i(2) }.enumerated()).count)
print(l.lazy.filter { $0 > i(2) }.enumerated().reduce(0) { $0 + $1.element })
print(l.lazy.filter { $0 > i(2) }.enumerated().first!)
print(l.lazy.filter { $0 > i(2) }.enumerated().isEmpty)
