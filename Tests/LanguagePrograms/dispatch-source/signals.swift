// Signals that a process sends to itself: a signal source counts them, a handler of C runs.
import Foundation

signal(SIGUSR1, SIG_IGN)
let arrived = DispatchSemaphore(value: 0)
let queue = DispatchQueue(label: "signals")
let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: queue)
source.setEventHandler {
  print("signal", source.data)
  arrived.signal()
}
source.setCancelHandler {
  print("cancelled")
  arrived.signal()
}
source.resume()
usleep(20_000)
let code = kill(getpid(), SIGUSR1)
arrived.wait()
print(code)
DispatchQueue.global().async { kill(getpid(), SIGUSR1) }
arrived.wait()
source.cancel()
arrived.wait()

signal(SIGUSR2) { number in print("handled", number) }
raise(SIGUSR2)
print("the end", kill(getpid(), 0))
