// title: RealEstateViewer: two searches race for the results
// caption: Each search writes the result itself, from its own thread: nothing orders the two writes
// conformance: lines in any order
import Dispatch

var results: [String] = []

func search(_ word: String, _ milliseconds: Int) {
  DispatchQueue.global().async {
    io("search \(word)", .milliseconds(milliseconds))
    results = ["\(word) 1", "\(word) 2"]
    print("found \(word)")
  }
}

search("house", 400)
search("flat", 350)

// expect: race on results
// expect: "search house" overlaps "search flat"
