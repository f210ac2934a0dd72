// programs: word counts, n-grams and an index of documents, made in parallel and merged
import Foundation
import Dispatch

struct Document: Hashable { let title: String; let text: String }

extension String {
  var words: [Substring] { split { !$0.isLetter && $0 != "'" } }
  var isPalindrome: Bool {
    let letters = lowercased().filter { $0.isLetter }
    return letters == String(letters.reversed())
  }
  func camelCased() -> String {
    words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element.capitalized }.joined()
  }
  subscript(range: Range<Int>) -> Substring {
    let start = index(startIndex, offsetBy: range.lowerBound)
    let end = index(start, offsetBy: range.count, limitedBy: endIndex) ?? endIndex
    return self[start..<end]
  }
}

struct Bag<Element: Hashable>: ExpressibleByArrayLiteral, CustomStringConvertible {
  private(set) var counts: [Element: Int] = [:]
  init() {}
  init(arrayLiteral elements: Element...) { elements.forEach { add($0) } }
  init<S: Sequence>(_ elements: S) where S.Element == Element { for element in elements { add(element) } }
  mutating func add(_ element: Element, _ times: Int = 1) { counts[element, default: 0] += times }
  static func += (left: inout Bag, right: Bag) { left.counts.merge(right.counts) { $0 + $1 } }
  var total: Int { counts.values.reduce(0, +) }
  func top(_ n: Int, by areInOrder: (Element, Element) -> Bool) -> [(element: Element, count: Int)] {
    counts.map { (element: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? areInOrder($0.element, $1.element) : $0.count > $1.count }
      .prefix(n).map { $0 }
  }
  var description: String { "\(counts.count) kinds, \(total) in all" }
}

final class Index {
  private var postings: [String: Set<Document>] = [:]
  private let queue = DispatchQueue(label: "index", attributes: .concurrent)
  func add(_ document: Document) {
    let words = Set(document.text.words.map { $0.lowercased() })
    queue.async(flags: .barrier) {
      for word in words { self.postings[word, default: []].insert(document) }
    }
  }
  func search(_ query: String) -> [String] {
    let sets = query.words.map { word in queue.sync { postings[word.lowercased()] ?? [] } }
    guard var result = sets.first else { return [] }
    for set in sets.dropFirst() { result.formIntersection(set) }
    return result.map(\.title).sorted()
  }
}

func parallelMap<T, U>(_ items: [T], _ transform: @escaping (T) -> U) -> [U] {
  var results = [U?](repeating: nil, count: items.count)
  let lock = NSLock()
  DispatchQueue.concurrentPerform(iterations: items.count) { i in
    let value = transform(items[i])
    lock.lock(); results[i] = value; lock.unlock()
  }
  return results.map { $0! }
}

let documents = [
  Document(title: "Fox", text: "The quick brown fox jumps over the lazy dog. The dog sleeps."),
  Document(title: "Rain", text: "The rain in Spain stays mainly in the plain."),
  Document(title: "Dog", text: "Every dog has its day; it's the dog's life!"),
]
var bag: Bag<String> = []
for part in parallelMap(documents, { Bag($0.text.words.map { $0.lowercased() }) }) { bag += part }
print(bag)
for (word, count) in bag.top(4, by: <) { print(word.padding(toLength: 6, withPad: ".", startingAt: 0), count) }

let index = Index()
documents.forEach(index.add)
print(index.search("dog the"), index.search("Spain"), index.search("cat"), index.search(""))

func ngrams(_ text: String, _ n: Int) -> [String: Int] {
  let letters = Array(text.lowercased().filter(\.isLetter))
  return (0...max(letters.count - n, 0)).reduce(into: [:]) { $0[String(letters[$1..<min($1 + n, letters.count)]), default: 0] += 1 }
}
let grams = ngrams(documents[1].text, 2).filter { $0.value > 2 }
print(grams.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)=\($0.value)" })
print("A man, a plan, a canal: Panama".isPalindrome, "Swift".isPalindrome)
print("parse HTTP response_code".camelCased(), "hello"[1..<3], "héllo wörld"[3..<40])
let lines = """
  name: Ann
  age:  30
    city : Paris

  """.components(separatedBy: "\n")
let fields = lines.compactMap { line -> (String, String)? in
  let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
  return parts.count == 2 ? (parts[0], parts[1]) : nil
}
print(Dictionary(uniqueKeysWithValues: fields)["city"] ?? "?", fields.map(\.0))
