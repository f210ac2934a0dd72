// title: Suspending a target stops its children
// caption: The child is free to run, but what it runs on is not.
import Foundation

let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", target: target)
target.suspend()
child.async { print("child") }
Thread.sleep(forTimeInterval: 0.05)
print("resume")
target.resume()

// expect: prints only "resume", "child"
