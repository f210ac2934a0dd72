// advice: the run loop needs no end: leave the line out, or call exit
import Foundation
DispatchQueue.main.async { print("work") }
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
