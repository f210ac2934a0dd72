// advice: a run loop runs for a while only where the top-level code says so; leave the line out, or end the run with exit
import Foundation
func finish() {
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
}
DispatchQueue.main.async { print("block") }
finish()
