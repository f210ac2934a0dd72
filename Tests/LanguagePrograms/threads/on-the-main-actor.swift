// Types of functions may be isolated to the main actor, and code on the main thread may say that it is.
import Foundation
func onMain(_ block: @MainActor @Sendable @escaping () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(block) }
}
var handler: (@MainActor (Int) -> Void)?
print(MainActor.assumeIsolated { Thread.isMainThread })
onMain {
  print("main", Thread.isMainThread)
  exit(0)
}
dispatchMain()
