// printing: what sequences and views print as that nobody made an array of
struct Countdown: Sequence {
    var start = 3
    func makeIterator() -> AnyIterator<Int> {
        var next = start
        return AnyIterator {
            defer { next -= 1 }
            return next > 0 ? next : nil
        }
    }
}
print(Countdown().prefix(2), Countdown().dropFirst(1), Countdown().reversed(), Array(Countdown().prefix(2)))
print(Countdown().enumerated(), zip([1], ["a"]), [1, 2].enumerated())
print([3, 4].reversed(), (1...3).reversed(), "abc".reversed(), "abcd".dropFirst().reversed(), stride(from: 0, to: 3, by: 1))
print(EmptyCollection<Int>(), CollectionOfOne("x"), repeatElement(3, count: 2), Array(repeatElement("y", count: 2)))
print(EmptyCollection<Int>().isEmpty, EmptyCollection<String>().first as Any, CollectionOfOne(3).map { $0 + 1 }, CollectionOfOne(1).count)
print("\([1, 2].reversed())", String(describing: "ab".reversed()), String("abc".reversed()), "\(Array("xyz".reversed()))")

// Where an array is wanted, it is one.
let list: [Int] = [1, 2, 3].reversed()
func show(_ values: [Character]) { print(values) }
show("abc".reversed())
show(Array("abc").reversed())
print(list, [1, 2, 3].reversed() == [3, 2, 1], [0] + [1, 2].reversed(), (1...3).reversed() + [0])
var kept = [1, 2, 3]
kept = kept.reversed()
let maybe: [Int]? = [1, 2]
print(kept, maybe?.reversed() ?? [], maybe.map { $0.reversed() } ?? [], [1, 2].reversed() != kept)

// As a collection.
let back = ["a", "b", "c"].reversed()
print(back.first ?? "", back.last ?? "", back.count, back.isEmpty, back.map { $0 + "!" }, back.joined(separator: "-"))
print(back.contains("b"), back.firstIndex(of: "b") == back.index(after: back.startIndex), back[back.startIndex], Array(back.enumerated().map(\.offset)))
print(back.reversed(), back.filter { $0 < "c" }, Array(back), Set(back).count, zip(back, 0...).map { "\($0)\($1)" })
for (index, element) in back.enumerated().reversed() { print(index, element, terminator: " ") }
for letter in "hey".reversed() { print(letter, terminator: " ") }
for number in (0..<3).reversed() where number != 1 { print(number, terminator: " ") }
for pair in zip([1, 2], [3, 4]).reversed() { print(pair, terminator: " ") }
print()
func total<C: Collection>(_ values: C) -> Int where C.Element == Int { values.reduce(0, +) + values.count }
print(total([1, 2, 3].reversed()), total((1...3).reversed()), total(repeatElement(2, count: 3)), total(CollectionOfOne(5)))
print([[1, 2].reversed(), [3].reversed()].map { $0.first! }, [1, 2, 3].lazy.reversed().map { $0 * 2 }.first!)
let sorted = [2, 1, 3].sorted().reversed()
print(sorted, sorted.max()!, type(of: sorted))
