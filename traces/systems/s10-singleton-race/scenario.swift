// title: A singleton with "if nil": two instances are made
// caption: The second block looks while the first still makes the instance: both find nil, and nothing orders the two
import Dispatch

class PhotoManager {
  static var made = 0
  let number: Int

  init() {
    PhotoManager.made += 1
    number = PhotoManager.made
  }
}

var sharedManager: PhotoManager? = nil

func shared() -> PhotoManager? {
  if sharedManager == nil {
    io("make the instance", .milliseconds(200))
    sharedManager = PhotoManager()
    print("made instance \(sharedManager?.number ?? 0)")
  }
  return sharedManager
}

DispatchQueue.global().async { _ = shared() }
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60)) { _ = shared() }

// expect: race on sharedManager
// expect: race on made
// expect: prints only "made instance 1", "made instance 2"
// expect sometimes: prints "made instance 2"
// explore: every order
