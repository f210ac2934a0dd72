// programs: undoable edits with key paths, macro commands, coalescing and a background saver
import Foundation

struct Document: Equatable, CustomStringConvertible {
    struct Style: Equatable {
        var size = 12
        var isBold = false
    }
    var title = "untitled"
    var paragraphs: [String] = []
    var style = Style()
    var description: String { "\(title) \(paragraphs) \(style.size)\(style.isBold ? "b" : "")" }
}

protocol Command {
    var name: String { get }
    mutating func execute(on document: inout Document)
    func undo(on document: inout Document)
    mutating func merge(_ other: Command) -> Bool
}

extension Command {
    mutating func merge(_ other: Command) -> Bool { false }
}

struct SetValue<Value: Equatable>: Command {
    let name: String
    let path: WritableKeyPath<Document, Value>
    var new: Value
    private var old: Value?

    init(_ name: String, _ path: WritableKeyPath<Document, Value>, _ new: Value) {
        self.name = name
        self.path = path
        self.new = new
    }

    mutating func execute(on document: inout Document) {
        if old == nil { old = document[keyPath: path] }
        document[keyPath: path] = new
    }

    func undo(on document: inout Document) {
        guard let old = old else { return }
        document[keyPath: path] = old
    }

    mutating func merge(_ other: Command) -> Bool {
        guard let other = other as? SetValue<Value>, other.path == path else { return false }
        new = other.new
        return true
    }
}

struct Insert: Command {
    let name = "insert"
    let text: String
    var index: Int?
    mutating func execute(on document: inout Document) {
        let place = min(index ?? document.paragraphs.endIndex, document.paragraphs.count)
        index = place
        document.paragraphs.insert(text, at: place)
    }
    func undo(on document: inout Document) { document.paragraphs.remove(at: index!) }
}

struct Macro: Command {
    let name: String
    private var steps: [Command]
    init(_ name: String, _ steps: Command...) {
        self.name = name
        self.steps = steps
    }
    mutating func execute(on document: inout Document) {
        for index in steps.indices { steps[index].execute(on: &document) }
    }
    func undo(on document: inout Document) { steps.reversed().forEach { $0.undo(on: &document) } }
}

final class Editor {
    private(set) var document = Document() {
        didSet {
            guard document != oldValue else { return }
            changes += 1
            saver.schedule(document)
        }
    }
    private(set) var changes = 0
    private var done: [Command] = []
    private var undone: [Command] = []
    private let saver: Saver
    init(saver: Saver) { self.saver = saver }

    func run(_ command: Command, coalesce: Bool = false) {
        var command = command
        command.execute(on: &document)
        undone.removeAll()
        if coalesce, !done.isEmpty, done[done.count - 1].merge(command) { return }
        done.append(command)
    }

    @discardableResult
    func undo() -> String? {
        guard let last = done.popLast() else { return nil }
        last.undo(on: &document)
        undone.append(last)
        return last.name
    }

    @discardableResult
    func redo() -> String? {
        guard var last = undone.popLast() else { return nil }
        last.execute(on: &document)
        done.append(last)
        return last.name
    }

    var menu: (undo: String?, redo: String?) { (done.last?.name, undone.last?.name) }
}

final class Saver {
    private let queue = DispatchQueue(label: "saver", qos: .utility)
    private var pending: DispatchWorkItem?
    private(set) var saved: [Document] = []
    private let delay: DispatchTimeInterval
    init(delay: DispatchTimeInterval) { self.delay = delay }

    func schedule(_ document: Document) {
        pending?.cancel()
        let item = DispatchWorkItem { [unowned self] in saved.append(document) }
        pending = item
        queue.asyncAfter(deadline: .now() + delay, execute: item)
    }

    func flush() -> [Document] {
        if let item = pending, !item.isCancelled { item.wait() }
        return queue.sync { saved }
    }
}

let editor = Editor(saver: Saver(delay: .milliseconds(40)))
editor.run(SetValue("rename", \.title, "draft"))
for title in ["draft 1", "draft 12", "draft 123"] { editor.run(SetValue("rename", \.title, title), coalesce: true) }
editor.run(Insert(text: "one"))
editor.run(Insert(text: "zero", index: 0))
editor.run(Macro("headline", SetValue("bold", \.style.isBold, true), SetValue("big", \.style.size, 24), Insert(text: "HEAD", index: 0)))
print(editor.document, editor.menu)
print(editor.undo() ?? "-", editor.document)
print(editor.undo() ?? "-", editor.undo() ?? "-", editor.document)
print(editor.redo() ?? "-", editor.redo() ?? "-", editor.redo() ?? "-", editor.redo() ?? "nothing", editor.document)
while let name = editor.undo() { print("undo", name, terminator: "; ") }
print(editor.document == Document(), editor.menu.undo ?? "empty", editor.menu.redo ?? "empty")
editor.redo()
editor.run(SetValue("size", \.style.size, 10), coalesce: true)
print(editor.menu, editor.changes > 5)
print(Set(["a", "b"].map { $0.count }), [editor.document].map(\.style.size))
