// title: sync to the queue one is on: libdispatch kills the program
// caption: The block would wait for its own end; the thread already owns the queue, so Dispatch notices at once
// conformance: not run, the program dies in the trap
import Dispatch

let photos = DispatchQueue(label: "photos")

photos.async {
  work("load", .milliseconds(12))
  print("loaded")
  photos.sync {
    work("decode", .milliseconds(5))
    print("decoded")
  }
  print("done")
}
photos.async { work("later", .milliseconds(5)) }

// expect: trap "dispatch_sync called on queue already owned by current thread"
// expect: prints only "loaded"
