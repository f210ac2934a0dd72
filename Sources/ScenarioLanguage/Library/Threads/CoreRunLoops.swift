/// Core Foundation's run loops, which are Foundation's: what scripts keep themselves alive with, and stop.
extension LibraryArea {
  static let coreRunLoops = LibraryArea(
    name: "CoreRunLoops",
    module: "CoreFoundation",
    provides: [
      "CFRunLoop", "CFRunLoopMode", "CFRunLoopRunResult", "CFRunLoopGetMain", "CFRunLoopGetCurrent", "CFRunLoopRun",
      "CFRunLoopStop",
      "CFRunLoopWakeUp", "CFRunLoopRunInMode", "CFRunLoopPerformBlock", "CFRunLoopCopyCurrentMode", "_runUntilStopped",
    ],
    source: text("Threads/CoreRunLoops"))
}
