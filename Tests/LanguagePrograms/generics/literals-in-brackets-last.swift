// generics: what a literal in brackets is the other arguments say
class Op: Hashable {
  static func == (a: Op, b: Op) -> Bool { a === b }
  func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
}
final class Block: Op {}
func queue<S>(_ ops: S) -> Int where S: Sequence, S.Iterator.Element: Op { Array(ops).count }
func queue<S>(_ ops: S...) where S: Sequence, S.Iterator.Element: Op { for o in ops { print(Array(o).count) } }
let set: Set<Op> = [Op(), Op()]
let b = Block()
queue([b], set)
queue(set, [b, b])
print(queue([b]))
func pair<S>(_ a: S, _ b: S) where S: Sequence { print(Array(a).count, Array(b).count) }
let numberSet: Set<Int> = [1, 2]
pair([3], numberSet)
func many<S>(_ a: S...) where S: Sequence { print(a.count, S.self) }
many([3], numberSet)
many(numberSet, [3])
func numbers<T: Numeric>(_ n: T...) { print(n) }
let half = 2.5
numbers(1, half)
