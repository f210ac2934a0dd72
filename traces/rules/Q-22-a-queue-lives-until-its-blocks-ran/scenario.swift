// title: A dropped queue still runs its blocks
// caption: The function drops the only reference while three blocks wait; they keep the queue alive until they have run.
import Dispatch

func submitAndForget() {
  let queue = DispatchQueue(label: "short-lived")
  for n in 1...3 {
    queue.async {
      io("block \(n)", .milliseconds(10))
      print("block \(n)")
    }
  }
}

submitAndForget()

// expect: prints only "block 1", "block 2", "block 3"
