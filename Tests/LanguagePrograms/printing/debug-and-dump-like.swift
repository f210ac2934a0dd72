// printing: debugPrint, String(reflecting:), nested containers with strings and optionals, types, ranges, errors
struct Failure: Error { let reason: String }
enum Level: String { case low = "l" }
print(Failure(reason: "x"), [Failure(reason: "y")], Optional(Failure(reason: "z")) as Any)
debugPrint("a\tb", Character("c"), 1.0, [1: "one"], Level.low, Optional("o") as Any)
print(String(reflecting: ["k": 1.5]), String(reflecting: Optional(3)), String(reflecting: (1, "t")), String(reflecting: "é"))
print([Optional("a"), nil], ["k": Optional(1)], [[Optional([1])]], [(1, Optional("x"))])
print(1...3, [1...3], 0..<2, "x"..."z", [0..<2] as [Any])
print(Level.low, [Level.low], Level.low.rawValue, [Level.low.rawValue])
print(Array("hi"), Character("x"), [Character("x")], "hi".first as Any, Substring("sub"), [Substring("sub")])
print(Int.self, [Int].self, [String: Double].self, Optional<Int>.self, (Int, String).self, type(of: [1: "a"]))
print([1, 2].enumerated().map { $0 }, Array(zip([1], ["a"])), ["k": (1, 2)])
print((), [()], ((1, 2), 3), (a: 1, (b: 2, c: "x")), [(a: 1, b: "y")])
print([true: 1], [1.5: "f"], [Character("c"): 2], ["a": ["b": ["c": 1]]])
print("line1\nline2", ["line1\nline2"], "quote\"", ["quote\"", "it's"], "\\", ["\\"], ["\u{0}", "\u{7f}", "\u{200B}"], ["😀"])
print(Double.nan, [Double.infinity], -0.0, [1e100, 1e-10], Float(1.1), [Float(0.3)], UInt8.max, Int8.min)
print(Set([1.5]), Set(["s"]), [Set([1])], Set<Int>(), [Int: Int](), [[:] as [Int: Int]])
print(Result<Int, Failure>.success(1), Result<Int, Failure>.failure(Failure(reason: "r")))
print(stride(from: 0, to: 4, by: 2).map { $0 }, [3, 1].reversed() as [Int], repeatElement("r", count: 2).map { $0 })
