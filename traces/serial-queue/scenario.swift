// title: A serial queue runs its blocks one after another
// caption: Every block starts after the one before it has ended; the gaps depend on when the blocks arrive
import Dispatch

let serialQueue = DispatchQueue(label: "serialQueue")

func submit(_ number: Int, _ milliseconds: Int) {
  serialQueue.async {
    work("Block \(number)", .milliseconds(milliseconds))
    print("Block \(number)")
  }
}

work("main", .milliseconds(4))
submit(0, 20)
work("main", .milliseconds(30))
submit(1, 25)
work("main", .milliseconds(10))
submit(2, 15)
work("main", .milliseconds(38))
submit(3, 20)

// expect: order "Block 0" "Block 1" "Block 2" "Block 3"
// expect always: "Block 0" before "Block 1"
// expect always: "Block 1" before "Block 2"
// expect always: "Block 2" before "Block 3"
// expect always: "Block 2" alone on serialQueue
// expect: "Block 2" at 59 ms
// expect: prints only "Block 0", "Block 1", "Block 2", "Block 3"
// expect: completes at 102 ms
