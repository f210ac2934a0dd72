// Sorting and paging a contact list: sort descriptors by key paths, sections, incremental filtering on a background queue.
import Foundation

struct SortDescriptor2<Root> {
    let compare: (Root, Root) -> ComparisonResult
    init<V: Comparable>(_ path: KeyPath<Root, V>, ascending: Bool = true) {
        compare = { a, b in
            let (x, y) = ascending ? (a[keyPath: path], b[keyPath: path]) : (b[keyPath: path], a[keyPath: path])
            return x < y ? .orderedAscending : y < x ? .orderedDescending : .orderedSame
        }
    }
    init<V>(_ path: KeyPath<Root, V?>, nilFirst: Bool, by less: @escaping (V, V) -> Bool) {
        compare = { a, b in
            switch (a[keyPath: path], b[keyPath: path]) {
            case (nil, nil): return .orderedSame
            case (nil, _?): return nilFirst ? .orderedAscending : .orderedDescending
            case (_?, nil): return nilFirst ? .orderedDescending : .orderedAscending
            case let (x?, y?): return less(x, y) ? .orderedAscending : less(y, x) ? .orderedDescending : .orderedSame
            }
        }
    }
}
extension Sequence {
    func sorted(by descriptors: SortDescriptor2<Element>...) -> [Element] {
        sorted { a, b in
            for descriptor in descriptors {
                switch descriptor.compare(a, b) {
                case .orderedSame: continue
                case let result: return result == .orderedAscending
                }
            }
            return false
        }
    }
    func grouped<Key: Hashable>(by key: (Element) throws -> Key) rethrows -> [Key: [Element]] { try Dictionary(grouping: self, by: key) }
    func uniqued<K: Hashable>(on key: KeyPath<Element, K>) -> [Element] {
        var seen = Set<K>()
        return filter { seen.insert($0[keyPath: key]).inserted }
    }
}
extension MutableCollection {
    mutating func modifyEach(_ body: (inout Element) throws -> Void) rethrows {
        var i = startIndex
        while i != endIndex { try body(&self[i]); formIndex(after: &i) }
    }
}
extension RangeReplaceableCollection where Self: BidirectionalCollection {
    mutating func trimEnd(while condition: (Element) -> Bool) { while let last, condition(last) { removeLast() } }
}

struct Contact { var first: String, last: String, company: String?, age: Int
    var full: String { [first, last].filter { !$0.isEmpty }.joined(separator: " ") }
    var initial: Character { (last.first ?? first.first ?? "#").uppercased().first! }
}
struct Section: CustomStringConvertible { let title: Character; var rows: ArraySlice<Contact>
    var description: String { "\(title): " + rows.map(\.full).joined(separator: ", ") } }

final class ContactList {
    private var all: [Contact]
    private let queue = DispatchQueue(label: "filter", qos: .userInteractive)
    private var generation = 0
    private(set) var sections: [Section] = []
    var onUpdate: ((ContactList) -> Void)?
    init(_ contacts: [Contact]) {
        all = contacts.uniqued(on: \.full)
        all.modifyEach { contact in
            contact.first.trimEnd(while: \.isWhitespace)
            contact.age = Swift.max(contact.age, 0)
        }
    }
    func filter(_ text: String) {
        generation += 1
        let wanted = generation, contacts = all
        queue.async {
            Thread.sleep(forTimeInterval: 0.01 * Double(text.count))
            let terms = text.lowercased().split(separator: " ")
            let matches = contacts.filter { c in terms.allSatisfy { t in c.full.lowercased().contains(t) || c.company?.lowercased().hasPrefix(t) == true } }
                .sorted(by: SortDescriptor2(\.initial), SortDescriptor2(\.company, nilFirst: true, by: <), SortDescriptor2(\.age, ascending: false), .init(\.full))
            var sections: [Section] = [], start = matches.startIndex
            for i in matches.indices where i + 1 == matches.endIndex || matches[i + 1].initial != matches[i].initial {
                sections.append(Section(title: matches[i].initial, rows: matches[start...i]))
                start = i + 1
            }
            DispatchQueue.main.async { [weak self] in
                guard let self, wanted == self.generation else { return print("stale", text) }
                self.sections = sections
                self.onUpdate?(self)
            }
        }
    }
    subscript(path: IndexPath2) -> Contact { let rows = sections[path.section].rows; return rows[rows.startIndex + path.row] }
}
struct IndexPath2: Hashable { let section, row: Int }

let list = ContactList([
    Contact(first: "Ann ", last: "Baker", company: "Acme", age: 31), Contact(first: "Bob", last: "Brown", company: nil, age: 52),
    Contact(first: "Cleo", last: "Adams", company: "Zeta", age: -4), Contact(first: "dan", last: "", company: "Acme", age: 20),
    Contact(first: "Eve", last: "Bright", company: "Acme", age: 44), Contact(first: "Bob", last: "Brown", company: "Dup", age: 1),
])
var updates = 0
list.onUpdate = { list in
    updates += 1
    print("update \(updates):", list.sections.count)
    list.sections.forEach { print(" ", $0) }
    switch updates {
    case 1: list.filter("b"); list.filter("acme b")
    case 2: print(list[IndexPath2(section: 0, row: 1)].first, list.sections[0].rows.indices); list.filter("zzz")
    default: exit(0)
    }
}
list.filter("")
print([5, 3, 9].sorted(by: SortDescriptor2(\.self, ascending: false)), "mississippi".grouped { $0 }.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
dispatchMain()
