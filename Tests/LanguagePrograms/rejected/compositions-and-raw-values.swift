// advice: what a class, a structure or a composition does not have
import Foundation
struct Unhashed {}
final class Anchor: RawRepresentable, Hashable {
  let rawValue: Unhashed
  init(rawValue: Unhashed) { self.rawValue = rawValue }
}
let lock: NSLock & Sendable = NSRecursiveLock()
extension UnsafeMutablePointer {
  convenience init(holding value: Pointee) { self = .allocate(capacity: 1) }
}
protocol Nested { associatedtype Part }
extension Nested where Part == [Part] {}
