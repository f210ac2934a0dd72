// title: GooglyPuff: faces are found in the background
// caption: viewDidLoad returns at once; the high-priority global queue finds the faces, main fades the new image in
import Dispatch

func viewDidLoad() {
  work("viewDidLoad", .milliseconds(10))
  DispatchQueue.global(qos: .userInitiated).async {
    work("find faces", .milliseconds(180))
    print("2 faces")
    DispatchQueue.main.async {
      work("fade in", .milliseconds(30))
      ui("image view")
      print("googly eyes")
    }
  }
}

viewDidLoad()
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60)) {
  work("scroll", .milliseconds(20))
  print("scrolled")
}

// expect: "scroll" at 70 ms
// expect: "find faces" overlaps "scroll"
// expect: "fade in" on main thread
// expect: prints only "scrolled", "2 faces", "googly eyes"
// expect: completes at 220 ms
