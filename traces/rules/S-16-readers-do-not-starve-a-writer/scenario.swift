// title: Readers do not starve a writer
// caption: A loop keeps reading; from the moment the writer is queued no new reader gets in before it.
import Foundation

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
var isWritten = false
var reads = 0

DispatchQueue.global().async {
  var isOver = false
  while !isOver && reads < 100 {
    queue.sync {
      io("read", .milliseconds(20))
      isOver = isWritten
    }
    reads += 1
  }
  print("the writer came before 100 reads: \(reads < 100)")
}
Thread.sleep(forTimeInterval: 0.07)
queue.async(flags: .barrier) { isWritten = true }

// expect: prints only "the writer came before 100 reads: true"
