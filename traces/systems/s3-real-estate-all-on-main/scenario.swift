// title: RealEstateViewer (a): search and images on the main thread
// caption: The network freezes the user interface for 1.5 s, then every cell freezes it again while the user scrolls
import Dispatch

var results: [String] = []

func search() -> [String] {
  io("search", .milliseconds(1500))
  return ["house", "flat", "castle"]
}

func showCell(_ name: String) {
  io("image of \(name)", .milliseconds(300))
  ui("cell \(name)")
  print("\(name) is shown")
}

func searchButtonTapped() {
  results = search()
  ui("reload table")
  print("\(results.count) results")
  for name in results {
    DispatchQueue.main.async { showCell(name) }
  }
}

DispatchQueue.main.async { searchButtonTapped() }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
  work("scroll", .milliseconds(10))
  print("scrolled")
}

// expect: hang on main
// expect: "searchButtonTapped" before "scroll"
// expect: prints only "3 results", "scrolled", "house is shown", "flat is shown", "castle is shown"
