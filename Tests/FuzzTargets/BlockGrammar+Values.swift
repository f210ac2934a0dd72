/// The first three productions of a rule nest no further.
extension BlockGrammar {
  static let valueRules: [String: [String]] = [
    "digit": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    "index": ["0", "1", "2", "<digit>", "list.count - 1", "abs(count) % 3"],
    "seconds": ["0.01", "0.5", "<digit>", "-1", "0", "0.000000001"],
    "span": [
      ".milliseconds(<digit>)", ".microseconds(<digit>00)", ".seconds(<digit>)", ".nanoseconds(1)", ".milliseconds(-1)", ".never",
      ".milliseconds(count)",
    ],
    "deadline": [
      ".now()", ".now() + <span>", ".now() + <seconds>", ".distantFuture", "DispatchTime(uptimeNanoseconds: <digit>)",
    ],
    "bool": [
      "true", "count > 2", "list.isEmpty", "<int> < <int>", "!(<bool>)", "(<bool> && <bool>)", "(<bool> || <bool>)",
      "list.contains(<int>)",
      "text.hasPrefix(<string>)", "(anything is Int)", "node === node?.next", "node == nil", "<string> == <string>",
      "bag.contains(<int>)",
      "(shape is Node)", "list.allSatisfy { $0 > <int> }", "<array> == list", "bag.isSubset(of: <array>)",
    ],
    "int": [
      "<digit>", "count", "Int.max", "list.count", "table.count", "(<int> &+ <int>)", "(<int> + 1)", "(<int> - <digit>)",
      "(<int> &* <int>)",
      "(<int> / max(<int>, 1))", "(<int> % 7)", "(<bool> ? <int> : <int>)", "(<optional> ?? <int>)", "list[<index>]",
      "handler(<int>)", "pair.0",
      "down(<digit>)", "shape.size", "tree.sum", "text.count", "abs(<digit> - 5)", "min(<int>, <int>)",
      "<array>.reduce(0) { $0 &+ $1 }", "table[<string>, default: 7]",
      "(node?.size ?? 0)", "((try? attempt(<int>)) ?? -1)", "(<int> << 3)", "(<int> & 255)", "Int(<double>)", "list.first!",
      "bag.count", "Leaf.shared.size",
      "text.utf8.count", "<array>.count", "(anything as! Int)", "Int.random(in: 0...<digit>)", "(-<digit>)",
    ],
    "double": [
      "1.5", "total", "Double(count)", "(<double> + <double>)", "(<double> / 0)", "(<double> * <double>)", "(-<double>)",
      "total.squareRoot()", "1e300",
    ],
    "string": [
      "\"a\"", "text", "\"é🇩🇪\"", "(<string> + <string>)", "\"<\\(<int>)>\"", "\"\\(<any>)\"", "String(<int>)",
      "text.uppercased()", "String(text.reversed())",
      "String(repeating: \"ab\", count: <digit>)", "String(describing: <any>)", "String(text.prefix(<digit>))", "pair.1",
      "(node?.tag ?? \"none\")", "(node?.name ?? \"\")",
      "list.map { String($0) }.joined(separator: <string>)", "text.replacingOccurrences(of: <string>, with: <string>)",
      "text.lowercased()",
    ],
    "optional": [
      "Int(text)", "list.first", "table[<string>]", "node?.size", "list.max()", "(anything as? Int)",
      "list.firstIndex(of: <int>)", "(try? attempt(<int>))",
      "<array>.last", "node?.next?.size", "(nil as Int?)",
    ],
    "array": [
      "[1, 2, 3]", "list", "[Int]()", "[<int>, <int>]", "<array>.map { $0 &+ <int> }", "<array>.filter { $0 > <int> }",
      "<array>.sorted()", "Array(<array>.reversed())",
      "Array(0..<<digit>)", "Array(bag)", "Array(<array>.prefix(<digit>))", "(<array> + <array>)", "<array>.sorted { $0 > $1 }",
      "Array(table.values)",
      "Array(<array>.dropFirst(<digit>))", "<array>.compactMap { $0 > 1 ? $0 : nil }", "text.map { $0 == \"a\" ? 1 : 0 }",
      "Array(repeating: <int>, count: <digit>)",
      "[[1], [2]].flatMap { $0 }", "<array>.enumerated().map { $0.offset &+ $0.element }", "zip(list, <array>).map { $0 &* $1 }",
      "Array(list[0...])",
    ],
    "any": [
      "<int>", "<string>", "<bool>", "<double>", "<array>", "<optional> as Any", "table", "bag", "pair", "tree", "shape",
      "Optional(anything) as Any", "node as Any", "(<int>, <string>)",
      "[<string>: <int>]", "[anything]", "type(of: shape)", "Square(size: <int>)", "Square() == Square(size: <int>)",
      "DispatchTime.now().uptimeNanoseconds", "Problem.worse",
      "<queue>.label", "handler(<int>)", "[<optional>]", "[<string>: <array>]", "Optional(<string>) as Any", "shape.grown(<int>)",
    ],
  ]
}
