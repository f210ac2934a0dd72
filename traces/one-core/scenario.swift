// title: Concurrency: one core takes turns
// caption: Both blocks are under way at the same time, but at every instant only one of them computes
// simulate: cores 1, quantum 10 ms
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
// expect: prints only "Mail is sorted", "Song is decoded"
// expect: completes at 60 ms
