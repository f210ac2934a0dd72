// title: An inactive queue collects, then runs
// caption: Submitting is allowed at once; nothing runs until activate(), and activating twice does no harm.
import Foundation

let lazyQueue = DispatchQueue(label: "lazy", attributes: .initiallyInactive)
lazyQueue.async { print("first") }
lazyQueue.async { print("second") }
Thread.sleep(forTimeInterval: 0.06)
print("activate")
lazyQueue.activate()
lazyQueue.activate()
Thread.sleep(forTimeInterval: 0.06)
print("launch ends")

// expect: prints only "activate", "first", "second", "launch ends"
