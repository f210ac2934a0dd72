// title: Batch download (b): notify instead of waiting
// caption: No thread waits: when the last download leaves the group, the completion is submitted to main
// conformance: lines in any order
import Dispatch

let group = DispatchGroup()

func download(_ name: String, _ milliseconds: Int) {
  group.enter()
  DispatchQueue.global().async {
    io("download \(name)", .milliseconds(milliseconds))
    print(name)
    group.leave()
  }
}

download("success kid", 120)
download("overly attached girlfriend", 180)
download("lots of faces", 90)
group.notify(queue: .main) {
  work("completion", .milliseconds(10))
  ui("alert")
  print("complete")
}

// expect: "completion" at 180 ms
// expect: "completion" on main thread
// expect: prints only "lots of faces", "success kid", "overly attached girlfriend", "complete"
// expect: completes at 190 ms
