// title: A chain of delays
// caption: 330 ms, then 100 ms more, then none: each block starts the next.
import Dispatch

let start = DispatchTime.now()

func tenths() -> UInt64 {
  (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 100_000_000
}

DispatchQueue.main.asyncAfter(deadline: start + .milliseconds(330)) {
  print("first at \(tenths())")
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {
    print("second at \(tenths())")
    DispatchQueue.main.asyncAfter(deadline: .now()) {
      print("third at \(tenths())")
    }
  }
}

// expect: prints only "first at 3", "second at 4", "third at 4"
// expect: completes at 430 ms
