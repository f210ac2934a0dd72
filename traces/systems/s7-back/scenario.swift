// title: State Lab: home and back
// caption: Suspended, the work on the global queue stands still and goes on where it was; what fell due meanwhile comes at once
// conformance: lines in any order
import Dispatch

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

Device.use(StateLab()) { device in
  device.openApp()
  device.wait(.seconds(2))
  device.pressHome()
  device.wait(.seconds(3))
  device.openApp()
}

DispatchQueue.global().async { work("index the photos", .seconds(4)) }
func alarm() { print("alarm") }
DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(3), execute: alarm)

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "alarm", "willEnterForeground", "didBecomeActive"
// expect: "willEnterForeground" at 5 s
// expect: "alarm" at 5 s
// expect: "index the photos" takes 7 s
// expect: completes at 7 s
