// Differences of collections are made of changes, unless those contradict each other, and coded.
import Foundation
let d: CollectionDifference<Int> = [1,2,3].difference(from: [1,3])
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(data: try e.encode(d), encoding: .utf8)!)
let r = try JSONDecoder().decode(CollectionDifference<Int>.self, from: e.encode(d))
print(r == d)
let c = CollectionDifference<String>([.insert(offset: 0, element: "a", associatedWith: nil), .remove(offset: 2, element: "b", associatedWith: nil)])
print(c!.insertions, c!.removals)
print(CollectionDifference<String>([.insert(offset: 0, element: "a", associatedWith: nil), .insert(offset: 0, element: "b", associatedWith: nil)]) == nil)
for changes in [
  [.remove(offset: 1, element: "a", associatedWith: 0), .insert(offset: 0, element: "a", associatedWith: 1)],
  [.remove(offset: 1, element: "a", associatedWith: 0)], [.insert(offset: -1, element: "a", associatedWith: nil)],
  [.insert(offset: 2, element: "c", associatedWith: nil), .insert(offset: 0, element: "b", associatedWith: nil)],
] as [[CollectionDifference<String>.Change]] {
  guard let made = CollectionDifference(changes) else { print("nil"); continue }
  print(made.insertions, made.removals, ["x", "y"].applying(made) as Any)
  print(String(decoding: try e.encode(made), as: UTF8.self))
}
do { _ = try JSONDecoder().decode(CollectionDifference<Int>.self, from: Data(#"{"insertions":[],"removals":[{"isRemove":true,"offset":-1,"element":1,"associatedOffset":null}]}"#.utf8)) } catch { print(error) }
