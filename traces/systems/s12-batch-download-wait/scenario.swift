// title: Batch download (a): a background thread waits for the group
// caption: Three downloads, one of them fails; the waiting block holds its thread until the last one leaves
// conformance: lines in any order
import Dispatch

let group = DispatchGroup()

func download(_ name: String, _ milliseconds: Int, _ fails: Bool, completion: @escaping (String?) -> Void) {
  DispatchQueue.global().async {
    io("download \(name)", .milliseconds(milliseconds))
    completion(fails ? "\(name) failed" : nil)
  }
}

func downloadAll(completion: @escaping (String) -> Void) {
  DispatchQueue.global(qos: .userInitiated).async {
    var error = "no error"
    group.enter()
    download("success kid", 120, false) { problem in
      print("success kid")
      group.leave()
    }
    group.enter()
    download("overly attached girlfriend", 180, true) { problem in
      error = problem ?? error
      print("overly attached girlfriend")
      group.leave()
    }
    group.enter()
    download("lots of faces", 90, false) { problem in
      print("lots of faces")
      group.leave()
    }
    group.wait()
    DispatchQueue.main.async { completion(error) }
  }
}

downloadAll { error in
  ui("alert")
  print("complete: \(error)")
}

// expect: "download success kid" overlaps "download lots of faces"
// expect: prints only "lots of faces", "success kid", "overly attached girlfriend", "complete: overly attached girlfriend failed"
// expect: completes at 180 ms
