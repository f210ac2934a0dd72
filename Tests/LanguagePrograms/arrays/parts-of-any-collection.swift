// Of a collection of which no more is known, parts are parts of it.
final class Shelf<Items: Collection> {
    private let items: Items
    init(_ items: Items) { self.items = items }
    func dropLast(_ count: Int = 1) -> Items.SubSequence { items.dropLast(count) }
    func suffix(_ count: Int) -> Items.SubSequence { items.suffix(count) }
    func all() -> Items.SubSequence { items.suffix(100) }
}

let numbers = Shelf([1, 2, 3, 4])
print(numbers.dropLast(), numbers.dropLast(9), numbers.suffix(2), numbers.all())
let text = Shelf("signal")
print(text.dropLast(2), text.suffix(3))
print(Shelf(Set(["only"])).dropLast().count, Array(Shelf(1...5).suffix(2)))

struct Ring: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { 5 }
    func index(after position: Int) -> Int { position + 1 }
    subscript(position: Int) -> String { "r\(position)" }
}
let end: Slice<Ring> = Ring().suffix(2)
print(Array(end), Array(Ring().dropLast(3)), Ring().dropLast(5).isEmpty)

// Of an erased sequence parts are erased, too.
let erased = AnySequence([3, 1, 4, 1, 5])
var rest: AnySequence<Int> = erased.dropFirst()
print(Array(rest), Array(rest.dropFirst(2)))
rest = erased.prefix(2)
print(Array(rest))
rest = erased.drop { $0 != 4 }
print(Array(rest), erased.dropLast(), erased.suffix(1), erased.prefix { $0 != 4 })
