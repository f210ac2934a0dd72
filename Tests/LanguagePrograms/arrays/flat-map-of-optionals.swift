// `flatMap` as it was before Swift 4.1 had `compactMap`.
import Foundation
let n = ["1", "x", "3"].flatMap { Int($0) }
print(n)
print([[1], [2, 3]].flatMap { $0 })
print([[1], [2, 3]].flatMap { $0.map { $0 * 2 } })
print(["ab", "c"].flatMap { $0 })
let o: [Int?] = [1, nil, 3]
print(o.flatMap { $0 })
struct T { var id: Int?; var tags: [String] }
let ts = [T(id: 1, tags: ["a"]), T(id: nil, tags: ["b", "c"])]
print(ts.flatMap { $0.id }, ts.flatMap { $0.tags }, ts.flatMap(\.tags))
print(ts.flatMap { t -> Int? in
  guard let id = t.id else { return nil }
  return id + 1 })
print(ts.flatMap { t -> [String] in
  let x = t.tags
  return x + ["z"] })
print(ts.flatMap { t in t.tags.map { ($0, t.id) } }.count)
