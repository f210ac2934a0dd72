// A switch over a type that has no values needs no cases, and nothing comes behind it.
import Foundation
enum E {}
struct S { init(_ n: Never) { switch n {} }; init() {} }
func f(_ e: E) -> Int { switch e {} }
func g(_ n: Never) -> String {
  let text: String
  switch n {}
}
extension Never { func absurd<T>() -> T { switch self {} } }
print([E]().map(f), S(), [Never]().map(g))
protocol P: Codable { init(_ n: Int) }
extension Never: P { init(_ n: Int) { fatalError() } }
print((try? JSONDecoder().decode([Never].self, from: Data("[]".utf8))) as Any, Never.self is P.Type)
do { print(try JSONDecoder().decode([Never].self, from: Data("[1]".utf8))) } catch { print(error) }
print(Never.self is Codable.Type, Never.self is any Hashable.Type, Never.self is any Comparable.Type)
let n: [Never] = []
print(n.sorted(), Set(n), n == [], String(data: try! JSONEncoder().encode(n), encoding: .utf8)!)
