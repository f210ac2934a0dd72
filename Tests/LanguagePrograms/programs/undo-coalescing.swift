// programs: an undo manager with groups, coalescing of typing and change notifications
import Foundation

protocol UndoableCommand {
    var title: String { get }
    func execute(on document: Document)
    func revert(on document: Document)
    func merged(with next: UndoableCommand) -> UndoableCommand?
}

extension UndoableCommand {
    func merged(with next: UndoableCommand) -> UndoableCommand? { nil }
}

final class Document {
    fileprivate(set) var text = "" {
        didSet { NotificationCenter.default.post(name: .documentChanged, object: self, userInfo: ["length": text.count]) }
    }
    func replace(at offset: Int, count: Int, with new: String) {
        let start = text.index(text.startIndex, offsetBy: offset)
        let end = text.index(start, offsetBy: count)
        text.replaceSubrange(start..<end, with: new)
    }
    func slice(_ offset: Int, _ count: Int) -> String {
        String(text.dropFirst(offset).prefix(count))
    }
}

extension Notification.Name {
    static let documentChanged = Notification.Name("documentChanged")
}

struct Insert: UndoableCommand {
    let offset: Int
    let string: String
    var title: String { "Type \"\(string)\"" }
    func execute(on d: Document) { d.replace(at: offset, count: 0, with: string) }
    func revert(on d: Document) { d.replace(at: offset, count: string.count, with: "") }
    func merged(with next: UndoableCommand) -> UndoableCommand? {
        guard let next = next as? Insert,
              next.offset == offset + string.count,
              next.string != " " else { return nil }
        return Insert(offset: offset, string: string + next.string)
    }
}

struct Delete: UndoableCommand {
    let offset: Int
    let removed: String
    var title: String { "Delete \"\(removed)\"" }
    func execute(on d: Document) { d.replace(at: offset, count: removed.count, with: "") }
    func revert(on d: Document) { d.replace(at: offset, count: 0, with: removed) }
}

struct Group: UndoableCommand {
    let title: String
    var commands: [UndoableCommand]
    func execute(on d: Document) { commands.forEach { $0.execute(on: d) } }
    func revert(on d: Document) { for c in commands.reversed() { c.revert(on: d) } }
}

final class History {
    private let document: Document
    private let queue = DispatchQueue(label: "history")
    private var done: [UndoableCommand] = []
    private var undone: [UndoableCommand] = []
    private var openGroups: [Group] = []
    private let limit: Int

    init(document: Document, limit: Int = 5) {
        self.document = document
        self.limit = limit
    }

    func perform(_ command: UndoableCommand) {
        queue.sync {
            command.execute(on: document)
            undone.removeAll()
            if !openGroups.isEmpty {
                openGroups[openGroups.endIndex - 1].commands.append(command)
            } else if let last = done.last, let merged = last.merged(with: command) {
                done[done.count - 1] = merged
            } else {
                push(command)
            }
        }
    }

    private func push(_ command: UndoableCommand) {
        done.append(command)
        if done.count > limit { done.removeFirst(done.count - limit) }
    }

    func grouped(_ title: String, _ body: () throws -> Void) rethrows {
        queue.sync { openGroups.append(Group(title: title, commands: [])) }
        defer {
            queue.sync {
                let group = openGroups.removeLast()
                if openGroups.isEmpty {
                    push(group)
                } else {
                    openGroups[openGroups.count - 1].commands.append(group)
                }
            }
        }
        try body()
    }

    @discardableResult func undo() -> String? {
        queue.sync {
            guard let command = done.popLast() else { return nil }
            command.revert(on: document)
            undone.append(command)
            return command.title
        }
    }

    @discardableResult func redo() -> String? {
        queue.sync {
            guard let command = undone.popLast() else { return nil }
            command.execute(on: document)
            done.append(command)
            return command.title
        }
    }

    var menu: (undo: String, redo: String) {
        queue.sync { (done.last?.title ?? "-", undone.last?.title ?? "-") }
    }
}

let document = Document()
let history = History(document: document)
var lengths: [Int] = []
let observer = NotificationCenter.default.addObserver(forName: .documentChanged, object: document, queue: nil) { note in
    if let length = note.userInfo?["length"] as? Int { lengths.append(length) }
}

func type(_ text: String) {
    for character in text { history.perform(Insert(offset: document.text.count, string: String(character))) }
}

type("hello world")
print(document.text, history.menu)
print("undo", history.undo() ?? "nothing", "->", document.text.debugDescription)
print("undo", history.undo() ?? "nothing", "->", document.text.debugDescription)
print("redo", history.redo() ?? "nothing", "->", document.text.debugDescription)

history.perform(Delete(offset: 0, removed: document.slice(0, 3)))
print(document.text, history.menu)

struct Oops: Error {}
do {
    try history.grouped("Wrap") {
        history.perform(Insert(offset: 0, string: "["))
        history.grouped("Inner") {
            history.perform(Insert(offset: document.text.count, string: "]"))
            history.perform(Insert(offset: document.text.count, string: "!"))
        }
        throw Oops()
    }
} catch {
    print("group ended by", error)
}
print(document.text, history.menu)
history.undo()
print(document.text, history.menu)
history.redo()
print(document.text, history.menu)

var titles: [String] = []
while let title = history.undo() { titles.append(title) }
print(titles, document.text.isEmpty)
NotificationCenter.default.removeObserver(observer)
history.redo()
print("notified \(lengths.count) times, longest \(lengths.max() ?? 0), \(document.text)")
