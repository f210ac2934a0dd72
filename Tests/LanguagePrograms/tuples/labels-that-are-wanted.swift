// tuples: elements of a literal have the labels that are wanted of what filter and sorted make
typealias Scored = (str: String, score: Int)
let list1: [Scored] = [("ab", 4), ("ba", 5)].sorted { $0.score > $1.score }
print(list1[0].str, list1)
let list2: [Scored] = [("ab", 4), ("ba", 5)].filter { $0.score > 4 }
print(list2)
let list3: [Scored] = [("ab", 4), ("ba", 5)].reversed()
print(list3)
let list4: [Scored] = [("ab", 4), ("ba", 5)].sorted { $0.0 < $1.0 }
print(list4)
func f() -> [Scored] { [("ab", 4), ("ba", 5)].sorted(by: { $0.score > $1.score }) }
print(f())
let list6: [Scored] = [("ab", 4), ("ba", 5)].sorted { $0.score > $1.score }.filter { $0.score > 4 }
print(list6)
let list7: [Scored] = [("ab", 4), ("ba", 5)].filter { $0.score > 1 }.sorted { $0.score > $1.score }
print(list7)
let list8: [(a: Int, b: Double)] = [(1, 2), (3, 4)].sorted { $0.b > $1.b }
print(list8)
let list9: [(a: Int?, b: Double)] = [(1, 2), (nil, 4)].filter { $0.a != nil }
print(list9.count)
let list10: [Scored] = [("ab", 4), ("ba", 5)].filter { $0.1 > 4 }
print(list10)
let list11: [(String, Int)] = [(x: "ab", y: 4)].filter { $0.y > 3 }
print(list11)
