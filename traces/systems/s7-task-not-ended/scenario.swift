// title: State Lab: a background task that nobody ends
// caption: The upload is done after 25 s, but the task was begun and never ended: the app goes on until its time is used up, and is purged
// conformance: not run, it takes three minutes
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
    _ = application.beginBackgroundTask(expirationHandler: nil)
    DispatchQueue.global().async {
      io("upload", .seconds(25))
      print("uploaded")
    }
  }
  func applicationWillEnterForeground(_ application: UIApplication) { print("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { print("willTerminate") }
}

Device.use(StateLab()) { device in
  device.openApp()
  device.wait(.seconds(2))
  device.pressHome()
}

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "uploaded"
// expect: trap "a background task has not ended"
