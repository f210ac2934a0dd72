// title: SlowWorker (d): a group for the two results
// caption: The first and the second result need nothing of each other: side by side the work takes 7 seconds instead of 10
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
    var first = ""
    var second = ""
    let results = DispatchGroup()
    DispatchQueue.global().async(group: results) { first = firstResult(data) }
    DispatchQueue.global().async(group: results) { second = secondResult(data) }
    results.notify(queue: .main) {
      ui("button enabled, spinner off, text view")
      print("\(first), \(second)")
    }
  }
}

DispatchQueue.main.async { doWork() }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) {
  work("scroll", .milliseconds(100))
  print("scrolled")
}

// expect: "scroll" at 1500 ms
// expect: "first result" overlaps "second result"
// expect: prints only "scrolled", "Number of chars: 8, hi there"
// expect: completes at 7 s
