func agree<K: Hashable>(_ first: K, _ second: K) -> Bool { first.hashValue == second.hashValue }

struct Point: Hashable { var x = 0, y = 0 }

final class Wrapped<Key: Hashable>: Hashable {
  let key: Key
  init(_ key: Key) { self.key = key }
  static func == (left: Wrapped, right: Wrapped) -> Bool { left.key == right.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key.hashValue) }
}

print(agree(1, 1), agree("a", "a"), agree([1, 2], [1, 2]), agree(Point(x: 1), Point(x: 1)))
print(agree(1, 2), agree("a", "b"), agree(Wrapped("x"), Wrapped("x")))
print(Set([Wrapped(1), Wrapped(2), Wrapped(1)]).count)
