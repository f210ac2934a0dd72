// title: RealEstateViewer (c): every image loads in the background
// caption: Cells appear at once with a spinner; each image is cached and shown by the main thread when it has come
// conformance: lines in any order
import Dispatch

var results: [String] = []
var cache: [String: String] = [:]

func loadImage(_ name: String, _ milliseconds: Int) {
  DispatchQueue.global().async {
    io("image of \(name)", .milliseconds(milliseconds))
    DispatchQueue.main.async {
      cache[name] = "image of \(name)"
      ui("reload row \(name)")
      print("\(name) is shown")
    }
  }
}

func showCell(_ name: String, _ milliseconds: Int) {
  if let image = cache[name] {
    ui(image)
  } else {
    ui("spinner")
    loadImage(name, milliseconds)
  }
}

func searchButtonTapped() {
  DispatchQueue.global().async {
    io("search", .milliseconds(1500))
    let found = ["house", "flat", "castle"]
    DispatchQueue.main.async {
      results = found
      ui("reload table")
      print("\(results.count) results")
      showCell("house", 300)
      showCell("flat", 200)
      showCell("castle", 400)
    }
  }
}

DispatchQueue.main.async { searchButtonTapped() }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1600)) {
  work("scroll", .milliseconds(10))
  print("scrolled")
}

// expect: "scroll" at 1600 ms
// expect: "image of house" overlaps "image of castle"
// expect: prints only "3 results", "scrolled", "flat is shown", "house is shown", "castle is shown"
// expect: completes at 1900 ms
