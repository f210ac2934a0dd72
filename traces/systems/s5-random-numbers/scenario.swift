// title: 10,000 random numbers: made, sorted and shown
// caption: Each step waits for the one before it, off the main thread; only the last goes back to main
import Dispatch

let worker = DispatchQueue(label: "worker", attributes: .concurrent)
var file: [Int]? = nil

func makeNumbers() -> [Int] {
  var numbers: [Int] = []
  var state = 2525
  for _ in 0..<10_000 {
    state = (state &* 1_103_515_245 &+ 12_345) % 2_147_483_648
    numbers.append(state % 100_000)
  }
  return numbers
}

worker.async {
  if file == nil {
    worker.sync {
      work("create", .milliseconds(80))
      file = makeNumbers()
      print("created")
    }
  }
  var sorted: [Int] = []
  worker.sync {
    work("sort", .milliseconds(60))
    sorted = (file ?? []).sorted()
    print("sorted")
  }
  DispatchQueue.main.async {
    work("reload table", .milliseconds(10))
    ui("table")
    var isAscending = true
    for index in 1..<sorted.count {
      if sorted[index - 1] > sorted[index] { isAscending = false }
    }
    print("\(sorted.count) numbers, ascending: \(isAscending)")
  }
}

// expect always: "create" before "sort"
// expect always: "sort" before "reload table"
// expect: prints only "created", "sorted", "10000 numbers, ascending: true"
// expect: completes at 150 ms
