// title: Two locks in one order
// explore: every order
import Dispatch
import Foundation
let a = NSLock(), b = NSLock()
DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }

// expect never: deadlock
