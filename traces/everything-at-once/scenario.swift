// title: Four blocks submitted at the same instant
// caption: Submitting takes no time: all four arrive at 0 s, start together and end when they are done
// conformance: lines in any order
import Dispatch

let pictures = DispatchQueue(label: "pictures", attributes: .concurrent)

pictures.async {
  work("cat", .milliseconds(30))
  print("cat")
}
pictures.async {
  work("dog", .milliseconds(20))
  print("dog")
}
pictures.async {
  work("owl", .milliseconds(45))
  print("owl")
}
pictures.async {
  work("fox", .milliseconds(10))
  print("fox")
}

// expect: order "cat" "dog" "owl" "fox"
// expect: "cat" overlaps "fox"
// expect: prints only "fox", "dog", "cat", "owl"
// expect: completes at 45 ms
