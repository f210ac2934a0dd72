// title: State Lab: killed while suspended
// caption: A suspended app that is killed hears nothing: whatever it wanted to keep it had to save in didEnterBackground
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
  device.pressHome()
  device.wait(.seconds(2))
  device.killApp()
}

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground"
// expect: completes at 3 s
