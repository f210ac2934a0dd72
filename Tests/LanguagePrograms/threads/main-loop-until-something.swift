// Loops that run the main loop until something has happened: pass by pass, for a while at a time, for ever.
import Foundation

var isDone = false
DispatchQueue.global().async { DispatchQueue.main.async { print("one"); isDone = true } }
while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
print("done")

isDone = false
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(60)) { print("two"); isDone = true }
while !isDone && RunLoop.current.run(mode: .default, before: .distantFuture) {}
print("done")

isDone = false
DispatchQueue.global().async { DispatchQueue.main.async { print("three"); isDone = true } }
while !isDone { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
print("done")

let queue = DispatchQueue(label: "queue")
var results: [String] = []
for name in ["first", "second"] {
  queue.async {
    DispatchQueue.main.sync { results.append(name) }
    DispatchQueue.main.async { results.append("after " + name) }
  }
}
repeat { RunLoop.main.run(mode: .default, before: .distantFuture) } while results.count < 4
print(results.filter { !$0.hasPrefix("after") }, results.count)

DispatchQueue.main.async {
  print("last")
  exit(0)
}
RunLoop.main.run()
