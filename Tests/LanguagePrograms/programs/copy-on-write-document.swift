// programs: a document with copy-on-write storage, groups of undo and autosave
import Foundation

// A text document with copy-on-write storage, undo groups and autosave.

struct Rope: ExpressibleByStringLiteral {
    final class Storage {
        var lines: [String]
        static var copies = 0
        init(_ lines: [String]) { self.lines = lines }
        func copy() -> Storage { Storage.copies += 1; return Storage(lines) }
    }

    private var storage: Storage

    init(stringLiteral value: StringLiteralType) { storage = Storage(value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)) }

    private mutating func unique() -> Storage {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        return storage
    }

    subscript(line: Int) -> String {
        get { storage.lines[line] }
        set { unique().lines[line] = newValue }
    }

    mutating func insert(_ line: String, at index: Int) { unique().lines.insert(line, at: index) }
    @discardableResult mutating func remove(at index: Int) -> String { unique().lines.remove(at: index) }
}

extension Rope: RandomAccessCollection, MutableCollection {
    var startIndex: Int { storage.lines.startIndex }
    var endIndex: Int { storage.lines.endIndex }
    func index(after i: Int) -> Int { i + 1 }
}

extension Rope: CustomStringConvertible { var description: String { joined(separator: "⏎") } }
extension Rope: Equatable { static func == (a: Rope, b: Rope) -> Bool { a.elementsEqual(b) } }

// MARK: - Undo

final class UndoStack<Target: AnyObject> {
    private struct Action { let name: String; let body: (Target) -> Void }
    private var undoing: [[Action]] = []
    private var redoing: [[Action]] = []
    private var open: [Action]?
    private enum Mode { case normal, undo, redo }
    private var mode = Mode.normal
    private(set) weak var target: Target?
    var limit = Int.max { didSet { trim() } }

    init(target: Target) { self.target = target }

    var canUndo: Bool { !undoing.isEmpty }
    var canRedo: Bool { !redoing.isEmpty }
    var undoName: String? { undoing.last?.last?.name }

    func register(_ name: String, _ body: @escaping (Target) -> Void) {
        let action = Action(name: name, body: body)
        if open != nil { open!.append(action); return }
        switch mode {
        case .normal:
            redoing.removeAll()
            fallthrough
        case .redo:
            undoing.append([action])
            trim()
        case .undo:
            redoing.append([action])
        }
    }

    func group(_ edits: () throws -> Void) rethrows {
        precondition(open == nil, "groups do not nest")
        open = []
        defer {
            if let actions = open, !actions.isEmpty {
                redoing.removeAll()
                undoing.append(actions)
            }
            open = nil
        }
        try edits()
    }

    func undo() { perform(\.undoing, as: .undo, into: \.redoing) }
    func redo() { perform(\.redoing, as: .redo, into: \.undoing) }

    private func perform(_ from: ReferenceWritableKeyPath<UndoStack, [[Action]]>, as mode: Mode,
                         into: ReferenceWritableKeyPath<UndoStack, [[Action]]>) {
        guard let target = target, let actions = self[keyPath: from].popLast() else { return }
        self.mode = mode
        defer { self.mode = .normal }
        let mark = self[keyPath: into].count
        for action in actions.reversed() { action.body(target) }
        let collected = self[keyPath: into][mark...].flatMap { $0 }
        self[keyPath: into].replaceSubrange(mark..., with: [collected])
    }

    private func trim() { if undoing.count > limit { undoing.removeFirst(undoing.count - limit) } }
}

// MARK: - Document

final class Document {
    struct LockedError: Error {}
    private(set) var text: Rope = "one\ntwo\nthree"
    private(set) lazy var undo = UndoStack(target: self)
    private let saving = DispatchQueue(label: "autosave", qos: .background)
    private var pendingSave: DispatchWorkItem?
    private var versions: [Rope] = []
    var isLocked = false

    func set(_ line: Int, to new: String) throws {
        guard !isLocked else { throw LockedError() }
        let old = text[line]
        text[line] = new
        undo.register("Set line \(line)") { try? $0.set(line, to: old) }
        scheduleSave()
    }

    func insert(_ line: String, at index: Int) {
        text.insert(line, at: index)
        undo.register("Insert") { $0.remove(at: index) }
        scheduleSave()
    }

    func remove(at index: Int) {
        let old = text.remove(at: index)
        undo.register("Remove") { document in document.insert(old, at: index) }
        scheduleSave()
    }

    func swapLines(_ a: Int, _ b: Int) {
        text.swapAt(a, b)
        undo.register("Swap", { $0.swapLines(a, b) })
        scheduleSave()
    }

    private func scheduleSave() {
        pendingSave?.cancel()
        let snapshot = text
        let item = DispatchWorkItem { [weak self] in self?.versions.append(snapshot) }
        pendingSave = item
        saving.asyncAfter(deadline: .now() + .milliseconds(40), execute: item)
    }

    func flush() -> [String] {
        guard let item = pendingSave else { return [] }
        item.wait()
        return saving.sync { versions.map(\.description) }
    }
    deinit { print("document closed with \(versions.count) versions") }
}

do {
    let document = Document()
    try document.set(1, to: "TWO")
    document.insert("zero", at: 0)
    print(document.text, document.undo.undoName ?? "-")
    document.undo.undo()
    print(document.text, document.undo.canRedo, document.undo.undoName!)
    document.undo.redo()
    document.undo.group {
        document.swapLines(0, 3)
        document.remove(at: 1)
    }
    print(document.text, document.flush())
    document.undo.undo()
    print(document.text)
    document.undo.redo()
    print(document.text)
    for _ in 0..<5 { document.undo.undo() }
    print(document.text, document.undo.canUndo, document.undo.canRedo)
    do {
        try document.undo.group {
            document.insert("extra", at: 3)
            document.isLocked = true
            try document.set(0, to: "ONE")
        }
    } catch is Document.LockedError {
        print("locked:", document.text)
    }
    document.undo.undo()
    print(document.text == "one\ntwo\nthree", document.flush().count)
}

var first: Rope = "a\nb"
let copies = Rope.Storage.copies
var second = first
second[0] = "A"
second[1] = "B"
first.reverse()
print(first, second, Rope.Storage.copies - copies, first.firstIndex(of: "a")!, second.map { $0.lowercased() }, first.sorted())
let queue = DispatchQueue(label: "readers", attributes: .concurrent)
let group = DispatchGroup()
var lengths = [Int](repeating: 0, count: 4)
lengths.withUnsafeMutableBufferPointer { buffer in
    let base = buffer.baseAddress!
    for reader in 0..<4 {
        queue.async(group: group) { [second] in (base + reader).pointee = second.count * reader }
    }
    group.wait()
}
print(lengths, second.lazy.filter { $0 > "A" }.first ?? "none", second.indices, second.dropFirst().startIndex)
