// title: State Lab: an animation that rests
// caption: The animation listens to the notifications: it stops when the app resigns and goes on when it is active again
import Dispatch
import Foundation

class StateLab: UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("didFinishLaunching")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { print("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { print("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { print("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { print("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { print("willTerminate") }
}

class Label {
  var isAnimating = false
  var degrees = 0

  init() {
    let center = NotificationCenter.default
    _ = center.addObserver(forName: UIApplication.willResignActiveNotification, object: nil, queue: nil) { _ in
      self.isAnimating = false
    }
    _ = center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in
      self.isAnimating = true
      self.rotate()
    }
  }

  func rotate() {
    guard isAnimating else { return print("resting at \(degrees) degrees") }
    ui("turn the label")
    degrees += 45
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { self.rotate() }
  }
}

let label = Label()
Device.use(StateLab()) { device in
  device.openApp()
  device.wait(.milliseconds(1200))
  device.showAlert()
  device.wait(.milliseconds(1500))
  device.dismissAlert()
  device.wait(.milliseconds(1200))
  device.pressHome()
  device.wait(.seconds(1))
}

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "resting at 135 degrees", "didBecomeActive", "willResignActive", "didEnterBackground"
// expect: completes at 4900 ms
