// A lazy sequence or '[]' is an array.
let d = ["a": [1, 2, 3]]
func docs(_ w: String) -> Set<Int> { Set(d[w]?.lazy.map { $0 * 2 } ?? []) }
print(docs("a").sorted(), docs("b").count)
let l = [1, 2].lazy.map { $0 + 1 } + [9]
print(l)
let o: [Int]? = nil
for x in o?.lazy.filter({ $0 > 1 }) ?? [] { print(x) }
print(type(of: [1, 2].lazy.map { $0 + 1 } + [9]), Array([3, 4].lazy.filter { $0 > 3 }))
