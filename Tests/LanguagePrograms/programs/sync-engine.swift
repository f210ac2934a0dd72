// programs: an offline-first sync engine: local edits, a remote with revisions, conflict strategies and tombstones
import Foundation

struct Note: Equatable {
    var title: String
    var body: String
    var isDeleted = false
}

struct Record {
    var note: Note
    var revision: Int
}

enum PushOutcome {
    case accepted(revision: Int)
    case conflict(remote: Record)
}

final class Remote {
    private let queue = DispatchQueue(label: "remote")
    private var records: [String: Record] = [:]
    private var revision = 0
    private var changes: [(revision: Int, id: String)] = []

    func push(_ id: String, _ note: Note, base: Int, reply: @escaping (PushOutcome) -> Void) {
        queue.async {
            if let existing = self.records[id], existing.revision > base {
                reply(.conflict(remote: existing))
                return
            }
            self.revision += 1
            self.records[id] = Record(note: note, revision: self.revision)
            self.changes.append((self.revision, id))
            reply(.accepted(revision: self.revision))
        }
    }

    func pull(since cursor: Int, reply: @escaping (_ changed: [(String, Record)], _ cursor: Int) -> Void) {
        queue.async {
            let ids = Set(self.changes.filter { $0.revision > cursor }.map(\.id)).sorted()
            reply(ids.map { ($0, self.records[$0]!) }, self.revision)
        }
    }

    var count: Int { queue.sync { records.values.filter { !$0.note.isDeleted }.count } }
}

enum ConflictStrategy {
    case mine, theirs
    case merge((_ mine: Note, _ theirs: Note) -> Note)

    func resolve(_ mine: Note, _ theirs: Note) -> Note {
        switch self {
        case .mine: return mine
        case .theirs: return theirs
        case .merge(let function): return function(mine, theirs)
        }
    }
}

final class Device {
    let name: String
    private let remote: Remote
    private let strategy: ConflictStrategy
    private let queue: DispatchQueue
    private var notes: [String: Record] = [:]
    private var dirty: Set<String> = []
    private var cursor = 0
    private(set) var journal: [String] = []

    init(_ name: String, remote: Remote, strategy: ConflictStrategy) {
        self.name = name
        self.remote = remote
        self.strategy = strategy
        queue = DispatchQueue(label: "device.\(name)")
    }

    func edit(_ id: String, _ change: (inout Note) -> Void) {
        queue.sync {
            var record = notes[id] ?? Record(note: Note(title: id, body: ""), revision: 0)
            let before = record.note
            change(&record.note)
            guard record.note != before || notes[id] == nil else { return }
            notes[id] = record
            dirty.insert(id)
        }
    }

    func delete(_ id: String) { edit(id) { $0.isDeleted = true } }

    func sync(completion: @escaping () -> Void) {
        queue.async {
            self.pushNext(self.dirty.sorted()[...]) {
                self.pull(completion)
            }
        }
    }

    private func pushNext(_ ids: ArraySlice<String>, then: @escaping () -> Void) {
        guard let id = ids.first, let record = notes[id] else { return then() }
        remote.push(id, record.note, base: record.revision) { outcome in
            self.queue.async {
                switch outcome {
                case .accepted(let revision):
                    self.notes[id]?.revision = revision
                    self.dirty.remove(id)
                    self.journal.append("pushed \(id)@\(revision)")
                    self.pushNext(ids.dropFirst(), then: then)
                case .conflict(let theirs):
                    let resolved = self.strategy.resolve(record.note, theirs.note)
                    self.notes[id] = Record(note: resolved, revision: theirs.revision)
                    self.journal.append("conflict on \(id)")
                    if resolved == theirs.note {
                        self.dirty.remove(id)
                        self.pushNext(ids.dropFirst(), then: then)
                    } else {
                        self.pushNext(ids, then: then)
                    }
                }
            }
        }
    }

    private func pull(_ completion: @escaping () -> Void) {
        remote.pull(since: cursor) { changed, cursor in
            self.queue.async {
                for (id, record) in changed where !self.dirty.contains(id) {
                    if let mine = self.notes[id], mine.revision >= record.revision { continue }
                    self.notes[id] = record
                    self.journal.append("pulled \(id)@\(record.revision)")
                }
                self.cursor = cursor
                completion()
            }
        }
    }

    var visible: String {
        queue.sync {
            notes.filter { !$0.value.note.isDeleted }
                .sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value.note.body.isEmpty ? "∅" : $0.value.note.body)" }
                .joined(separator: " | ")
        }
    }
}

let remote = Remote()
let phone = Device("phone", remote: remote, strategy: .theirs)
let laptop = Device("laptop", remote: remote, strategy: .merge { mine, theirs in
    if theirs.isDeleted { return mine }
    let lines = Set((mine.body + "+" + theirs.body).split(separator: "+").map(String.init))
    return Note(title: theirs.title, body: lines.sorted().joined(separator: "+"))
})

func syncAll(_ devices: Device...) {
    for device in devices {
        let semaphore = DispatchSemaphore(value: 0)
        device.sync { semaphore.signal() }
        semaphore.wait()
        print("\(device.name): \(device.visible)")
    }
    print("remote has \(remote.count)")
}

phone.edit("shop") { $0.body = "milk" }
phone.edit("todo") { $0.body = "call" }
syncAll(phone, laptop)

phone.edit("shop") { $0.body = "milk+eggs" }
laptop.edit("shop") { $0.body = "milk+tea" }
laptop.edit("idea") { _ in }
syncAll(phone, laptop, phone)

phone.delete("todo")
laptop.edit("todo") { $0.body += "+write" }
syncAll(laptop, phone, phone)
laptop.delete("shop")
syncAll(laptop, phone)

for device in [phone, laptop] {
    print(device.name)
    device.journal.forEach { print("  \($0)") }
}
