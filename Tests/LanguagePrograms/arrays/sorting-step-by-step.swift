// Which pairs a sort asks for, in which order, and what it leaves when it is cut short.
struct Cut: Error {}

struct Numbers {
  var state: UInt64 = 7
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return Int((state >> 33) % UInt64(bound))
  }
}

struct Item: Equatable {
  var key: Int
  var place: Int
  var name: String { "\(key).\(place)" }
}

func items(_ kind: Int, _ count: Int, _ numbers: inout Numbers) -> [Item] {
  (0..<count).map { place in
    let key: Int
    switch kind {
    case 0: key = numbers.next(1000)
    case 1: key = place
    case 2: key = count - place
    case 3: key = place % 17
    case 4: key = numbers.next(3)
    case 5: key = place < count / 2 ? place * 2 : count - place
    default: key = place / 40 % 2 == 0 ? place : -place
    }
    return Item(key: key, place: place)
  }
}

func asked(_ list: [Item], after limit: Int = .max) -> (pairs: Int, mark: Int, left: [Item], isCut: Bool) {
  var list = list
  var pairs = 0
  var mark = 17
  do {
    try list.sort { first, second in
      if pairs == limit { throw Cut() }
      pairs += 1
      mark = (mark &* 31 &+ first.place &* 7 &+ second.place) & 0xFFFF_FFFF
      return first.key < second.key
    }
    return (pairs, mark, list, false)
  } catch {
    return (pairs, mark, list, true)
  }
}

func mark(_ list: [Item]) -> Int { list.reduce(3) { ($0 &* 33 &+ $1.place) & 0xFFFF_FFFF } }

var numbers = Numbers()
for kind in 0...6 {
  var line = "kind \(kind):"
  for count in [0, 1, 2, 3, 10, 63, 64, 65, 100, 127, 128, 129, 200, 333, 700] {
    let list = items(kind, count, &numbers)
    let whole = asked(list)
    line += " \(count)/\(whole.pairs)/\(whole.mark)/\(mark(whole.left))"
  }
  print(line)
}
for kind in [0, 3, 6] {
  let list = items(kind, 50, &numbers)
  for limit in [0, 1, 5, 40, 200] {
    let part = asked(list, after: limit)
    print("cut", kind, limit, part.pairs, part.isCut, part.left.map(\.name).joined(separator: " "))
  }
}
for kind in [0, 2, 3, 5, 6] {
  let list = items(kind, 210, &numbers)
  for limit in [64, 250, 700, 1000, 1300] {
    let part = asked(list, after: limit)
    print("cut", kind, limit, part.pairs, part.isCut, mark(part.left))
  }
}

final class Box: CustomStringConvertible {
  let key: Int
  init(_ key: Int) { self.key = key }
  deinit { print("gone", key) }
  var description: String { "box \(key)" }
}

do {
  var boxes = [3, 1, 2].map(Box.init)
  boxes.sort { $0.key > $1.key }
  print(boxes)
  boxes.removeFirst()
  var slice = (0..<100).map { $0 * 37 % 100 }[20..<90]
  slice.sort { $0 % 10 == $1 % 10 ? $0 < $1 : $0 % 10 < $1 % 10 }
  print(slice.startIndex, slice.map(String.init).joined(separator: ","))
}
var nothing: [Void] = [(), (), ()]
nothing.sort { _, _ in true }
print(nothing.count, ["pear", "fig", "apple"].sorted { $0.count < $1.count }, [2.5, -1, 7].sorted(by: >))
let pairs = ["b": 2, "a": 1, "c": 2].sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
print(pairs.map { $0.key + "\($0.value)" })
