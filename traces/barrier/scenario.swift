// title: A barrier makes a concurrent queue act like a serial one
// caption: Reads 1–3 end first, the barrier runs alone, reads 4–5 start after it
// conformance: lines in any order
import Dispatch

let photoQueue = DispatchQueue(label: "photoQueue", attributes: .concurrent)
var photos = 3

func read(_ number: Int, _ milliseconds: Int) {
  photoQueue.async {
    work("read \(number)", .milliseconds(milliseconds))
    print("read \(number) sees \(photos) photos")
  }
}

func viewDidLoad() {
  work("viewDidLoad", .milliseconds(2))
  read(1, 20)
  work("viewDidLoad", .milliseconds(3))
  read(2, 32)
  work("viewDidLoad", .milliseconds(3))
  read(3, 29)
  work("viewDidLoad", .milliseconds(3))
  photoQueue.async(flags: .barrier) {
    work("write", .milliseconds(18))
    photos += 1
    print("write makes it \(photos) photos")
  }
  work("viewDidLoad", .milliseconds(3))
  read(4, 14)
  work("viewDidLoad", .milliseconds(3))
  read(5, 19)
  work("viewDidLoad", .milliseconds(3))
}

viewDidLoad()

// expect: "read 1" overlaps "read 2"
// expect always: "read 1" before "write"
// expect always: "read 2" before "write"
// expect always: "read 3" before "write"
// expect always: "write" alone on photoQueue
// expect always: "write" before "read 4"
// expect always: "write" before "read 5"
// expect: "write" at 37 ms
// expect: "write" takes 18 ms
// expect: prints "read 3 sees 3 photos", "write makes it 4 photos", "read 4 sees 4 photos"
// expect: completes at 74 ms
