// Tuples made by the name of their alias without the labels.
enum TokenType { case newLine, indent }
typealias TokenMatch = (type: TokenType, match: String)
var list: [TokenMatch] = []
list.append(TokenMatch(.newLine, "a"))
list.append(TokenMatch(type: .indent, match: "b"))
print(list.map { $0.match }, list[0].type)
typealias Pair<T> = (first: T, second: T)
let p = Pair(1, 2), q = Pair<String>("a", "b")
print(p.first + p.second, q.second)
