// title: State Lab: the time is used up
// caption: After 180 seconds the expiration handler is called, on the main thread; it ends the task, and the app is suspended in the middle of its work
// conformance: not run, it takes more than three minutes
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
  func applicationDidEnterBackground(_ application: UIApplication) {
    print("didEnterBackground")
    work("let the images go", .milliseconds(10))
    var task = UIBackgroundTaskIdentifier.invalid
    task = application.beginBackgroundTask {
      print("the time is used up")
      application.endBackgroundTask(task)
    }
    DispatchQueue.global().async {
      print(remaining(application))
      work("encode the film", .seconds(190))
      print(remaining(application))
      application.endBackgroundTask(task)
    }
  }
  func applicationWillEnterForeground(_ application: UIApplication) { print("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { print("willTerminate") }
}

func remaining(_ application: UIApplication) -> String {
  String(format: "%.2f s remaining", application.backgroundTimeRemaining)
}

Device.use(StateLab()) { device in
  device.openApp()
  device.wait(.seconds(2))
  device.pressHome()
  device.wait(.seconds(200))
}

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "179.99 s remaining", "the time is used up"
// expect: "expirationHandler" at 182 s
// expect: "expirationHandler" on main thread
// expect: completes at 202 s
