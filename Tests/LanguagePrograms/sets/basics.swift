// sets: insert, remove, contains, algebra, from arrays; printed sorted or with a single element
var tags: Set<String> = ["red", "green"]
print(tags.insert("blue").inserted, tags.insert("red").inserted, tags.count)
print(tags.sorted(), tags.contains("green"), tags.contains("pink"))
print(tags.remove("green") ?? "-", tags.remove("green") as Any, tags.count)

let a: Set = [1, 2, 3, 4]
let b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: b), b.isSuperset(of: [3]), a.isDisjoint(with: [9]), Set([1, 2]).isStrictSubset(of: a))
print(Set([1, 1, 2, 2]).count, Set("hello").count, Set<Int>().isEmpty, a == [4, 3, 2, 1])
var c = a
c.formUnion([10])
c.subtract([1, 2])
print(c.sorted(), a.sorted(), c.max()!, c.reduce(0, +))
print(a.map { $0 * 10 }.sorted(), a.filter { $0 > 2 }.sorted(), Set(a.map { $0 % 2 }).sorted())

func unique(_ list: [Int]) -> [Int] {
  var seen = Set<Int>()
  return list.filter { seen.insert($0).inserted }
}
print(unique([3, 1, 3, 2, 1]))
var queue: Set<Int> = [7]
while let next = queue.popFirst() {
  print("pop", next)
  if next < 9 { queue.insert(next + 1) }
}
print(queue, Set(["only"]), queue.first as Any)
let byPair: Set<[Int]> = [[1, 2], [2, 1], [1, 2]]
print(byPair.count, byPair.contains([2, 1]))
