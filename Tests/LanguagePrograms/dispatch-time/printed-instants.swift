// Instants are printed as what they count, readings of the wall clock as negative numbers.
import Dispatch
let t = DispatchTime(uptimeNanoseconds: 1_000)
print(t)
print("\(t + .seconds(1))", t.rawValue)
import Foundation
let w0 = DispatchWallTime(timespec: timespec(tv_sec: 100, tv_nsec: 500))
let w1 = DispatchWallTime(timespec: timespec(tv_sec: 100, tv_nsec: 500))
print(w0.rawValue == w1.rawValue, DispatchTime(uptimeNanoseconds: 5).rawValue == DispatchTime(uptimeNanoseconds: 5).rawValue)
// TOOL: rc=2
// walltime-rawvalue.swift:5:10: error: Value of type 'DispatchWallTime' has no member 'rawValue' [unknown-name]
// walltime-rawvalue.swift:5:25: error: Value of type 'DispatchWallTime' has no member 'rawValue' [unknown-name]
print(DispatchTime.distantFuture, DispatchWallTime.distantFuture, w0, [t], DispatchTimeInterval.milliseconds(5))
print(String(describing: Optional(t)), DispatchQoS.utility, DispatchQoS(qosClass: .background, relativePriority: -1))
