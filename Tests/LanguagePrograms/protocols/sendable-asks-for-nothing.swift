// A protocol with Sendable is the protocol: the marker asks for nothing.
import Foundation
func made() -> NSLocking { NSLock() }
final class Guarded {
  private typealias Underlying = NSLocking & Sendable
  private let lock: Underlying
  private init(_ lock: Underlying) { self.lock = lock }
  convenience init() { self.init(made()) }
  func run<T>(_ body: () throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
print(Guarded().run { 3 })
let erased: any Sendable = made()
let both: any NSLocking & Sendable = NSRecursiveLock()
let plain: NSLocking = both
print(erased is NSLock, plain is NSRecursiveLock)
func take<T: NSLocking & Sendable>(_ lock: T) -> Bool { T.self == NSLock.self }
print(take(NSLock()))
