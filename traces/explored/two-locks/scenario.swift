// title: Two locks in both orders
// explore: every order
// conformance: not run, it may hang
import Dispatch
import Foundation
let a = NSLock(), b = NSLock()
DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
DispatchQueue.global().async { b.lock(); a.lock(); a.unlock(); b.unlock() }

// expect sometimes: deadlock
