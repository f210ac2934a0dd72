// What leaves a dictionary's indices, and a set's, as they are.
var scores = ["ann": 3]
let place = scores.index(forKey: "ann")!
scores["ann"]! += 1
scores["ann", default: 0] += 1
scores.removeValue(forKey: "nobody")
print(scores[place], scores.startIndex == place, scores.index(after: place) == scores.endIndex)
let doubled = scores.mapValues { $0 * 2 }
print(doubled[place], scores.filter { $0.value > 0 }[place])
scores.values[place] = 50
print(scores.keys[place], scores.values[place])
var copy = scores
copy["ann"] = 1
print(copy[place], scores[place])
var numbers: Set = [1, 2, 3]
while let odd = numbers.firstIndex(where: { $0 % 2 == 1 }) { numbers.remove(at: odd) }
print(numbers, Set<Int>().startIndex == Set<Int>().endIndex)
struct Tag: Hashable {
  let id: Int, note: String
  static func == (left: Tag, right: Tag) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
var tags: Set = [Tag(id: 1, note: "old")]
let first = tags.startIndex
let before = tags
print(tags.update(with: Tag(id: 1, note: "new"))!.note, tags[first].note, before[first].note)
tags.remove(tags[first])
tags.removeAll(keepingCapacity: true)
print(tags.startIndex == tags.endIndex)
