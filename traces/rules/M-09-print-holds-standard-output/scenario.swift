// title: Who prints while another describes, waits
// caption: print takes standard output before it asks its values for their descriptions; the same thread may print in the midst of one.
import Dispatch
import Foundation

struct Slow: CustomStringConvertible {
  var description: String {
    print("asked")
    Thread.sleep(forTimeInterval: 0.12)
    return "slow"
  }
}

let done = DispatchGroup()
DispatchQueue.global().async(group: done) { print(Slow()) }
DispatchQueue.global().async(group: done) {
  Thread.sleep(forTimeInterval: 0.04)
  print("behind slow")
}
DispatchQueue.global().async(group: done) {
  Thread.sleep(forTimeInterval: 0.08)
  print("\(Slow())")
}
done.wait()

// expect: prints only "asked", "slow", "behind slow", "asked", "slow"
