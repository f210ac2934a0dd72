// title: State Lab: the alert is replied to
// caption: The reply opens another app: the app becomes active, at once resigns again, and goes to the background
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
  device.replyToAlert()
  device.wait(.seconds(1))
}

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didBecomeActive", "willResignActive", "didEnterBackground"
// expect: "didEnterBackground" at 3 s
// expect: completes at 4 s
