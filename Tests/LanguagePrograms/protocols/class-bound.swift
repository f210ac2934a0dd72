// protocols: bounded by a class: its members, its place, and what may conform
import Dispatch

class Model {
    let name: String
    var changes = 0 { didSet { log.append("\(name) \(oldValue)->\(changes)") } }
    private(set) var log: [String] = []
    fileprivate var observers: [(Model) -> Void] = []

    init(_ name: String) { self.name = name }
    func describe() -> String { "model \(name)" }
    func notify() { observers.forEach { $0(self) } }
    class var kind: String { "model" }
    subscript(index: Int) -> String { log[index] }
}

protocol Observable: Model {
    var title: String { get set }
    func reload()
}

extension Observable {
    func observe(_ body: @escaping (Self) -> Void) {
        observers.append { [weak self] changed in
            guard let self, changed === self else { return }
            body(self)
        }
    }

    func touch(_ times: Int = 1) {
        for _ in 0..<times { changes += 1 }
        notify()
    }

    var summary: String { "\(describe()) '\(title)' \(changes)" }
}

protocol Resettable where Self: Model {
    func reset()
}

extension Resettable {
    func resetTwice() {
        reset()
        changes += 10
        reset()
    }
}

final class Note: Model, Observable, Resettable {
    var title = "note"
    func reload() { title += "!" }
    func reset() { changes = 0 }
    override func describe() -> String { "note \(name)" }
    override class var kind: String { "note" }
}

class Folder: Model, Observable {
    var title = "folder"
    var reloads = 0
    func reload() { reloads += 1 }
}

final class Album: Folder {
    override func describe() -> String { "album of \(super.describe())" }
}

let note = Note("n")
note.observe { print("note changed:", $0.title, $0.changes) }
note.touch(2)
note.resetTwice()
print(note.log, note[0])

let all: [any Observable] = [note, Folder("f"), Album("a")]
for (index, item) in all.enumerated() {
    item.touch(index + 1)
    item.title += " \(index)"
    item.reload()
    item.changes += 1
    print(item.summary, item.name, item.log.count, type(of: item).kind, item[0])
}

func names(of models: [Model]) -> [String] { models.map(\.name) }
print(names(of: all), all.map(\.changes), all.map(\.name))

func sum<T: Observable>(_ items: [T]) -> Int { items.reduce(0) { $0 + $1.changes + ($1 as Model).log.count } }
print(sum([note]), sum([Album("x")]))

let asModel: Model = all[1]
print(asModel === all[1], asModel is Observable, (asModel as? any Resettable) == nil, (note as Model) as? any Resettable === note)

weak var weakly: (any Observable)?
do {
    let short = Album("short")
    weakly = short
    print(weakly?.name ?? "gone", weakly?.summary ?? "gone")
}
print(weakly?.name ?? "gone")

struct Store {
    unowned let owner: any Observable
    func save() { owner.changes += 1 }
}
Store(owner: note).save()
print(note.changes)

let queue = DispatchQueue(label: "models")
let group = DispatchGroup()
for item in all { queue.async(group: group) { item.touch() } }
group.wait()
print(all.map { $0.changes })
