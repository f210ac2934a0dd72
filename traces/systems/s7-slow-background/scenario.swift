// title: State Lab: too slow for the background
// caption: didEnterBackground has five seconds; whoever needs longer is purged, in the middle of it
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
  func applicationDidEnterBackground(_ application: UIApplication) {
    print("didEnterBackground")
    work("save everything", .seconds(8))
    print("saved")
  }
  func applicationWillEnterForeground(_ application: UIApplication) { print("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { print("willTerminate") }
}

Device.use(StateLab()) { device in
  device.openApp()
  device.wait(.seconds(1))
  device.pressHome()
}

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground"
// expect: trap "did not return within 5 s"
