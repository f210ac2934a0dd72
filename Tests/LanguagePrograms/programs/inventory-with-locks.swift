// The families of locks in a small inventory service; statistics with reduce(into:) and Dictionary(grouping:).
import Foundation

struct Item: Hashable { let sku: String; let shelf: Int; let weight: Double }

protocol Lock: AnyObject { func lock(); func unlock() }
extension NSLock: Lock {}
extension NSRecursiveLock: Lock {}

extension Lock {
    func with<T>(_ body: () throws -> T) rethrows -> T { lock(); defer { unlock() }; return try body() }
}

@propertyWrapper
final class Guarded<Value> {
    private let lock = NSLock()
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue; lock.name = "guarded" }
    var wrappedValue: Value {
        get { lock.with { value } }
        set { lock.with { value = newValue } }
    }
    var projectedValue: Guarded<Value> { self }
    func mutate<R>(_ body: (inout Value) -> R) -> R { lock.with { body(&value) } }
}

final class Inventory {
    @Guarded var items: [Item: Int] = [:]
    private let changed = NSCondition()
    private var generation = 0
    func add(_ item: Item, count: Int = 1) {
        $items.mutate { $0[item, default: 0] += count }
        changed.lock(); generation += 1; changed.broadcast(); changed.unlock()
    }
    func waitForGeneration(_ n: Int, timeout: TimeInterval) -> Bool {
        changed.lock(); defer { changed.unlock() }
        let limit = Date().addingTimeInterval(timeout)
        while generation < n { if !changed.wait(until: limit) { return false } }
        return true
    }
}

let inventory = Inventory()
let group = DispatchGroup()
for i in 0..<12 {
    DispatchQueue.global().async(group: group) {
        inventory.add(Item(sku: String(format: "SKU-%03d", i % 5), shelf: i % 3, weight: Double(i % 5) * 0.25), count: i)
    }
}
print("reached", inventory.waitForGeneration(12, timeout: 2))
group.wait()
print("never", inventory.waitForGeneration(13, timeout: 0.05))

let items = inventory.items
let byShelf = Dictionary(grouping: items.keys, by: \.shelf)
for shelf in byShelf.keys.sorted() {
    let names = byShelf[shelf]!.map(\.sku).sorted()
    print(shelf, names.joined(separator: " "))
}
let weights = items.reduce(into: [String: Double]()) { $0[$1.key.sku, default: 0] += $1.key.weight * Double($1.value) }
for (sku, weight) in weights.sorted(by: { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }) {
    print(sku, String(format: "%8.2f kg", weight))
}
var counts = items.values.sorted()
let pivot = counts.partition(by: { $0 > 5 })
print(pivot, counts[..<pivot].allSatisfy { $0 <= 5 })
print(zip(["a", "b", "c"], 1...).map { "\($0)\($1)" }, Array(stride(from: 10.0, through: 0, by: -2.5)))
let condition = NSConditionLock(condition: 0)
Thread.detachNewThread {
    condition.lock(whenCondition: 1)
    print("consumer got 1")
    condition.unlock(withCondition: 2)
}
condition.lock(whenCondition: 0)
condition.unlock(withCondition: 1)
print("two:", condition.lock(whenCondition: 2, before: Date(timeIntervalSinceNow: 2)))
condition.unlock()
let r = NSRecursiveLock()
func depth(_ n: Int) -> Int { r.with { n == 0 ? 0 : 1 + depth(n - 1) } }
print(depth(5), r.try(), NSLock().lock(before: Date()))
let indexes = IndexSet([1, 2, 3, 7, 9, 10])
print(indexes.count, indexes.contains(7), indexes.rangeView.map { "\($0.lowerBound)..<\($0.upperBound)" }, indexes.first!, indexes.last!)
var selection = IndexSet(integersIn: 0..<5)
selection.insert(8)
selection.remove(integersIn: 1...2)
print(Array(selection), selection.union(indexes).count, selection.intersection(indexes).map { $0 * 10 }, indexes.integerGreaterThan(3) as Any)
