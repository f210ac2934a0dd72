// title: A photo array without a queue: two threads, one array
// caption: Nothing orders the two appends: with real threads the array can be lost or the app can die
// conformance: not run, appending from two threads is undefined
import Dispatch

var photos: [String] = []

DispatchQueue.global().async {
  work("load lake", .milliseconds(20))
  photos.append("lake")
}
DispatchQueue.global().async {
  work("load hill", .milliseconds(20))
  photos.append("hill")
}

// expect: race on photos
// expect always: race on photos
// explore: every order
