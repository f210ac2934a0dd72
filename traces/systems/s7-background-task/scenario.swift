// title: State Lab: a background task
// caption: A background task keeps the app running after it has left the front: 180 seconds of it are there, and it is suspended as soon as the task ends
// conformance: not run, hundredths of a second of what is left are no more the same in a real run
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
      io("upload", .seconds(25))
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
  device.wait(.seconds(35))
}

// expect: prints only "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "179.99 s remaining", "154.99 s remaining"
// expect: "upload" takes 25 s
// expect: completes at 37 s
