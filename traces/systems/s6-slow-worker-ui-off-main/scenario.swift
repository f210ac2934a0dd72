// title: SlowWorker (b): in the background, but the text view too
// caption: The user can scroll, but the block touches the user interface off the main thread
import Dispatch

func fetch() -> String {
  io("fetch", .seconds(1))
  return "Hi there"
}

func process(_ data: String) -> String {
  work("process", .seconds(2))
  return data.uppercased()
}

func firstResult(_ data: String) -> String {
  work("first result", .seconds(3))
  return "Number of chars: \(data.count)"
}

func secondResult(_ data: String) -> String {
  work("second result", .seconds(4))
  return data.lowercased()
}

func doWork() {
  let data = process(fetch())
  let summary = firstResult(data) + ", " + secondResult(data)
  ui("text view")
  print(summary)
}

DispatchQueue.global().async { doWork() }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) {
  work("scroll", .milliseconds(100))
  print("scrolled")
}

// expect: user interface
// expect: "scroll" at 1500 ms
// expect: prints only "scrolled", "Number of chars: 8, hi there"
// expect: completes at 10 s
