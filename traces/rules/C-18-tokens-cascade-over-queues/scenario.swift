// title: Tokens cascade over a row of queues
// caption: Twenty tokens, twelve serial queues: every hop goes to the next queue, none is lost.
import Dispatch

var queues: [DispatchQueue] = []
for n in 0..<12 { queues.append(DispatchQueue(label: "queue \(n)")) }
let mutex = DispatchSemaphore(value: 1)
let group = DispatchGroup()
var hops = 0
var backward = 0

func hop(_ token: Int, from last: Int, to index: Int) {
  queues[index].async(group: group) {
    mutex.wait()
    hops += 1
    if index != last + 1 { backward += 1 }
    mutex.signal()
    if index + 1 < 12 { hop(token, from: index, to: index + 1) }
  }
}

for token in 1...20 { hop(token, from: -1, to: 0) }
group.wait()
print("\(hops) hops, \(backward) out of order")

// expect: prints only "240 hops, 0 out of order"
