// programs: wrappers and collections for many threads, with dynamic members and subscripts
import Foundation
import Dispatch

protocol Locking {
  func lock()
  func unlock()
}

extension Locking {
  @inlinable
  @discardableResult
  func around<T>(_ closure: () throws -> T) rethrows -> T {
    lock(); defer { unlock() }
    return try closure()
  }

  func around(_ closure: @autoclosure () throws -> Void) rethrows -> Void {
    lock(); defer { unlock() }
    try closure()
  }
}

extension NSLock: Locking {}
extension NSRecursiveLock: Locking {}

final class ReadWriteLock {
  private var raw = pthread_rwlock_t()
  init() {
    guard pthread_rwlock_init(&raw, nil) == 0 else { preconditionFailure("no lock") }
  }
  deinit { pthread_rwlock_destroy(&raw) }

  func reading<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_rdlock(&raw)
    defer { pthread_rwlock_unlock(&raw) }
    return try body()
  }

  func writing<T>(_ body: () throws -> T) rethrows -> T {
    pthread_rwlock_wrlock(&raw)
    defer { pthread_rwlock_unlock(&raw) }
    return try body()
  }
}

@propertyWrapper
@dynamicMemberLookup
final class Protected<Value> {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }
  convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  var wrappedValue: Value {
    get { lock.around { value } }
    set { lock.around { value = newValue } }
  }

  var projectedValue: Protected<Value> { self }

  func read<U>(_ closure: (Value) throws -> U) rethrows -> U { try lock.around { try closure(self.value) } }

  @discardableResult
  func write<U>(_ closure: (inout Value) throws -> U) rethrows -> U { try lock.around { try closure(&self.value) } }

  subscript<Property>(dynamicMember keyPath: WritableKeyPath<Value, Property>) -> Property {
    get { lock.around { value[keyPath: keyPath] } }
    set { lock.around { value[keyPath: keyPath] = newValue } }
  }

  subscript<Property>(dynamicMember keyPath: KeyPath<Value, Property>) -> Property {
    lock.around { value[keyPath: keyPath] }
  }
}

extension Protected where Value: RangeReplaceableCollection {
  func append(_ newElement: Value.Element) { write { (ward: inout Value) in ward.append(newElement) } }
  func append<S: Sequence>(contentsOf newElements: S) where S.Element == Value.Element {
    write { $0.append(contentsOf: newElements) }
  }
}

extension Protected where Value: Numeric {
  static func += (lhs: Protected, rhs: Value) { lhs.write { $0 += rhs } }
}

extension Protected: CustomStringConvertible {
  var description: String { "Protected(\(wrappedValue))" }
}

struct SynchronizedArray<Element> {
  private final class Storage {
    var elements: [Element]
    let queue = DispatchQueue(label: "SynchronizedArray", attributes: .concurrent)
    init(_ elements: [Element]) { self.elements = elements }
  }
  private let storage: Storage

  init<S: Sequence>(_ elements: S) where S.Element == Element { storage = Storage(Array(elements)) }

  var count: Int { storage.queue.sync { storage.elements.count } }
  var first: Element? { storage.queue.sync { storage.elements.first } }
  var snapshot: [Element] { storage.queue.sync { storage.elements } }

  func append(_ element: Element) {
    storage.queue.async(flags: .barrier) { [storage] in storage.elements.append(element) }
  }

  func removeAll(where isRemoved: @escaping (Element) -> Bool, completion: (([Element]) -> Void)? = nil) {
    storage.queue.async(flags: .barrier) { [storage] in
      var removed = [Element]()
      while let index = storage.elements.firstIndex(where: isRemoved) { removed.append(storage.elements.remove(at: index)) }
      DispatchQueue.global().async { completion?(removed) }
    }
  }

  subscript(index: Int) -> Element? {
    get {
      storage.queue.sync {
        guard storage.elements.indices ~= index else { return nil }
        return storage.elements[index]
      }
    }
    nonmutating set {
      guard let newValue else { return }
      storage.queue.async(flags: .barrier) { [storage] in storage.elements[index] = newValue }
    }
  }

  func reduce<Result>(_ initial: Result, _ next: (Result, Element) throws -> Result) rethrows -> Result {
    try storage.queue.sync { try storage.elements.reduce(initial, next) }
  }
}

extension SynchronizedArray where Element: Comparable {
  func sorted() -> [Element] { snapshot.sorted() }
  func contains(_ element: Element) -> Bool { snapshot.contains(element) }
}

extension SynchronizedArray: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(elements) }
}

final class SynchronizedDictionary<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
  private var storage: [Key: Value]
  private let lock = ReadWriteLock()

  required init(dictionaryLiteral elements: (Key, Value)...) {
    storage = Dictionary(elements, uniquingKeysWith: { _, last in last })
  }

  subscript(key: Key) -> Value? {
    get { lock.reading { storage[key] } }
    set { lock.writing { storage[key] = newValue } }
  }

  subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    set { self[key] = newValue }
  }

  func updating(_ key: Key, _ body: (inout Value?) -> Void) { lock.writing { body(&storage[key]) } }
  func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
    try lock.writing { try storage.merge(other, uniquingKeysWith: combine) }
  }
  var keys: Dictionary<Key, Value>.Keys { lock.reading { storage.keys } }
  var values: [Value] { lock.reading { Array(storage.values) } }
}

struct Profile {
  var name = "guest"
  var visits = 0
  let created = 2015
  var tags: [String] = []
}

final class Session {
  @Protected var profile = Profile()
  @Protected var log: [String] = []
  @Protected static var total = 0
  private(set) lazy var banner: String = "\(profile.name.uppercased()) since \($profile.created)"
}

let session = Session()
DispatchQueue.concurrentPerform(iterations: 20) { index in
  session.$profile.write { $0.visits += 1 }
  Session.$total += index
  if index % 5 == 0 { session.$log.append("visit \(index)") }
}
session.$profile.name = "anna"
session.$profile.tags.append("new")
print(session.profile, Session.total, session.log.sorted())
session.$log.append(contentsOf: ["x", "y"].lazy.map { $0 + "!" })
print(session.$log.count, session.$log.first.map { $0.hasPrefix("visit") } ?? false, session.banner)
let oldest = session.$log.read { $0.map(\.count).max() }
print("longest", oldest ?? 0, Session.$total)

let numbers: SynchronizedArray = [5, 3, 8]
DispatchQueue.concurrentPerform(iterations: 6) { numbers.append($0 * 10) }
print(numbers.count, numbers.sorted(), numbers.reduce(0, +), numbers.contains(8), numbers[42] as Any)
let removed = DispatchSemaphore(value: 0)
numbers.removeAll(where: { $0 % 20 == 0 }) { gone in
  print("removed", gone.sorted())
  removed.signal()
}
removed.wait()
numbers[0] = 7
print(numbers[0]!, numbers.sorted())

let words: SynchronizedDictionary = ["one": 1, "two": 2]
let text = "one two two three three three"
let parts = text.split(separator: " ").map(String.init)
DispatchQueue.concurrentPerform(iterations: parts.count) { index in
  words.updating(parts[index]) { $0 = ($0 ?? 0) + 1 }
}
words["four", default: 40] += 2
words.merge(["one": 100, "five": 5]) { old, new in old + new }
print(words.keys.sorted(), words.values.sorted(by: >), words["six"] ?? -1)

var counter = 0
let lock = NSRecursiveLock()
DispatchQueue.concurrentPerform(iterations: 50) { _ in lock.around(lock.around { counter += 1 }) }
print("counter", counter)
