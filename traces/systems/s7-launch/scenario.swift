// title: State Lab: launch
// caption: Two calls, both on the main thread: the app has been started, and it is in front
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
  device.wait(.milliseconds(500))
  device.openApp()
  device.wait(.milliseconds(1500))
}

// expect: prints only "didFinishLaunching", "didBecomeActive"
// expect: "didFinishLaunching" on main thread
// expect: order "didFinishLaunching" "didBecomeActive"
// expect: completes at 2 s
