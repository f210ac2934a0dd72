struct HTML: ExpressibleByStringInterpolation { let s: String; init(stringLiteral v: String) { s = v } }
let n = 3
print(HTML("<b>\(n)</b>").s)
let h: HTML = "x\(n)"
print(h.s)
struct Name: ExpressibleByStringLiteral { let s: String; init(stringLiteral v: String) { s = "lit " + v }; init(_ v: String) { s = "init " + v } }
print(Name("a").s, Name("a\(n)").s, Name(String(n)).s)
struct Log: ExpressibleByStringInterpolation { let s: String; init(stringLiteral v: String) { s = "lit " + v }; init(_ v: String) { s = "init " + v } }
print(Log("a").s, Log("a\(n)").s, Log(String(n)).s)
struct Heap<Element> { var items: [Element] }
extension Heap: ExpressibleByArrayLiteral where Element: Comparable { init(arrayLiteral elements: Element...) { items = elements.sorted() } }
var heap: Heap = [5, 3, 9]
print(heap.items)
let words: Heap = ["b", "a"]
print(words.items)
let d: Heap<Double> = [2, 1]
print(d.items)
struct Table<K, V> { var n = 0 }
extension Table: ExpressibleByDictionaryLiteral where K: Hashable { init(dictionaryLiteral e: (K, V)...) { n = e.count } }
let t: Table = ["a": 1, "b": 2]
print(t.n, type(of: t))
