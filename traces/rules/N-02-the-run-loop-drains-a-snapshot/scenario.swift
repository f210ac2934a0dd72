// title: A pass of the run loop runs what was there
// caption: Blocks submitted by main-queue blocks run after all that were already waiting.
import Dispatch

for n in 0...2 {
  DispatchQueue.main.async {
    print("a\(n)")
    DispatchQueue.main.async { print("nested \(n)") }
  }
}

// expect: prints only "a0", "a1", "a2", "nested 0", "nested 1", "nested 2"
