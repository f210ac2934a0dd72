import DispatchModel
import DispatchTrace
import ScenarioLanguage
import Testing

/// Text that would take too long, too much memory or too deep a stack is refused with its place, before anything grows.
@Suite("Limits of a scenario's text")
struct LimitTests {
  private func limits(of text: String) -> [Finding] {
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text))
    return loaded.findings.filter { $0.category == .limit && $0.position.isKnown }
  }

  private func isAccepted(_ text: String) -> Bool {
    LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text)).program != nil
  }

  @Test("Deep nesting is refused, whatever nests", arguments: [("[", "]"), ("{ [", "] }"), ("-a[", "]"), ("\"\\([", "])\"")])
  func deepBrackets(_ open: String, _ close: String) {
    let text = "let a = " + String(repeating: open, count: 60) + "1" + String(repeating: close, count: 60) + "\n"
    #expect(!limits(of: text).isEmpty)
  }

  @Test(
    "What is opened and never closed is refused before the parser takes memory for it",
    arguments: ["\"\\(", "x as (", "{ @a (", "Array<", "a[b<", "f(g<"])
  func unclosed(_ piece: String) {
    #expect(!limits(of: "let a = " + String(repeating: piece, count: 10_000) + "\n").isEmpty)
  }

  @Test("Comparisons are not mistaken for nested types")
  func manyComparisons() {
    let lines = (0..<60).map { "let c\($0) = a<b\nprint(a<b, a<\($0))\nif a<b, b<9 { print(1) }\nwhile b<a {}\n" }.joined()
    #expect(isAccepted("let a = 1\nlet b = 2\n" + lines))
  }

  @Test("A text with thousands of mistakes has a bounded number of findings, one of which says so")
  func manyMistakes() {
    let names = (0..<3000).map { "print(unknown\($0))\n" }.joined()
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: names))
    #expect(loaded.findings.count == 101)
    #expect(loaded.findings.last?.category == .limit)
    #expect(loaded.findings.last?.position == SourcePosition(line: 101, column: 7))
  }

  @Test(
    "Parentheses, calls and operators by the thousand are refused without a crash", arguments: ["(", "f(", "1 + ", "!", "a[0]."])
  func longAndDeep(_ piece: String) {
    #expect(!isAccepted("let a = " + String(repeating: piece, count: 3000) + "1\n"))
  }

  @Test("Brackets in text and comments do not count, nor do many beside each other")
  func harmlessBrackets() {
    let brackets = String(repeating: "[", count: 40)
    let beside = String(repeating: "[1], ", count: 40)
    #expect(isAccepted("print(\"\(brackets)\") // \(brackets)\n/* \(brackets) */\nprint(#\"\(brackets)\"#)\n"))
    #expect(isAccepted("print(\"\"\"\n  \(brackets)\n  \"\"\")\nlet a = [\(beside)[2]]\nprint(a.count)\n"))
  }

  @Test("Types that double with every line are refused")
  func growingTypes() {
    let aliases = (1..<40).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))\n" }.joined()
    #expect(!limits(of: "typealias A0 = (Int, Int)\n\(aliases)var a: A39?\n").isEmpty)
    let tuples = (1..<40).map { "let a\($0) = (a\($0 - 1), a\($0 - 1))\n" }.joined()
    #expect(!limits(of: "let a0 = (1, 1)\n\(tuples)").isEmpty)
  }

  @Test("Structs of structs that have initial values are as many as they are")
  func nestedInitialValues() {
    let structs = (1...30).map { "struct S\($0) { var a = [S\($0 - 1)()], b = [S\($0 - 1)()] }\n" }.joined()
    #expect(isAccepted("struct S0 { var a = 1 }\n\(structs)print(S3(a: [S2()]).b.count)\n"))
  }

  @Test("A value with more parts than an instruction can count is refused")
  func largeValues() {
    let fields = (0..<300).map { "  var a\($0) = 0\n" }.joined()
    #expect(!limits(of: "struct Large {\n\(fields)}\nlet all = [Large()]\nprint(all.count)\n").isEmpty)
  }

  @Test(
    "Generic functions and types that make each other without end are refused",
    arguments: [
      "func f<T>(_ x: T, _ n: Int) { if n > 0 { f([x], n - 1) } }\nf(1, 3)\n",
      "func f<T>(_ x: T, _ n: Int) { if n > 0 { f((x, x), n - 1) } }\nf(1, 3)\n",
      "struct G<T> { var x: T; func f(_ n: Int) { if n > 0 { G<G<T>>(x: self).f(n - 1) } } }\nG(x: 1).f(3)\n",
    ])
  func endlessInstances(_ text: String) {
    #expect(!limits(of: text).isEmpty)
  }

  @Test(
    "A value that holds itself is refused, also through a generic type",
    arguments: [
      "struct G<T> { var x: T? }\nstruct S { var g: G<S>? }\nprint(1)\n", "struct G<T> { var x: G<G<T>>? }\nprint(1)\n",
      "struct A { var b: (Int, B)? }\nstruct B { var a: A? }\nprint(1)\n",
    ])
  func recursiveValues(_ text: String) {
    #expect(!isAccepted(text))
  }
}

/// What only the compiler rejected among the mutants.
@Suite("Mistakes that change nothing at run time")
struct HarmlessMistakeTests {
  @Test(
    "They are rejected all the same",
    arguments: [
      "switch 1 {\ncase let let n: print(n)\n}\n", "struct S { static func + (a b: S, c: S) -> S { b } }\nprint(S())\n",
      "print(\"value \\()\")\n", "func f() -> (a b: Int, c: Int) { (1, 2) }\nprint(f())\n", "(to: 2)\n",
      "struct S { static static var a = 1 }\nprint(S.a)\n", "class C { final final func f() {} }\nC().f()\n",
      "struct S { func f(a: Int) {} }\nlet f = S.f(b:)\n", "func f(a: Int) {}\nlet g = f(b:)\n",
    ])
  func areRejected(_ text: String) {
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: text))
    #expect(loaded.program == nil)
    #expect(loaded.findings.contains { $0.severity == .error && $0.position.isKnown })
  }
}
