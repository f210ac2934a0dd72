// The value of a lazy property of a structure may change the structure.
struct Names: Sequence {
  var list: [String]
  struct Iterator: IteratorProtocol {
    let source: [String]
    private lazy var names = load()
    private var next_ = 0
    private(set) var loads = 0
    init(_ source: [String]) { self.source = source }
    mutating func next() -> String? {
      defer { next_ += 1 }
      return next_ < names.count ? names[next_] : nil
    }
    private mutating func load() -> [String] {
      loads += 1
      return source.map { $0.uppercased() }
    }
  }
  func makeIterator() -> Iterator { Iterator(list) }
}
print(Array(Names(list: ["a", "b"])))
var iterator = Names(list: ["x"]).makeIterator()
print(iterator.loads, iterator.next() ?? "-", iterator.loads, iterator.next() ?? "-", iterator.loads)
struct Counter {
  var count = 0
  lazy var first: Int = {
    count += 1
    return count * 10
  }()
}
var counter = Counter()
print(counter.first, counter.first, counter.count)
