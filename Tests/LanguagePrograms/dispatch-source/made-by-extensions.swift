// Sources made by class methods of an extension.
import Dispatch
extension DispatchSource {
  class func single(_ interval: DispatchTimeInterval, queue: DispatchQueue, handler: @escaping () -> Void) -> DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(flags: [], queue: queue)
    timer.setEventHandler(handler: handler); timer.schedule(deadline: .now() + interval); timer.resume(); return timer
  }
  static func tick(_ queue: DispatchQueue) -> any DispatchSourceTimer { makeTimerSource(flags: .strict, queue: queue) }
}
let done = DispatchSemaphore(value: 0)
let timer = DispatchSource.single(.milliseconds(5), queue: .global()) { print("fired"); done.signal() }
done.wait(); timer.cancel()
let other = DispatchSource.tick(.main); print(other.isCancelled); other.resume()
