// A type that an extension declares knows what the extension asks: `Base.Index` of its own cases, properties and initialisers.
struct Chain<Base1: Sequence, Base2: Sequence> where Base1.Element == Base2.Element {
    let base1: Base1
    let base2: Base2
}
extension Chain: Sequence {
    struct Iterator: IteratorProtocol {
        var first: Base1.Iterator
        var second: Base2.Iterator
        mutating func next() -> Base1.Element? { first.next() ?? second.next() }
    }
    func makeIterator() -> Iterator { Iterator(first: base1.makeIterator(), second: base2.makeIterator()) }
}
extension Chain: Collection where Base1: Collection, Base2: Collection {
    struct Index {
        enum Position {
            case first(Base1.Index)
            case second(Base2.Index)
        }
        let position: Position
        init(first index: Base1.Index) { position = .first(index) }
        init(second index: Base2.Index) { position = .second(index) }
    }
    var startIndex: Index { base1.isEmpty ? Index(second: base2.startIndex) : Index(first: base1.startIndex) }
    var endIndex: Index { Index(second: base2.endIndex) }
    subscript(index: Index) -> Base1.Element {
        switch index.position {
        case .first(let index): return base1[index]
        case .second(let index): return base2[index]
        }
    }
    func index(after index: Index) -> Index {
        switch index.position {
        case .first(let index):
            let next = base1.index(after: index)
            return next == base1.endIndex ? Index(second: base2.startIndex) : Index(first: next)
        case .second(let index): return Index(second: base2.index(after: index))
        }
    }
}
extension Chain.Index: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        switch (left.position, right.position) {
        case (.first(let one), .first(let other)): return one < other
        case (.second(let one), .second(let other)): return one < other
        case (.first, .second): return true
        case (.second, .first): return false
        }
    }
    static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }
}
extension Chain.Index.Position: Equatable where Base1.Index: Equatable, Base2.Index: Equatable {}

let chain = Chain(base1: [1, 2], base2: 5...6)
print(Array(chain), chain.count, chain[chain.startIndex], chain.firstIndex(of: 5) == chain.index(chain.startIndex, offsetBy: 2))
print(chain.map { $0 * 2 }, chain.startIndex < chain.endIndex, chain.dropFirst(3).first ?? 0)
print(chain.startIndex.position == .first(0), Array(Chain(base1: "ab", base2: ["c"] as [Character])))

struct Windows<Base> { let base: Base }
extension Windows where Base: RandomAccessCollection {
    final class Cursor {
        var index: Base.Index
        let windows: Windows
        init(_ windows: Windows) {
            self.windows = windows
            index = windows.base.startIndex
        }
        func next() -> (Base.Element, Base.Element)? {
            let following = windows.base.index(after: index)
            guard following < windows.base.endIndex else { return nil }
            defer { index = following }
            return (windows.base[index], windows.base[following])
        }
    }
    var cursor: Cursor { Cursor(self) }
}
let cursor = Windows(base: [3, 4, 5]).cursor
while let (one, other) = cursor.next() { print(one, other) }
