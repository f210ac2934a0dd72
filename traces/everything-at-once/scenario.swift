// title: Four blocks submitted at the same instant
// caption: Submitting takes no time: all four arrive at 0 s, start together and end when they are done
// conformance: lines in any order
import Dispatch

let downloads = DispatchQueue(label: "downloads", attributes: .concurrent)

downloads.async {
  io("cat", .milliseconds(30))
  print("cat")
}
downloads.async {
  io("dog", .milliseconds(20))
  print("dog")
}
downloads.async {
  io("owl", .milliseconds(45))
  print("owl")
}
downloads.async {
  io("fox", .milliseconds(10))
  print("fox")
}

// expect: order "cat" "dog" "owl" "fox"
// expect: "cat" overlaps "fox"
// expect: prints only "fox", "dog", "cat", "owl"
// expect: completes at 45 ms
