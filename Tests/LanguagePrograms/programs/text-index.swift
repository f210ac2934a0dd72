// Text search engine: tokenizer as lazy sequences, inverted index built in parallel, ranked queries.
import Foundation

struct Tokenizer: Sequence {
    let text: String
    var stop: Set<String> = ["the", "a", "of", "and", "to"]
    func makeIterator() -> AnyIterator<(word: String, position: Int)> {
        var words = text.lowercased().components(separatedBy: CharacterSet.alphanumerics.inverted).lazy.filter { !$0.isEmpty }.enumerated().makeIterator()
        return AnyIterator {
            while let (offset, word) = words.next() {
                if !stop.contains(word) { return (word: word, position: offset) }
            }
            return nil
        }
    }
}

struct Posting: Comparable { let document: Int; var positions: [Int]
    static func < (a: Posting, b: Posting) -> Bool { a.document < b.document }
    static func == (a: Posting, b: Posting) -> Bool { a.document == b.document }
}

struct Index {
    private(set) var postings: [String: [Posting]] = [:]
    private(set) var lengths: [Int: Int] = [:]

    mutating func add(_ text: String, as document: Int) {
        var found = [String: [Int]]()
        for (word, position) in Tokenizer(text: text) { found[word, default: []].append(position) }
        lengths[document] = found.values.reduce(0) { $0 + $1.count }
        for (word, positions) in found { postings[word, default: []].append(Posting(document: document, positions: positions)) }
    }
    mutating func merge(_ other: Index) {
        postings.merge(other.postings) { ($0 + $1).sorted() }
        lengths.merge(other.lengths) { old, _ in old }
    }
    static func + (a: Index, b: Index) -> Index { var copy = a; copy.merge(b); return copy }

    func documents(with word: String) -> Set<Int> { Set(postings[word]?.lazy.map(\.document) ?? []) }
    func score(_ word: String, in document: Int) -> Double {
        guard let list = postings[word], let posting = list.first(where: { $0.document == document }) else { return 0 }
        let frequency = Double(posting.positions.count) / Double(lengths[document] ?? 1)
        return frequency * log2(1 + Double(lengths.count) / Double(list.count))
    }
    func hasPhrase(_ words: [String], in document: Int) -> Bool {
        let lists = words.map { word in postings[word]?.first { $0.document == document }?.positions ?? [] }
        guard let first = lists.first else { return false }
        return first.contains { start in lists.enumerated().allSatisfy { offset, list in list.contains(start + offset) } }
    }
}

enum Query: ExpressibleByStringLiteral {
    case word(String), phrase([String])
    indirect case all([Query]), any([Query]), without(Query, Query)
    init(stringLiteral value: StaticString) {
        let words = "\(value)".lowercased().split(separator: " ").map(String.init)
        self = words.count > 1 ? .phrase(words) : .word(words.first ?? "")
    }
    static func & (a: Query, b: Query) -> Query { .all([a, b]) }
    static func | (a: Query, b: Query) -> Query { .any([a, b]) }
    static func - (a: Query, b: Query) -> Query { .without(a, b) }

    func matches(_ index: Index) -> Set<Int> {
        switch self {
        case .word(let w): return index.documents(with: w)
        case .phrase(let words):
            return words.map(index.documents(with:)).reduce(nil as Set<Int>?) { $0?.intersection($1) ?? $1 }?
                .filter { index.hasPhrase(words, in: $0) } ?? []
        case .all(let list): return list.dropFirst().reduce(list.first?.matches(index) ?? []) { $0.intersection($1.matches(index)) }
        case .any(let list): return list.reduce(into: Set()) { $0.formUnion($1.matches(index)) }
        case let .without(a, b): return a.matches(index).subtracting(b.matches(index))
        }
    }
    var words: [String] {
        switch self {
        case .word(let w): return [w]
        case .phrase(let w): return w
        case .all(let l), .any(let l): return l.flatMap(\.words)
        case .without(let a, _): return a.words
        }
    }
}

let library = [
    "The quick brown fox jumps over the lazy dog.",
    "A dog is a man's best friend; the fox is not.",
    "Quick thinking and quick hands: brown belts of judo.",
    "Lazy evaluation, lazy lists, and the art of doing nothing.",
    "The brown dog and the quick brown fox, again and again.",
]

let shards = 2
var partial = [Index](repeating: Index(), count: shards)
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: shards) { shard in
    var own = Index()
    for number in stride(from: shard, to: library.count, by: shards) { own.add(library[number], as: number) }
    lock.withLock { partial[shard] = own }
}
let index = partial.reduce(Index(), +)
print(index.postings.count, index.lengths.sorted { $0.key < $1.key }.map(\.value))

func search(_ query: Query, limit: Int = 3) -> [String] {
    let words = query.words
    var scored: [(document: Int, score: Double)] = []
    for document in query.matches(index) {
        let score: Double = words.reduce(0) { $0 + index.score($1, in: document) }
        scored.append((document, score))
    }
    scored.sort { $0.score != $1.score ? $0.score > $1.score : $0.document < $1.document }
    return scored.prefix(limit).map { "\($0.document)(\(String(format: "%.3f", $0.score)))" }
}
let fox: Query = "fox", dog: Query = "dog"
let queries: KeyValuePairs<String, Query> = [
    "fox": fox, "phrase": "brown fox", "both": .all(["quick", dog]), "either": Query("judo") | "lists", "minus": fox - "friend", "none": "cat" & dog,
]
let results = DispatchQueue(label: "results")
var lines: [(String, [String])] = []
queries.forEach { name, query in
    results.async { lines.append((name, search(query))) }
}
results.sync { for (name, found) in lines { print(name.padding(toLength: 8, withPad: " ", startingAt: 0) + (found.isEmpty ? "–" : found.joined(separator: " "))) } }
