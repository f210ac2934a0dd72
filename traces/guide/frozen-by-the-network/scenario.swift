// title: The main thread waits for the network
// caption: sync stops the caller: the table can only be drawn when the download has come
import Dispatch

let network = DispatchQueue(label: "network")

func viewDidLoad() {
  network.sync {
    io("download", .milliseconds(300))
    print("downloaded")
  }
  ui("reload table")
  print("shown")
}

viewDidLoad()

// expect: prints only "downloaded", "shown"
// expect: completes at 300 ms
