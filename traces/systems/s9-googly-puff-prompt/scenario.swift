// title: GooglyPuff: the prompt after a second
// caption: Whether the prompt is needed is decided when its block runs; once submitted, the block cannot be taken back
import Dispatch

var photos: [String] = []

func showOrHidePrompt() {
  DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {
    work("prompt", .milliseconds(20))
    ui("navigation item")
    print(photos.isEmpty ? "Add photos with faces to Googlyify them!" : "no prompt, \(photos.count) photo")
  }
}

showOrHidePrompt()
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1400)) {
  work("add photo", .milliseconds(20))
  photos.append("face")
  showOrHidePrompt()
}

// expect: "prompt" runs 2 times
// expect: prints only "Add photos with faces to Googlyify them!", "no prompt, 1 photo"
// expect: completes at 2440 ms
