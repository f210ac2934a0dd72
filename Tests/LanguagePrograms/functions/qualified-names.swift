// Names qualified by their module, and imports of single declarations.
import class Foundation.NSLock
import struct Foundation.TimeInterval
import Dispatch
let lock = NSLock()
lock.lock(); print("locked"); lock.unlock()
let f: () -> Swift.Void = { print("hi") }
f()
let n: Swift.Int = 3
print(n)
print(Swift.max(1, 2))
