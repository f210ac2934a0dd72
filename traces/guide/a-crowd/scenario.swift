// title: A hundred thumbnails, handed over at once
// caption: Every tenth is tiny: even the shortest wait counts in the curve
import Dispatch

let thumbnails = DispatchQueue(label: "thumbnails")

for number in 1...100 {
  thumbnails.async {
    work("thumbnail", number % 10 == 1 ? .microseconds(50) : .milliseconds(2))
  }
}

// expect: "thumbnail" runs 100 times
// expect: completes within 200 ms
