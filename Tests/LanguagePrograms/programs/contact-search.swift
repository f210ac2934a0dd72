// View-model style code: observers, debouncing, validation with predicates, localized sorting, text layout.
import Foundation
protocol Cancellable { func cancel() }
final class AnyCancellable: Cancellable, Hashable {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func cancel() { body() }
    static func == (l: AnyCancellable, r: AnyCancellable) -> Bool { ObjectIdentifier(l) == ObjectIdentifier(r) }
    func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
}
final class Subject<T> {
    private var observers: [Int: (T) -> Void] = [:]
    private var next = 0
    private let lock = NSRecursiveLock()
    func sink(_ f: @escaping (T) -> Void) -> AnyCancellable {
        lock.lock(); defer { lock.unlock() }
        let id = next; next += 1
        observers[id] = f
        return AnyCancellable { [weak self] in self?.lock.withLock { _ = self?.observers.removeValue(forKey: id) } }
    }
    func send(_ v: T) { lock.withLock { observers.sorted { $0.key < $1.key }.map(\.value) }.forEach { $0(v) } }
}
struct Contact: Equatable { var first: String, last: String, phone: String?; var full: String { PersonNameComponents.join(first, last) } }
enum PersonNameComponents { static func join(_ a: String, _ b: String) -> String { [a, b].filter { !$0.isEmpty }.joined(separator: " ") } }
final class ViewModel {
    let query = Subject<String>()
    private(set) var shown: [Contact] = []
    private var bag = Set<AnyCancellable>()
    private var pending: DispatchWorkItem?
    let contacts: [Contact]
    init(_ c: [Contact], done: @escaping (ViewModel) -> Void) {
        contacts = c
        bag.insert(query.sink { [unowned self] text in
            pending?.cancel()
            let item = DispatchWorkItem { self.filter(text); done(self) }
            pending = item
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60), execute: item)
        })
    }
    func filter(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        shown = contacts.filter { trimmed.isEmpty || $0.full.range(of: trimmed, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
            .sorted { $0.last.localizedCaseInsensitiveCompare($1.last) == .orderedAscending }
    }
}
let people = [Contact(first: "Zoë", last: "adams", phone: "+1 (555) 010-99"), Contact(first: "Bob", last: "Éclair", phone: nil), Contact(first: "Al", last: "Zoeller", phone: "12"), Contact(first: "", last: "Solo", phone: "x")]
let digits = CharacterSet(charactersIn: "0123456789+")
func valid(_ p: String?) -> Bool { guard let p = p?.filter({ !" ()-".contains($0) }), !p.isEmpty else { return false }; return p.rangeOfCharacter(from: digits.inverted) == nil && (3...15).contains(p.count) }
print(people.map { valid($0.phone) })
let model = ViewModel(people) { m in
    for c in m.shown { print("• " + c.full.padding(toLength: 14, withPad: ".", startingAt: 0) + (c.phone ?? "—")) }
    exit(0)
}
model.query.send("z")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { model.query.send(" ZOE ") }
RunLoop.main.run()
