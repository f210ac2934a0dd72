// advice: use DispatchSource.makeTimerSource
import Foundation

Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
RunLoop.main.run()
