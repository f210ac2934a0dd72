// title: RealEstateViewer (b): the search leaves the main thread
// caption: The user scrolls at once; the result comes back to main, which alone touches it. The images still block
import Dispatch

var results: [String] = []

func search() -> [String] {
  io("search", .milliseconds(1500))
  return ["house", "flat"]
}

func showCell(_ name: String) {
  io("image of \(name)", .milliseconds(300))
  ui("cell \(name)")
  print("\(name) is shown")
}

func showResults(_ found: [String]) {
  results = found
  ui("reload table")
  print("\(results.count) results")
  for name in results {
    DispatchQueue.main.async { showCell(name) }
  }
}

func searchButtonTapped() {
  DispatchQueue.global().async {
    let found = search()
    DispatchQueue.main.async { showResults(found) }
  }
}

DispatchQueue.main.async { searchButtonTapped() }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
  work("scroll", .milliseconds(10))
  print("scrolled")
}

// expect: "scroll" at 500 ms
// expect: "showResults" on main thread
// expect: prints only "scrolled", "2 results", "house is shown", "flat is shown"
