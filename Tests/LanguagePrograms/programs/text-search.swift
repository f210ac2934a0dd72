import Foundation

// An inverted index, filled by several queues and searched by words, prefixes and phrases.
struct Document: Identifiable { let id: Int; let title: String; let text: String }

protocol Query {
  func matches(in index: Index) -> Set<Int>
}

struct Word: Query {
  let text: String
  func matches(in index: Index) -> Set<Int> { Set(index.postings(for: text).keys) }
}

struct Prefix: Query {
  let text: String
  func matches(in index: Index) -> Set<Int> { index.words(withPrefix: text).reduce(into: []) { $0.formUnion(index.postings(for: $1).keys) } }
}

struct Phrase: Query {
  let words: [String]
  func matches(in index: Index) -> Set<Int> {
    guard let first = words.first else { return [] }
    return Set(index.postings(for: first).filter { id, positions in
      positions.contains { start in
        words.indices.dropFirst().allSatisfy { index.postings(for: words[$0])[id]?.contains(start + $0) ?? false }
      }
    }.keys)
  }
}

struct And: Query {
  let parts: [any Query]
  init(_ parts: any Query...) { self.parts = parts }
  func matches(in index: Index) -> Set<Int> {
    guard let first = parts.first else { return [] }
    return parts.dropFirst().reduce(first.matches(in: index)) { $0.intersection($1.matches(in: index)) }
  }
}

struct Not: Query {
  let part: any Query
  func matches(in index: Index) -> Set<Int> { index.ids.subtracting(part.matches(in: index)) }
}

prefix operator ~
prefix func ~ (query: any Query) -> any Query { Not(part: query) }
infix operator &&&: LogicalConjunctionPrecedence
func &&& (a: any Query, b: any Query) -> any Query { And(a, b) }

final class Index {
  typealias Postings = [Int: [Int]]
  private var table: [String: Postings] = [:]
  private(set) var ids: Set<Int> = []
  private let access = DispatchQueue(label: "index", attributes: .concurrent)
  private static let stopWords: Set = ["the", "a", "of"]

  static func words(in text: String) -> [String] {
    text.lowercased().components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }
  }

  func add(_ document: Document) {
    var own: [String: [Int]] = [:]
    for (position, word) in Self.words(in: document.text).enumerated() { own[word, default: []].append(position) }
    access.async(flags: .barrier) {
      self.ids.insert(document.id)
      for (word, positions) in own where !Self.stopWords.contains(word) { self.table[word, default: [:]][document.id] = positions }
    }
  }

  func postings(for word: String) -> Postings { access.sync { table[word.lowercased()] ?? [:] } }
  func words(withPrefix prefix: String) -> [String] { access.sync { table.keys.filter { $0.hasPrefix(prefix) }.sorted() } }
  var size: (words: Int, entries: Int) {
    access.sync { (table.count, table.values.lazy.map(\.count).reduce(0, +)) }
  }

  func rank(_ query: some Query, by words: [String]) -> [(id: Int, score: Int)] {
    query.matches(in: self).map { id in
      (id, words.map { postings(for: $0)[id]?.count ?? 0 }.reduce(0, +))
    }.sorted { $0.score != $1.score ? $0.score > $1.score : $0.id < $1.id }
  }
}

let texts = [
  ("Queues", "A queue runs blocks. The blocks of a serial queue run one after the other."),
  ("Barriers", "A barrier block runs alone; blocks of a concurrent queue wait."),
  ("Groups", "A group counts blocks, and tells a queue when all of them have run."),
  ("Semaphores", "A semaphore counts; a thread that waits needs a signal."),
  ("Targets", "Every queue has a target queue, a queue of queues."),
]
let documents = texts.enumerated().map { Document(id: $0.offset + 1, title: $0.element.0, text: $0.element.1) }
let index = Index()
let group = DispatchGroup()
for (n, document) in documents.enumerated() {
  DispatchQueue.global(qos: n.isMultiple(of: 2) ? .utility : .userInitiated).async(group: group) { index.add(document) }
}
group.wait()
print(index.size)

func titles(_ query: any Query) -> [String] { query.matches(in: index).sorted().map { documents[$0 - 1].title } }
print(titles(Word(text: "Queue")))
print(titles(Prefix(text: "queu")), index.words(withPrefix: "r"))
print(titles(Phrase(words: ["serial", "queue"])), titles(Phrase(words: ["queue", "serial"])))
print(titles(Word(text: "blocks") &&& ~Word(text: "counts")))
print(titles(~Prefix(text: "b") &&& Word(text: "queue")))
print(titles(And()), titles(Not(part: Word(text: "the"))).count)
for (id, score) in index.rank(Word(text: "queue"), by: ["queue", "queues"]) { print(documents[id - 1].title, score) }
let lengths = Dictionary(grouping: documents, by: { $0.title.count }).mapValues { $0.map(\.title).sorted() }
for (length, names) in lengths.sorted(by: { $0.key < $1.key }) { print(length, names) }
