// How often lazy views ask for what they are made of, wherever they are copied.
func p(_ s: String) { print(s, terminator: " ") }
func i(_ n: Int) -> Int { print("i", terminator: " "); return n }
func go(_ name: String, _ f: () -> Any) { p(name); print(f()) }
let l = [1, 2, 3, 4, 5]
go("drop") { Array(l.lazy.drop { i($0) < 3 }) }
go("dropmap") { Array(l.lazy.drop { i($0) < 3 }.map { $0 }) }
go("prefix") { Array(l.lazy.prefix { i($0) < 3 }) }
go("flat") { Array(l.lazy.flatMap { [i($0), 0] }) }
go("joined") { Array(l.lazy.map { [i($0)] }.joined()) }
go("map") { Array(l.lazy.map { i($0) }) }
go("reversed") { Array(l.lazy.map { i($0) }.reversed()) }
go("filterrev") { Array(l.lazy.filter { i($0) > 1 }.reversed()) }
go("dropFirst") { Array(l.lazy.filter { i($0) > 1 }.dropFirst()) }
go("prefix2") { Array(l.lazy.filter { i($0) > 1 }.prefix(2)) }
go("set") { Set(l.lazy.filter { i($0) > 1 }).count }
go("sorted") { l.lazy.filter { i($0) > 1 }.sorted() }
go("zip") { Array(zip(l.lazy.filter { i($0) > 1 }, l)).count }
go("append") { var a = [0]; a += l.lazy.filter { i($0) > 1 }; return a }
go("lazyseq") { Array([1, 2].lazy) }
go("suffix") { Array(l.lazy.filter { i($0) > 1 }.suffix(2)) }
func generic<C: Collection>(_ c: C) -> Int { c.count }
go("generic") { generic(l.lazy.filter { i($0) > 1 }) + generic(l) + generic("abc") + generic(Set(l)) + generic(1..<4) + generic([1: 2]) }
