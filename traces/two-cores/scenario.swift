// title: Parallelism: two cores compute at the same time
// caption: The same two blocks as on one core take half as long, because neither waits for a core
// simulate: cores 2, quantum 10 ms
// conformance: lines in any order
import Dispatch

let mail = DispatchQueue(label: "mail")
let music = DispatchQueue(label: "music")

mail.async {
  work("sort mail", .milliseconds(30))
  print("Mail is sorted")
}
music.async {
  work("decode song", .milliseconds(30))
  print("Song is decoded")
}

// expect: "sort mail" overlaps "decode song"
// expect: completes at 30 ms
