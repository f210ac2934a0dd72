// What `$0` is in a generic call that is itself an argument, the parameter says, also where several functions of the name take one argument.
protocol Rule<Subject> {
  associatedtype Subject
  func holds(for subject: Subject) -> Bool
}

struct Check<Subject>: Rule {
  let name: String
  let test: (Subject) -> Bool

  init(_ name: String, _ test: @escaping (Subject) -> Bool) {
    self.name = name
    self.test = test
  }

  func holds(for subject: Subject) -> Bool { test(subject) }
}

@resultBuilder
enum Rules<Subject> {
  static func buildExpression(_ rule: some Rule<Subject>) -> [any Rule<Subject>] { [rule] }
  static func buildExpression(_ rule: (name: String, test: (Subject) -> Bool)) -> [any Rule<Subject>] {
    [Check(rule.name, rule.test)]
  }
  static func buildBlock(_ parts: [any Rule<Subject>]...) -> [any Rule<Subject>] { parts.flatMap { $0 } }
  static func buildEither(first part: [any Rule<Subject>]) -> [any Rule<Subject>] { part }
  static func buildEither(second part: [any Rule<Subject>]) -> [any Rule<Subject>] { part }
  static func buildArray(_ parts: [[any Rule<Subject>]]) -> [any Rule<Subject>] { parts.flatMap { $0 } }
}

func rules(isStrict: Bool, without words: [String]) -> [any Rule<String>] {
  @Rules<String> func all() -> [any Rule<String>] {
    Check("short") { $0.count < 6 }
    ("lower case", { $0.lowercased() == $0 })
    if isStrict {
      Check("letters") { $0.allSatisfy(\.isLetter) }
    } else {
      Check("a letter") { $0.contains(where: \.isLetter) }
    }
    for word in words {
      Check("no \(word)") { text in !text.contains { $0 == word.first } }
    }
  }
  return all()
}

for text in ["abc", "a1", "QUEUES"] {
  print(text, rules(isStrict: true, without: ["x", "b"]).map { $0.holds(for: text) })
  print(text, rules(isStrict: false, without: []).map { $0.holds(for: text) })
}

func describe(_ check: Check<Int>) -> String { "\(check.name): \(check.holds(for: 4))" }
func describe(_ text: String) -> String { "text \(text)" }
func describe(_ texts: [String], _ separator: String = ",") -> String { texts.joined(separator: separator) }
print(describe(Check("even") { $0.isMultiple(of: 2) }))
print(describe(Check("big", { $0 > 100 })))
print(describe(["a", "b"].map { $0 + "!" }))
print(describe(String("abc".filter { $0 != "b" })))
