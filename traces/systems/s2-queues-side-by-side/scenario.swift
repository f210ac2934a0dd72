// title: Every queue goes at its own pace
// caption: Two serial queues run beside each other, each in its order; the global queue starts its blocks together
// conformance: lines in any order
import Dispatch

let photos = DispatchQueue(label: "photos")
let music = DispatchQueue(label: "music")
let background = DispatchQueue.global(qos: .utility)

for number in 1...3 {
  photos.async {
    io("photo \(number)", .milliseconds(30))
    print("photo \(number)")
  }
  music.async {
    io("song \(number)", .milliseconds(45))
    print("song \(number)")
  }
  background.async {
    io("backup \(number)", .milliseconds(60))
    print("backup \(number)")
  }
}
DispatchQueue.main.async {
  ui("title")
  print("title")
}

// expect: order "photo 1" "photo 2" "photo 3"
// expect: order "song 1" "song 2" "song 3"
// expect always: "photo 1" before "photo 2"
// expect always: "song 1" before "song 2"
// expect: "photo 1" overlaps "song 1"
// expect: "backup 1" overlaps "backup 3"
// expect: completes at 135 ms
