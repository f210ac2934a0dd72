// names behind the names of modules other than the own one
import Dispatch
import Foundation
import Synchronization
@propertyWrapper struct Atomic<Value> { var wrappedValue: Value }
struct S { @Atomic var n = 1 }
final class Counters { let hits = Synchronization.Atomic<Int>(0) }
let c = Counters()
c.hits.wrappingAdd(1, ordering: .relaxed)
print(c.hits.load(ordering: .relaxed), S().n)
let guarded = Synchronization.Mutex<[Int]>([1])
guarded.withLock { $0.append(2) }
print(guarded.withLock { $0 }, Swift.Array<Int>(repeating: 1, count: 2), Foundation.Date(timeIntervalSince1970: 0))
let q: Dispatch.DispatchQueue = Dispatch.DispatchQueue(label: "q")
print(q.label, Swift.Set<String>(["a"]), Swift.max(1, 2))
