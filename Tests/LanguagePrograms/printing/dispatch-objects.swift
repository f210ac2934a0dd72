// What Dispatch's objects and values look like when they are printed.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
print([DispatchGroup()], [DispatchSemaphore(value: 0)], [q], Optional(q) as Any)
print(DispatchGroup(), DispatchWorkItem {}, q)
debugPrint(q, DispatchGroup())
print([DispatchTime.distantFuture], [DispatchQoS.utility], [DispatchTimeInterval.seconds(1)], DispatchQoS.QoSClass.utility)
debugPrint(DispatchQoS.utility, DispatchTimeInterval.seconds(1), DispatchQoS.QoSClass.background)
print([NSLock()].count, [Thread.current].count, ["k": DispatchGroup()])
struct S { let q = DispatchQueue(label: "x"); let g = DispatchGroup(); let t = DispatchTimeInterval.milliseconds(5); let f: DispatchWorkItemFlags = .barrier }
print(S())
print(String(reflecting: DispatchQueue.self), DispatchQueue.self, [DispatchQueue.self], type(of: q))
enum E { case a(DispatchQueue), b(DispatchTimeoutResult) }
print(E.a(q), E.b(.timedOut), DispatchPredicate.onQueue(q), DispatchTimeoutResult.success, [DispatchTimeoutResult.success])
print(DispatchQueue.Attributes.concurrent, DispatchWorkItemFlags.barrier, DispatchQueue.AutoreleaseFrequency.inherit, [DispatchQueue.AutoreleaseFrequency.workItem])
dump(DispatchTimeInterval.seconds(3))
