// title: A command line tool: the last block ends the process
// caption: dispatchMain() never returns; exit() ends what still runs, and what was never begun
// conformance: lines in any order
import Dispatch
import Foundation

let files = DispatchQueue(label: "files", attributes: .concurrent)
let log = DispatchQueue(label: "log")
let group = DispatchGroup()

for (name, length) in [("a.txt", 20), ("b.txt", 40)] {
  files.async(group: group) { work("count \(name)", .milliseconds(length)) }
}
log.async { work("write log", .milliseconds(90)) }
log.async { print("never printed") }

group.notify(queue: .main) {
  print("2 files")
  exit(0)
}
DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  print("took too long")
  exit(1)
}
dispatchMain()

// expect: prints only "2 files"
// expect: completes at 40 ms
