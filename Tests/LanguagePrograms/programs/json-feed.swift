// programs: a JSON parser of one's own, models from dictionaries, decoded concurrently
import Foundation

enum JSONError: Error, Equatable, CustomStringConvertible {
  case unexpectedEnd
  case unexpected(Character, at: Int)
  case badNumber(String)
  case missing(key: String)
  case wrongType(key: String, expected: String)

  var description: String {
    switch self {
    case .unexpectedEnd: return "unexpected end"
    case let .unexpected(character, offset): return "unexpected '\(character)' at \(offset)"
    case .badNumber(let text): return "bad number \(text)"
    case .missing(let key): return "missing \(key)"
    case .wrongType(let key, let expected): return "\(key) is not \(expected)"
    }
  }
}

struct JSONParser {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  static func parse(_ text: String) throws -> Any {
    var parser = JSONParser(text)
    let value = try parser.value()
    parser.skipSpace()
    if let extra = parser.peek { throw JSONError.unexpected(extra, at: parser.position) }
    return value
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipSpace() {
    while let next = peek, next.isWhitespace { position += 1 }
  }

  private mutating func expect(_ character: Character) throws {
    guard let next = peek else { throw JSONError.unexpectedEnd }
    guard next == character else { throw JSONError.unexpected(next, at: position) }
    position += 1
  }

  private mutating func value() throws -> Any {
    skipSpace()
    guard let next = peek else { throw JSONError.unexpectedEnd }
    switch next {
    case "{": return try object()
    case "[": return try array()
    case "\"": return try string()
    case "t": return try literal("true", true)
    case "f": return try literal("false", false)
    case "n": return try literal("null", NSNull())
    case "-", "0"..."9": return try number()
    default: throw JSONError.unexpected(next, at: position)
    }
  }

  private mutating func literal<T>(_ word: String, _ value: T) throws -> T {
    for character in word { try expect(character) }
    return value
  }

  private mutating func object() throws -> [String: Any] {
    var result = [String: Any]()
    try expect("{")
    skipSpace()
    if peek == "}" { position += 1; return result }
    repeat {
      skipSpace()
      let key = try string()
      skipSpace()
      try expect(":")
      result[key] = try value()
      skipSpace()
    } while consume(",")
    try expect("}")
    return result
  }

  private mutating func array() throws -> [Any] {
    var result: [Any] = []
    try expect("[")
    skipSpace()
    if peek == "]" { position += 1; return result }
    repeat {
      result.append(try value())
      skipSpace()
    } while consume(",")
    try expect("]")
    return result
  }

  private mutating func consume(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func string() throws -> String {
    try expect("\"")
    var result = ""
    while let next = peek {
      position += 1
      if next == "\"" { return result }
      if next == "\\", let escaped = peek {
        position += 1
        result.append(escaped == "n" ? "\n" : escaped)
      } else {
        result.append(next)
      }
    }
    throw JSONError.unexpectedEnd
  }

  private mutating func number() throws -> Any {
    let start = position
    while let next = peek, next.isNumber || "+-.eE".contains(next) { position += 1 }
    let text = String(characters[start..<position])
    if let whole = Int(text) { return whole }
    if let double = Double(text) { return double }
    throw JSONError.badNumber(text)
  }
}

extension Dictionary where Key == String, Value == Any {
  func require<T>(_ key: String, as type: T.Type = T.self) throws -> T {
    guard let value = self[key] else { throw JSONError.missing(key: key) }
    guard let typed = value as? T else { throw JSONError.wrongType(key: key, expected: "\(T.self)") }
    return typed
  }

  func optional<T>(_ key: String) -> T? { self[key] as? T }
}

protocol JSONDecodable { init(json: [String: Any]) throws }

struct Author: JSONDecodable, Hashable {
  let name: String
  init(json: [String: Any]) throws { name = try json.require("name") }
}

struct Post: JSONDecodable, Identifiable {
  let id: Int
  let title: String
  let score: Double
  let tags: [String]
  let author: Author?
  let comments: [Comment]

  struct Comment: JSONDecodable {
    let text: String
    let likes: Int
    init(json: [String: Any]) throws {
      text = try json.require("text")
      likes = json.optional("likes") ?? 0
    }
  }

  init(json: [String: Any]) throws {
    id = try json.require("id")
    title = try json.require("title")
    score = (json["score"] as? Double) ?? Double(json["score"] as? Int ?? 0)
    tags = json.optional("tags") ?? []
    author = try (json["author"] as? [String: Any]).map(Author.init(json:))
    comments = try (json["comments"] as? [[String: Any]] ?? []).map(Comment.init)
  }
}

final class FeedLoader {
  private let decoding = DispatchQueue(label: "feed.decoding", qos: .userInitiated, attributes: .concurrent)
  private let state = DispatchQueue(label: "feed.state")
  private var results: [Int: Result<Post, Error>] = [:]

  func load(_ documents: [String], completion: @escaping ([Result<Post, Error>]) -> Void) {
    let group = DispatchGroup()
    for (index, document) in documents.enumerated() {
      group.enter()
      decoding.async {
        let result = Result<Post, Error> {
          guard let object = try JSONParser.parse(document) as? [String: Any] else {
            throw JSONError.wrongType(key: "root", expected: "object")
          }
          return try Post(json: object)
        }
        self.state.async {
          self.results[index] = result
          group.leave()
        }
      }
    }
    group.notify(queue: state) { [unowned self] in
      completion(results.sorted { $0.key < $1.key }.map(\.value))
    }
  }
}

let documents = [
  #"{"id": 1, "title": "Queues", "score": 4.5, "tags": ["gcd", "swift"], "author": {"name": "Ada"}, "comments": [{"text": "nice", "likes": 3}, {"text": "line\nbreak"}]}"#,
  #"{"id": 2, "title": "Locks", "score": 4, "tags": [], "author": null}"#,
  #"{"id": "three", "title": "Broken"}"#,
  #"{"id": 4, "title": "No end""#,
  #"[1, 2, {"deep": [true, false, null, -1.5e2]}]"#,
  #"{"id": 6, "title": "Mixed", "tags": ["a", 1], "comments": [{"likes": 1}]}"#,
  #"{"id": 7, "title": 7x}"#,
]

let loader = FeedLoader()
let done = DispatchSemaphore(value: 0)
loader.load(documents) { results in
  for result in results {
    switch result {
    case .success(let post):
      print(
        post.id, post.title, post.score, post.tags, post.author?.name ?? "anonymous",
        post.comments.map { "\($0.text.count)/\($0.likes)" })
    case .failure(let error as JSONError): print("failed:", error)
    case .failure(let error): print("other:", error)
    }
  }
  let posts = results.compactMap { try? $0.get() }
  print(Set(posts.compactMap(\.author)).count, posts.map(\.score).max() ?? 0, posts.flatMap(\.tags).sorted())
  done.signal()
}
done.wait()
if let mixed = try JSONParser.parse(documents[4]) as? [Any], let last = mixed.last as? [String: Any],
  let deep = last["deep"] as? [Any]
{
  print(mixed.count, deep.count, deep.compactMap { $0 as? Bool }, deep.last as? Double ?? 0, deep[2] is NSNull)
}
