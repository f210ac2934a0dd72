// Delegating to an initialiser that may fail: with `!` it has to succeed, in an initialiser that may fail it fails with it.
import Foundation
struct Version: ExpressibleByStringLiteral, CustomStringConvertible {
  let parts: [Int]
  init?(_ text: some StringProtocol) {
    let found = text.split(separator: ".").map { Int($0) }
    guard !found.isEmpty, !found.contains(nil) else { return nil }
    parts = found.compactMap { $0 }
  }
  init(stringLiteral value: String) { self.init(value)! }
  init?(short text: String) { self.init(text.prefix(3)) }
  var description: String { parts.map(\.description).joined(separator: ".") }
}
let wrong = "1.a"
let version: Version = "1.20.3"
print(version, Version(short: "2.5.7")!, Version(short: "x") == nil, Version(wrong) == nil)
class Node {
  let name: String
  init?(_ name: String) { if name.isEmpty { return nil }; self.name = name }
  convenience init(number: Int) { self.init(number > 0 ? "node \(number)" : "")! }
  convenience init?(maybe: String) { self.init(maybe) }
}
class Leaf: Node {
  let weight: Int
  init(leaf name: String) { weight = name.count; super.init(name)! }
  override init?(_ name: String) { weight = 0; super.init(name) }
}
print(Node(number: 3).name, Node(maybe: "") == nil, Leaf(leaf: "abc").weight, Leaf("") == nil, Leaf("x")!.name)
print("a1b2".prefix { $0.isLetter }, [3, 4, 1].prefix(while: { $0 > 2 }).count, Int("12"[...])!, Double("2.5 ".dropLast())!, String(UnicodeScalar(UInt8(65))))
func fields(_ text: some StringProtocol) -> [String] { text.split(separator: ",", maxSplits: 1).map { "<\($0)>" } }
print(fields("a,b,c"), fields(",x".dropFirst()), "a--b".split(separator: "-", omittingEmptySubsequences: false).count)
func groups<C: Collection>(_ all: C) -> [[C.Element]] where C.Element == Int { all.split { $0 == 0 }.map { Array($0) } }
print(groups([1, 2, 0, 0, 3]), groups([0, 4].dropFirst()), groups(0..<3))
print(Node(number: 0).name)
