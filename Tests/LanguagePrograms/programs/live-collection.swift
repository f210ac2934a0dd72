// programs: an observable list with diffs, sections and a filter that keeps up in the background
import Foundation

enum Change<Element: Equatable>: Equatable, CustomStringConvertible {
    case insert(Int, Element), remove(Int), update(Int, old: Element, new: Element), move(from: Int, to: Int)
    var description: String {
        switch self {
        case let .insert(index, element): return "+\(index):\(element)"
        case let .remove(index): return "-\(index)"
        case let .update(index, old, new): return "\(index):\(old)→\(new)"
        case let .move(from, to): return "\(from)⇢\(to)"
        }
    }
}

extension Array where Element: Equatable {
    func changes(to new: [Element]) -> [Change<Element>] {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: count + 1)
        for i in stride(from: count - 1, through: 0, by: -1) {
            for j in stride(from: new.count - 1, through: 0, by: -1) {
                lengths[i][j] = self[i] == new[j] ? lengths[i + 1][j + 1] + 1 : Swift.max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var (i, j) = (0, 0)
        var removals: [Change<Element>] = []
        var insertions: [Change<Element>] = []
        while i < count || j < new.count {
            if i < count, j < new.count, self[i] == new[j] {
                i += 1
                j += 1
            } else if j == new.count || (i < count && lengths[i + 1][j] >= lengths[i][j + 1]) {
                removals.insert(.remove(i), at: 0)
                i += 1
            } else {
                insertions.append(.insert(j, new[j]))
                j += 1
            }
        }
        return removals + insertions
    }

    mutating func apply(_ changes: [Change<Element>]) {
        for change in changes {
            switch change {
            case .insert(let index, let element): insert(element, at: index)
            case .remove(let index): remove(at: index)
            case .update(let index, _, let new): self[index] = new
            case .move(let from, let to): insert(remove(at: from), at: to)
            }
        }
    }
}

final class Observable<Value> {
    typealias Observer = (_ old: Value, _ new: Value) -> Void
    private var observers: [Int: Observer] = [:]
    private var lastID = 0
    var value: Value {
        didSet { for id in observers.keys.sorted() { observers[id]?(oldValue, value) } }
    }
    init(_ value: Value) { self.value = value }

    func observe(_ observer: @escaping Observer) -> Token {
        lastID += 1
        let id = lastID
        observers[id] = observer
        return Token { [weak self] in self?.observers[id] = nil }
    }

    final class Token {
        private var onCancel: (() -> Void)?
        init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }
        func cancel() {
            onCancel?()
            onCancel = nil
        }
        deinit { cancel() }
    }
}

struct Person: Hashable, CustomStringConvertible {
    var name: String
    var age: Int
    var description: String { name }
}

final class LiveFilter<Element: Equatable> {
    private let source: Observable<[Element]>
    let result = Observable<[Element]>([])
    private var predicate: (Element) -> Bool = { _ in true }
    private let queue = DispatchQueue(label: "filter")
    private var token: Observable<[Element]>.Token?
    private var generation = 0

    init(_ source: Observable<[Element]>) {
        self.source = source
        token = source.observe { [weak self] _, new in self?.refresh(new) }
        refresh(source.value)
    }

    func filter(_ predicate: @escaping (Element) -> Bool) {
        self.predicate = predicate
        refresh(source.value)
    }

    private func refresh(_ elements: [Element]) {
        generation += 1
        let (mine, predicate) = (generation, self.predicate)
        queue.async {
            let filtered = elements.filter(predicate)
            DispatchQueue.main.async {
                guard mine == self.generation else { return }
                self.result.value = filtered
            }
        }
    }
}

let people = Observable<[Person]>([])
let adults = LiveFilter(people)
adults.filter { $0.age >= 18 }
var shown: [Person] = []
let watching = adults.result.observe { old, new in
    let changes = old.changes(to: new)
    shown.apply(changes)
    print(changes, shown == new)
}
people.value = [Person(name: "ann", age: 30), Person(name: "bob", age: 12), Person(name: "cyd", age: 41)]

func later(_ milliseconds: Int, _ body: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: body)
}

later(40) { people.value.swapAt(0, 2) }
later(80) { people.value[1].age = 18 }
later(120) { adults.filter { $0.age > 30 } }
later(160) {
    people.value.append(Person(name: "dan", age: 50))
    people.value.removeAll { $0.name == "cyd" }
}
later(200) {
    watching.cancel()
    people.value = []
}
later(240) {
    let sections = Dictionary(grouping: shown) { $0.name.first! }
    print(shown, sections.keys.sorted(), "abcd".map(String.init).changes(to: ["b", "x", "d"]), adults.result.value.isEmpty)
    exit(0)
}
RunLoop.main.run()
