/// What of a generated program its last function leads to: of what is declared for it a few lines mention little.
enum UsedDeclarations {
  /// The lines of the declarations that the last one leads to, and of those whose names do not begin with `prefix`.
  static func lines(of program: [String], prefix: String) -> [String] {
    let declarations = declarations(of: program)
    let mentioned = declarations.map { Set($0.flatMap { words(of: $0, beginningWith: prefix) }) }
    var declared: [String: [Int]] = [:]
    var isUsed = declarations.map { _ in false }
    for (number, declaration) in declarations.enumerated() {
      let names = names(in: declaration, prefix)
      if names.isEmpty { isUsed[number] = true }
      for name in names { declared[name, default: []].append(number) }
    }
    isUsed[declarations.count - 1] = true
    var open = isUsed.indices.filter { isUsed[$0] }
    while let next = open.popLast() {
      for name in mentioned[next].sorted() {
        for number in declared[name] ?? [] where !isUsed[number] {
          isUsed[number] = true
          open.append(number)
        }
      }
    }
    return declarations.indices.filter { isUsed[$0] }.flatMap { declarations[$0] }
  }

  /// The lines of each declaration at the top level: what is inside of one is indented.
  private static func declarations(of program: [String]) -> [[String]] {
    var result: [[String]] = []
    for line in program {
      if result.isEmpty || !line.hasPrefix(" ") && !line.hasPrefix("}") { result.append([]) }
      result[result.count - 1].append(line)
    }
    return result
  }

  /// What a declaration is looked up by: the names that it gives, those in its braces if it adds to a type of others.
  private static func names(in declaration: [String], _ prefix: String) -> [String] {
    let line = declaration[0]
    let introducers: Set = ["func", "var", "let", "protocol", "extension", "struct", "class", "enum"]
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    guard let introducer = words.firstIndex(where: introducers.contains), introducer + 1 < words.count else { return [] }
    if words[introducer] == "let" || words[introducer] == "extension" && !words[introducer + 1].hasPrefix(prefix) {
      return Self.words(of: line, beginningWith: prefix)
    }
    return [words[introducer + 1]].filter { $0.hasPrefix(prefix) || $0.hasSuffix(prefix) }
  }

  /// Of property wrappers the prefix stands at the end: `Weakg`.
  private static func words(of line: String, beginningWith prefix: String) -> [String] {
    line.utf8.split { !isPartOfName($0) }.compactMap { word in
      let text = String(decoding: word, as: UTF8.self)
      return text.hasPrefix(prefix) || text.hasSuffix(prefix) ? text : nil
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
