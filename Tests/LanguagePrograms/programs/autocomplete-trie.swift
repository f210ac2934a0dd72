// programs: search as you type: a weighted trie behind a debouncer that drops stale queries
import Foundation

final class TrieNode {
    var children: [Character: TrieNode] = [:]
    var weight: Int?
}

struct Suggestion: Comparable, CustomStringConvertible {
    let word: String
    let weight: Int
    static func < (a: Suggestion, b: Suggestion) -> Bool {
        a.weight != b.weight ? a.weight > b.weight : a.word < b.word
    }
    var description: String { "\(word):\(weight)" }
}

final class Trie: ExpressibleByDictionaryLiteral {
    private let root = TrieNode()
    private(set) var nodeCount = 1

    init(dictionaryLiteral elements: (String, Int)...) {
        for (word, weight) in elements { insert(word, weight) }
    }

    func insert(_ word: String, _ weight: Int) {
        var node = root
        for character in word.lowercased() {
            if let next = node.children[character] {
                node = next
            } else {
                let next = TrieNode()
                node.children[character] = next
                node = next
                nodeCount += 1
            }
        }
        node.weight = (node.weight ?? 0) + weight
    }

    func suggestions(for prefix: String, limit: Int = 3) -> [Suggestion] {
        var node = root
        for character in prefix.lowercased() {
            guard let next = node.children[character] else { return [] }
            node = next
        }
        var found: [Suggestion] = []
        func walk(_ node: TrieNode, _ path: String) {
            if let weight = node.weight { found.append(Suggestion(word: path, weight: weight)) }
            for (character, child) in node.children { walk(child, path + String(character)) }
        }
        walk(node, prefix.lowercased())
        return Array(found.sorted().prefix(limit))
    }
}

final class Debouncer {
    private let queue: DispatchQueue
    private let delay: DispatchTimeInterval
    private var pending: DispatchWorkItem?
    private(set) var fired = 0
    private(set) var dropped = 0

    init(delay: DispatchTimeInterval, queue: DispatchQueue) {
        self.delay = delay
        self.queue = queue
    }

    func call(_ action: @escaping () -> Void) {
        if let pending = pending, !pending.isCancelled {
            pending.cancel()
            dropped += 1
        }
        var item: DispatchWorkItem!
        item = DispatchWorkItem { [weak self] in
            guard let self = self else { return }
            self.fired += 1
            self.pending = nil
            action()
        }
        pending = item
        queue.asyncAfter(deadline: .now() + delay, execute: item)
    }
}

final class SearchModel {
    enum State {
        case idle
        case searching(String)
        case results(String, [Suggestion])
        case nothing(String)
    }

    private let queue = DispatchQueue(label: "ui")
    private let worker = DispatchQueue(label: "worker", qos: .userInitiated)
    private lazy var debouncer = Debouncer(delay: .milliseconds(40), queue: queue)
    private let trie: Trie
    private var generation = 0
    var onChange: ((State) -> Void)?
    private var state = State.idle { didSet { onChange?(state) } }

    init(trie: Trie) { self.trie = trie }

    func type(_ text: String) {
        queue.async {
            self.debouncer.call { self.search(text) }
        }
    }

    private func search(_ text: String) {
        guard !text.isEmpty else { return state = .idle }
        generation += 1
        let mine = generation
        state = .searching(text)
        worker.async { [trie, weak self] in
            let found = trie.suggestions(for: text)
            self?.queue.async {
                guard let self = self, mine == self.generation else { return }
                self.state = found.isEmpty ? .nothing(text) : .results(text, found)
            }
        }
    }

    var counts: (fired: Int, dropped: Int) { queue.sync { (debouncer.fired, debouncer.dropped) } }
}

let trie: Trie = ["swift": 90, "swing": 40, "switch": 70, "sword": 12, "swim": 40, "queue": 55, "quick": 60]
trie.insert("swim", 5)
print("nodes", trie.nodeCount)
print(trie.suggestions(for: "SW"), trie.suggestions(for: "qu", limit: 1), trie.suggestions(for: "x"))

let model = SearchModel(trie: trie)
let settled = DispatchSemaphore(value: 0)
model.onChange = { state in
    switch state {
    case .idle: print("idle"); settled.signal()
    case .searching(let text): print("searching \(text)…")
    case .results(let text, let list) where list.count == 1:
        print("\(text): only \(list[0].word)")
        settled.signal()
    case let .results(text, list):
        print("\(text): \(list.map { $0.word }.joined(separator: " "))")
        settled.signal()
    case .nothing(let text):
        print("\(text): nothing")
        settled.signal()
    }
}

for text in ["s", "sw", "swi"] { model.type(text) }
settled.wait()
for text in ["swo", "swor", "sword"] { model.type(text) }
settled.wait()
model.type("zzz")
settled.wait()
model.type("")
settled.wait()
let counts = model.counts
print("fired \(counts.fired), dropped \(counts.dropped)")
