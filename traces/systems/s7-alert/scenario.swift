// title: State Lab: an alert
// caption: An alert takes the front without leaving the app: it is inactive, but still on screen and running
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
  device.wait(.seconds(1))
  device.showAlert()
  device.wait(.seconds(2))
  device.dismissAlert()
  device.wait(.seconds(1))
}

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didBecomeActive"
// expect: "willResignActive" at 1 s
// expect: "didBecomeActive" at 3 s
// expect: completes at 4 s
