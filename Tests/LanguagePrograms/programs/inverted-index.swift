import Foundation

// Text processing with functional helpers; word index built in parallel; inverted index queries
struct Tokenizer: Sequence {
    let text: String
    func makeIterator() -> AnyIterator<Substring> {
        var rest = text[...]
        return AnyIterator {
            rest = rest.drop { !$0.isLetter && $0 != "'" }
            guard !rest.isEmpty else { return nil }
            let word = rest.prefix { $0.isLetter || $0 == "'" }
            rest = rest[word.endIndex...]
            return word
        }
    }
}
extension Sequence where Element: Hashable {
    func histogram() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    func unique() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
}
extension Collection {
    func chunked(into size: Int) -> [SubSequence] {
        stride(from: 0, to: count, by: size).map {
            let start = index(startIndex, offsetBy: $0)
            let end = index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
            return self[start..<end]
        }
    }
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
    func parallelMap<T>(_ transform: @escaping (Element) -> T) -> [T] where Index == Int {
        let lock = NSLock()
        var result = [T?](repeating: nil, count: count)
        DispatchQueue.concurrentPerform(iterations: count) { i in
            let value = transform(self[self.startIndex + i])
            lock.lock(); result[i] = value; lock.unlock()
        }
        return result.compactMap { $0 }
    }
}
precedencegroup Pipe {
    associativity: left
    higherThan: AssignmentPrecedence
}
infix operator |> : Pipe
func |> <A, B>(value: A, function: (A) throws -> B) rethrows -> B { try function(value) }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func >>> <A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator >>> : Pipe

struct Posting: Hashable, Comparable { let document: Int, position: Int
    static func < (l: Posting, r: Posting) -> Bool { (l.document, l.position) < (r.document, r.position) } }
struct Index {
    private(set) var postings: [String: Set<Posting>] = [:]
    mutating func merge(_ other: Index) { postings.merge(other.postings) { $0.union($1) } }
    subscript(word: String) -> [Posting] { postings[word.lowercased(), default: []].sorted() }
    mutating func add<S: StringProtocol>(_ word: S, _ posting: Posting) { postings[word.lowercased(), default: []].insert(posting) }
    func phrase(_ words: String...) -> Set<Int> {
        guard let first = words.first else { return [] }
        let starts = self[first].filter { start in
            words.enumerated().dropFirst().allSatisfy { offset, word in
                self.postings[word.lowercased()]?.contains(Posting(document: start.document, position: start.position + offset)) ?? false
            }
        }
        return Set(starts.map(\.document))
    }
}
indirect enum Query {
    case word(String), and(Query, Query), or(Query, Query), not(Query)
    func run(_ index: Index, all: Set<Int>) -> Set<Int> {
        switch self {
        case .word(let w): return Set(index[w].map { $0.document })
        case let .and(l, r): return l.run(index, all: all).intersection(r.run(index, all: all))
        case let .or(l, r): return l.run(index, all: all).union(r.run(index, all: all))
        case .not(let q): return all.subtracting(q.run(index, all: all))
        }
    }
}
extension Query: ExpressibleByStringLiteral { init(stringLiteral value: String) { self = .word(value) } }
func && (l: Query, r: Query) -> Query { .and(l, r) }
func || (l: Query, r: Query) -> Query { .or(l, r) }
prefix func ! (q: Query) -> Query { .not(q) }

let documents = [
    "The quick brown fox jumps over the lazy dog.", "A dog's life: the dog sleeps, the fox doesn't.",
    "Quick! Brown bears and quick foxes.", "Nothing to see here; the end.",
]
let index = documents.enumerated().map { $0 }.parallelMap { number, text -> Index in
    var part = Index()
    for (position, word) in Tokenizer(text: text).enumerated() { part.add(word, Posting(document: number, position: position)) }
    return part
}.reduce(into: Index()) { $0.merge($1) }
print(index["QUICK"].map { "\($0.document):\($0.position)" }, index["dog's"].count, index["none"].isEmpty)
let all = Set(documents.indices)
print((("quick" && "brown") || !"the").run(index, all: all).sorted(), ("fox" && !"lazy" as Query).run(index, all: all))
print(index.phrase("quick", "brown").sorted(), index.phrase("the", "dog"), index.phrase())
let words = documents.joined(separator: " ") |> Tokenizer.init |> Array.init
let counts = words.map { $0.lowercased() }.histogram().filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
print(counts.map { "\($0.key)=\($0.value)" }.joined(separator: ","), words.unique().count)
print(words.prefix(7).chunked(into: 3).map { $0.joined(separator: "-") }, words[safe: 2] ?? "-", words[safe: 99] as Any)
let longest = words.max { $0.count < $1.count }!, shout = { (s: Substring) in s.uppercased() } >>> { $0 + "!" }
print(shout(longest), curry(max)(3)(9), zip(1..., ["a", "b"]).map { "\($0)\($1)" })
print(Dictionary(grouping: words.map(String.init), by: \.count).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }, words.firstIndex(of: "fox") ?? -1, words.lazy.filter { $0.count > 4 }.map(\.count).first!)
var numbers = Array(1...10)
let pivot = numbers.partition { $0 % 2 == 0 }
print(pivot, numbers[..<pivot].sorted(), numbers[pivot...].sorted(), numbers.min(by: >)!, words.contains { $0.hasSuffix("xes") })
