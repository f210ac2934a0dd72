// programs: map, shuffle and reduce over documents with typed stages
import Foundation
import Dispatch

struct Document { let id: Int; let text: String }

protocol Stage {
  associatedtype Input
  associatedtype Output
  func process(_ input: Input, emit: (Output) -> Void) throws
}

struct AnyStage<Input, Output>: Stage {
  private let body: (Input, (Output) -> Void) throws -> Void
  init<S: Stage>(_ stage: S) where S.Input == Input, S.Output == Output { body = { try stage.process($0, emit: $1) } }
  init(_ body: @escaping (Input, (Output) -> Void) throws -> Void) { self.body = body }
  func process(_ input: Input, emit: (Output) -> Void) throws { try body(input, emit) }
}

extension Stage {
  func then<Next: Stage>(_ next: Next) -> AnyStage<Input, Next.Output> where Next.Input == Output {
    AnyStage { input, emit in
      var failure: Error?
      try self.process(input) { value in
        do { try next.process(value, emit: emit) } catch { failure = failure ?? error }
      }
      if let failure { throw failure }
    }
  }
  func mapping<T>(_ transform: @escaping (Output) -> T) -> AnyStage<Input, T> { then(AnyStage<Output, T> { value, emit in emit(transform(value)) }) }
}

enum TextError: Error, CustomStringConvertible {
  case empty(document: Int), tooLong(word: String)
  var description: String {
    switch self {
    case .empty(let id): "document \(id) is empty"
    case .tooLong(word: let word): "'\(word.prefix(6))…' is too long"
    }
  }
}

struct Tokenize: Stage {
  func process(_ document: Document, emit: (Substring) -> Void) throws {
    guard !document.text.allSatisfy(\.isWhitespace) else { throw TextError.empty(document: document.id) }
    document.text.split(whereSeparator: { !$0.isLetter && $0 != "'" }).forEach(emit)
  }
}

struct Normalize: Stage {
  var stopWords: Set<String> = ["the", "a", "of"]
  func process(_ word: Substring, emit: (String) -> Void) throws {
    if word.count > 12 { throw TextError.tooLong(word: String(word)) }
    let lower = word.lowercased()
    if !stopWords.contains(lower) { emit(lower) }
  }
}

final class MapReduce<Input, Key: Hashable & Comparable, Value, Result> {
  typealias Mapper = AnyStage<Input, (Key, Value)>
  private let mapper: Mapper
  private let reducer: (Key, [Value]) -> Result
  private let shards: [Shard]

  private final class Shard {
    let queue: DispatchQueue
    var values: [Key: [Value]] = [:]
    init(_ index: Int) { queue = DispatchQueue(label: "shard \(index)") }
  }

  init(shards: Int = 3, mapper: Mapper, reducer: @escaping (Key, [Value]) -> Result) {
    self.shards = (0..<shards).map(Shard.init)
    (self.mapper, self.reducer) = (mapper, reducer)
  }

  func run(_ inputs: [Input], partition: @escaping (Key) -> Int) -> (results: [(key: Key, result: Result)], errors: [String]) {
    var errors: [String] = []
    let lock = NSLock(), group = DispatchGroup()
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      do {
        try mapper.process(inputs[index]) { key, value in
          let shard = shards[abs(partition(key)) % shards.count]
          shard.queue.async(group: group) { shard.values[key, default: []].append(value) }
        }
      } catch { lock.withLock { errors.append("\(error)") } }
    }
    group.wait()
    var results = [(key: Key, result: Result)]()
    for shard in shards {
      shard.queue.sync { results += shard.values.map { (key: $0.key, result: reducer($0.key, $0.value)) } }
    }
    return (results.sorted { $0.key < $1.key }, errors.sorted())
  }
}

let documents = """
  The quick brown fox
  A dog of the fox's house

  brown dog, quick dog; Quick!
  an incomprehensibilities test of a fox
  """.components(separatedBy: "\n").enumerated().map { Document(id: $0.offset + 1, text: $0.element) }

let pairs = Tokenize().then(Normalize()).mapping { word in (word, 1) }
let counts = MapReduce(mapper: pairs) { _, ones in ones.reduce(0, +) }
let (results, errors) = counts.run(documents) { $0.unicodeScalars.reduce(0) { $0 &+ Int($1.value) } }
for (word, count) in results where count > 1 { print(word.padding(toLength: 8, withPad: ".", startingAt: 0), String(repeating: "#", count: count)) }
print(errors)
let longest = MapReduce<Document, Int, String, String>(shards: 2, mapper: Tokenize().then(Normalize()).mapping { ($0.count, $0) }) { _, words in
  Set(words).sorted().joined(separator: "|")
}
print(longest.run(documents, partition: { $0 }).results.map { "\($0.key): \($0.result)" })
print(results.map(\.result).reduce(0, +), results.first?.key ?? "-", results.max { $0.result < $1.result }!.key)
