// title: sync: the caller stops until its block has run
// caption: The block waits its turn behind the one that is already there; the main thread can do nothing meanwhile
import Dispatch

let logQueue = DispatchQueue(label: "logQueue")

func viewDidLoad() {
  logQueue.async {
    work("earlier block", .milliseconds(20))
    print("Earlier Log")
  }
  work("viewDidLoad", .milliseconds(8))
  logQueue.sync {
    work("first log", .milliseconds(10))
    print("First Log")
  }
  print("Second Log")
  work("second log", .milliseconds(6))
}

viewDidLoad()

// expect always: "earlier block" before "first log"
// expect always: "first log" before "second log"
// expect always: "first log" on main thread
// expect: prints only "Earlier Log", "First Log", "Second Log"
// expect: completes at 36 ms
