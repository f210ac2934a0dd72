// programs: a text diff by longest common subsequence, hunks, patches and a three-way merge of queued edits
import Foundation

enum Change<Element: Equatable>: Equatable {
    case keep(Element)
    case insert(Element)
    case remove(Element)

    var symbol: String {
        switch self {
        case .keep: return " "
        case .insert: return "+"
        case .remove: return "-"
        }
    }

    var element: Element {
        switch self {
        case .keep(let e), .insert(let e), .remove(let e): return e
        }
    }

    var inverted: Change {
        switch self {
        case .keep: return self
        case .insert(let e): return .remove(e)
        case .remove(let e): return .insert(e)
        }
    }
}

func diff<C: Collection>(_ old: C, _ new: C) -> [Change<C.Element>] where C.Element: Equatable {
    let a = Array(old), b = Array(new)
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
        for j in b.indices.reversed() {
            table[i][j] = a[i] == b[j] ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1])
        }
    }
    var changes: [Change<C.Element>] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
        if i < a.count, j < b.count, a[i] == b[j] {
            changes.append(.keep(a[i]))
            i += 1; j += 1
        } else if j == b.count || (i < a.count && table[i + 1][j] >= table[i][j + 1]) {
            changes.append(.remove(a[i]))
            i += 1
        } else {
            changes.append(.insert(b[j]))
            j += 1
        }
    }
    return changes
}

enum PatchError: Error {
    case mismatch(at: Int)
}

extension Array where Element: Equatable {
    func applying(_ patch: [Change<Element>]) throws -> [Element] {
        var position = 0
        var result: [Element] = []
        for change in patch {
            switch change {
            case .insert(let e):
                result.append(e)
            case .keep(let e), .remove(let e):
                guard position < count, self[position] == e else { throw PatchError.mismatch(at: position) }
                if case .keep = change { result.append(e) }
                position += 1
            }
        }
        guard position == count else { throw PatchError.mismatch(at: position) }
        return result
    }
}

struct Hunk {
    let start: Int
    var lines: [Change<String>]
    var summary: (added: Int, removed: Int) {
        lines.reduce(into: (0, 0)) { counts, line in
            switch line {
            case .insert: counts.0 += 1
            case .remove: counts.1 += 1
            default: break
            }
        }
    }
}

func hunks(_ changes: [Change<String>], context: Int = 1) -> [Hunk] {
    let touched = changes.indices.filter { if case .keep = changes[$0] { return false }; return true }
    var result: [Hunk] = []
    var covered = -1
    for index in touched {
        let lower = max(index - context, covered + 1), upper = min(index + context, changes.count - 1)
        guard lower <= upper else { continue }
        if covered >= 0, lower == covered + 1, !result.isEmpty {
            result[result.count - 1].lines += changes[lower...upper]
        } else {
            result.append(Hunk(start: lower, lines: Array(changes[lower...upper])))
        }
        covered = upper
    }
    return result
}

final class SharedText {
    struct Revision { let number: Int; let lines: [String] }
    private let queue = DispatchQueue(label: "shared-text")
    private var revisions: [Revision]
    init(_ lines: [String]) { revisions = [Revision(number: 0, lines: lines)] }

    var head: Revision { queue.sync { revisions.last! } }

    func submit(_ lines: [String], basedOn number: Int, _ reply: @escaping (Result<Revision, PatchError>) -> Void) {
        queue.async {
            let base = self.revisions[number], head = self.revisions.last!
            let merged = Result<[String], Error> { try self.merge(base.lines, lines, head.lines) }
            switch merged {
            case .success(let text):
                let revision = Revision(number: head.number + 1, lines: text)
                self.revisions.append(revision)
                reply(.success(revision))
            case .failure(let error as PatchError): reply(.failure(error))
            case .failure(let other): fatalError("\(other)")
            }
        }
    }

    private func merge(_ base: [String], _ mine: [String], _ theirs: [String]) throws -> [String] {
        guard base != theirs else { return mine }
        let gone = Set(diff(base, theirs).compactMap { change -> String? in
            if case .remove(let line) = change { return line } else { return nil }
        })
        var result = theirs
        var cursor = 0
        for (index, change) in diff(base, mine).enumerated() {
            switch change {
            case .keep(let line):
                if let found = result[cursor...].firstIndex(of: line) { cursor = found + 1 }
            case .remove(let line):
                guard !gone.contains(line), let found = result[cursor...].firstIndex(of: line) else {
                    throw PatchError.mismatch(at: index)
                }
                result.remove(at: found)
                cursor = found
            case .insert(let line):
                result.insert(line, at: cursor)
                cursor += 1
            }
        }
        return result
    }
}

let old = "one two three four five six seven eight".components(separatedBy: " ")
let new = "one 2 three four five six seven and eight nine".components(separatedBy: " ")
let changes = diff(old, new)
for hunk in hunks(changes) {
    let (added, removed) = hunk.summary
    print("@@ \(hunk.start) +\(added) -\(removed)")
    hunk.lines.forEach { print($0.symbol + $0.element) }
}
print(try old.applying(changes) == new, try new.applying(changes.map(\.inverted)) == old)
do { _ = try ["x"].applying(changes) } catch PatchError.mismatch(let at) { print("mismatch at", at) }
print(diff("kitten", "sitting").map { $0.symbol + String($0.element) }.joined(separator: " "))

let shared = SharedText(["title", "a", "b", "c"])
let done = DispatchGroup()
func submit(_ who: String, _ lines: [String], _ base: Int) {
    done.enter()
    shared.submit(lines, basedOn: base) { result in
        switch result {
        case .success(let revision): print(who, "made", revision.number, revision.lines.joined(separator: ","))
        case .failure(.mismatch(let at)): print(who, "conflicts at", at)
        }
        done.leave()
    }
}
submit("ann", ["title", "a", "a2", "b", "c"], 0)
submit("bob", ["title", "a", "b"], 0)
submit("cy", ["title", "a", "b", "C"], 0)
submit("dan", ["TITLE", "a", "a2", "b"], 2)
done.wait()
print(shared.head.number)
