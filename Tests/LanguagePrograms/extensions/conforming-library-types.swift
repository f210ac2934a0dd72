// Types of the library that the scenario makes conform to protocols, with conditions and without.
import Foundation
import Dispatch
protocol Named { var name: String { get } }
extension Int: Named { var name: String { "int \(self)" } }
extension Array: Named where Element: Named { var name: String { map(\.name).joined(separator: ",") } }
extension String: Error {}
extension String: LocalizedError { public var errorDescription: String? { self } }
extension Optional: Named where Wrapped: Named { var name: String { map(\.name) ?? "none" } }
extension DispatchQueue: Named { var name: String { label } }
protocol Lockable { func lock(); func unlock() }
extension NSLock: Lockable {}
extension NSRecursiveLock: Lockable {}
extension Range: Named where Bound == Int { var name: String { "\(lowerBound)-\(upperBound)" } }
extension Dictionary: Named where Key == String, Value: Named { var name: String { keys.sorted().joined() } }
print([1, 2].name, 3.name, Optional(4).name, (1..<3).name, DispatchQueue(label: "q").name, ["a": 1].name)
do { throw "oops" } catch { print(error) }
func locked<L: Lockable>(_ l: L) { l.lock(); l.unlock(); print("ok") }
locked(NSLock())
