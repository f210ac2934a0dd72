// title: async: the caller goes on at once
// caption: The main thread hands its block over and logs; which of the two logs comes first is not promised
// conformance: lines in any order
import Dispatch

let logQueue = DispatchQueue(label: "logQueue")

func viewDidLoad() {
  work("viewDidLoad", .milliseconds(8))
  logQueue.async {
    work("first log", .milliseconds(10))
    print("First Log")
  }
  work("second log", .milliseconds(6))
  print("Second Log")
}

viewDidLoad()

// expect: "first log" overlaps "second log"
// expect: "second log" on main thread
// expect: prints only "Second Log", "First Log"
// expect: completes at 18 ms
