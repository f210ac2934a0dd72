// title: asyncAfter submits the block when its time has come
// caption: The reminder joins the queue at 60 ms and waits there like any other block; it is never early and may be late
import Dispatch

let timeline = DispatchQueue(label: "timeline")

timeline.asyncAfter(deadline: .now() + .milliseconds(60)) {
  work("reminder", .milliseconds(15))
  print("Reminder")
}
timeline.asyncAfter(deadline: .now() + .milliseconds(20)) {
  work("refresh", .milliseconds(55))
  print("Refresh")
}
timeline.async {
  work("first", .milliseconds(10))
  print("First")
}
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(120)) {
  ui("prompt")
  work("prompt", .milliseconds(5))
  print("Prompt")
}

// expect: "refresh" at 20 ms
// expect: "reminder" at 75 ms
// expect: "prompt" at 120 ms
// expect: "refresh" before "reminder"
// expect: "prompt" on main thread
// expect: prints only "First", "Refresh", "Reminder", "Prompt"
// expect: completes at 125 ms
