// What atexit registers runs when the process ends, the last one first, on the thread that ends it.
import Foundation

var count = 0
atexit { print("first registered, count", count) }
atexit {
  print("second registered")
  atexit { print("registered meanwhile") }
}
DispatchQueue.global().async {
  count += 1
  print("done")
  exit(0)
}
dispatchMain()
