// advice: hold a center in a property; nothing more about what follows from it
import Foundation

final class Quiet: NotificationCenter {
  override func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    super.post(name: name, object: object, userInfo: userInfo)
    print("posted")
  }
}
let center: NotificationCenter = Quiet()
center.post(name: .init("x"), object: nil)
func use(_ center: NotificationCenter) {}
use(Quiet())
let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0, 0, 0) { _ in print("x") }
