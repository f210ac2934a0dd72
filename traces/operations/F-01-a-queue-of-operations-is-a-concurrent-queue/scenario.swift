// title: A queue of operations is a concurrent queue
// caption: Operations that can start are handed to one concurrent queue of Dispatch at once, unless their number is limited.
// conformance: lines in any order
import Foundation

let downloads = OperationQueue()
downloads.name = "downloads"
for number in 1...3 {
  downloads.addOperation {
    io("download \(number)", .milliseconds(30))
    print("downloaded \(number)")
  }
}
downloads.waitUntilAllOperationsAreFinished()
print("all downloaded")

// expect: "download 1" overlaps "download 2"
// expect: "download 2" overlaps "download 3"
// expect: prints "downloaded 1", "all downloaded"
// expect: completes at 30 ms
