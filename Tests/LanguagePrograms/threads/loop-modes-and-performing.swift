// currentMode while a loop is run, and blocks that a loop performs: those that wait come before the blocks of the main queue.
import Foundation

let loop = RunLoop.main
DispatchQueue.main.async { print("block one", RunLoop.current.currentMode == .default) }
loop.perform { print("performed one", RunLoop.current.currentMode == .default) }
loop.perform(inModes: [.default, .common]) { print("performed two") }
DispatchQueue.main.async {
  print("block two")
  RunLoop.main.perform { print("performed three") }
}
print(loop.currentMode == nil)
loop.run(until: Date() + 0.02)
print(loop.currentMode == nil)

let done = DispatchSemaphore(value: 0)
let thread = Thread {
  let own = RunLoop.current
  own.perform { print("on its thread", RunLoop.current.currentMode == .default) }
  print(own.run(mode: .default, before: Date() + 0.01))
  print(own.currentMode == nil)
  done.signal()
}
thread.start()
done.wait()

loop.perform { print("no input") }
let start = Date()
print(loop.run(mode: .default, before: start + 0.02), Date() >= start + 0.02)
