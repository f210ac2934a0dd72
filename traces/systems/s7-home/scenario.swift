// title: State Lab: home
// caption: A moment after the last call the app is suspended: not one thread of it runs, on whichever queue
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
}

DispatchQueue.global().async { work("index the photos", .seconds(4)) }

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground"
// expect: "willResignActive" at 2 s
// expect: "didEnterBackground" on main thread
// expect: completes at 5 s
