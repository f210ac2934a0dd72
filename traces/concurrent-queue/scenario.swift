// title: A concurrent queue starts its blocks in order and does not wait for them
// caption: Block 3 starts after Block 2 but ends first: nothing is said about the ends
// conformance: lines in any order
import Dispatch

let concurrentQueue = DispatchQueue(label: "concurrentQueue", attributes: .concurrent)

func submit(_ number: Int, _ milliseconds: Int) {
  concurrentQueue.async {
    work("Block \(number)", .milliseconds(milliseconds))
    print("Block \(number)")
  }
}

submit(0, 40)
work("main", .milliseconds(16))
submit(1, 30)
work("main", .milliseconds(2))
submit(2, 42)
work("main", .milliseconds(2))
submit(3, 12)

// expect: order "Block 0" "Block 1" "Block 2" "Block 3"
// expect: "Block 0" overlaps "Block 3"
// expect: "Block 3" ends before "Block 0"
// expect: "Block 3" ends before "Block 2"
// expect: prints only "Block 3", "Block 0", "Block 1", "Block 2"
// expect: completes at 60 ms
