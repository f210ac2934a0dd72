// title: Activation hands blocks over one by one
// caption: The first block of the activated queue may submit B before the second has been handed to the target.
// conformance: lines in any order
// explore: every order
import Dispatch
import Foundation
let serial = DispatchQueue(label: "serial", target: DispatchQueue.global())
let child = DispatchQueue(label: "child", attributes: [.concurrent, .initiallyInactive], target: serial)
child.async { print("A"); serial.async { print("B") } }
child.async { print("C") }
serial.sync { print("warm") }
serial.async { print("warm too") }
Thread.sleep(forTimeInterval: 0.04)
child.activate()

// expect: prints "warm", "warm too", "A", "C"
// expect sometimes: prints "A", "B", "C"
// expect sometimes: prints "A", "C", "B"
