// Parts of an index path are index paths.
import Foundation
let p = IndexPath(indexes: [1, 2, 3])
print(p.prefix(2) == IndexPath(indexes: [1, 2]), type(of: p.dropFirst()), p.dropFirst(), p.suffix(1), p[0..<2], p.dropLast())
func depth(_ p: IndexPath) -> Int { p.isEmpty ? 0 : 1 + depth(p.dropFirst()) }
print(depth(p), p.prefix(1) == p.prefix(1), p + [4], p.map { $0 * 2 }, p.appending([7, 8]), p.compare(IndexPath(index: 1)).rawValue)
