// title: Everybody asks everybody
// caption: Ten serial queues, each asks all ten and gets ten answers: 220 blocks.
import Dispatch

var queues: [DispatchQueue] = []
var answers: [Int] = []
for n in 0..<10 {
  queues.append(DispatchQueue(label: "queue \(n)"))
  answers.append(0)
}
let mutex = DispatchSemaphore(value: 1)
let group = DispatchGroup()
var blocks = 0

func count() {
  mutex.wait()
  blocks += 1
  mutex.signal()
}

func ask(_ asker: Int, _ other: Int) {
  queues[other].async(group: group) {
    count()
    queues[asker].async(group: group) {
      count()
      mutex.wait()
      answers[asker] += 1
      mutex.signal()
    }
  }
}

for asker in 0..<10 {
  queues[asker].async(group: group) {
    count()
    for other in 0..<10 { ask(asker, other) }
  }
}
group.wait()
for n in 0..<10 { queues[n].sync { blocks += 1 } }
var full = 0
for n in 0..<10 where answers[n] == 10 { full += 1 }
print("\(blocks) blocks, \(full) with ten answers")

// expect: prints only "220 blocks, 10 with ten answers"
