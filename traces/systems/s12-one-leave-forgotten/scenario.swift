// title: One leave forgotten: the waiting block waits for ever
// caption: The failing download returns early and never leaves the group
// conformance: not run, the program hangs
import Dispatch

let downloads = DispatchGroup()

func download(_ name: String, fails: Bool) {
  downloads.enter()
  DispatchQueue.global().async {
    io("download \(name)", .milliseconds(60))
    if fails { return }
    print(name)
    downloads.leave()
  }
}

download("success kid", fails: false)
download("lots of faces", fails: true)
DispatchQueue.global().async {
  downloads.wait()
  print("complete")
}

// expect: deadlock
// expect: prints only "success kid"
