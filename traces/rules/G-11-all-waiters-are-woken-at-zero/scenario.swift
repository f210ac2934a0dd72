// title: Every waiter is woken when the count hits zero
// caption: Three threads wait for one group; the last leave frees all of them.
// conformance: lines in any order
import Foundation

let group = DispatchGroup()
group.enter()
for n in 1...3 {
  DispatchQueue(label: "waiter \(n)").async {
    group.wait()
    print("waiter \(n)")
  }
}
Thread.sleep(forTimeInterval: 0.05)
print("leave")
group.leave()
group.enter()

// expect: prints only "leave", "waiter 1", "waiter 2", "waiter 3"
