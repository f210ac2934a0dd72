// title: SlowWorker (c): in the background, and back to main for the text view
// caption: The button is disabled and the spinner turns for 10 seconds; the user can scroll all the time
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
  ui("button disabled, spinner on")
  DispatchQueue.global().async {
    let data = process(fetch())
    let summary = firstResult(data) + ", " + secondResult(data)
    DispatchQueue.main.async {
      ui("button enabled, spinner off, text view")
      print(summary)
    }
  }
}

DispatchQueue.main.async { doWork() }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) {
  work("scroll", .milliseconds(100))
  print("scrolled")
}

// expect: "scroll" at 1500 ms
// expect: prints only "scrolled", "Number of chars: 8, hi there"
// expect: completes at 10 s
