// title: State Lab: the life of an app
// caption: The delegate's calls in order; work in the background gets more time than the five seconds after leaving, and ends it itself
import Dispatch

class StateLab {
  var isAnimating = false
  var backgroundTaskEnds: Double? = nil

  func didFinishLaunching() { print("didFinishLaunching") }

  func didBecomeActive() {
    isAnimating = true
    print("didBecomeActive")
  }

  func willResignActive() {
    isAnimating = false
    print("willResignActive")
  }

  func willEnterForeground() { print("willEnterForeground") }

  func didEnterBackground() {
    print("didEnterBackground")
    beginBackgroundTask()
    print("\(remaining(at: 0)) s remaining")
    DispatchQueue.global().async {
      io("background task", .seconds(25))
      DispatchQueue.main.async {
        print("\(self.remaining(at: 25)) s remaining")
        self.endBackgroundTask()
      }
    }
  }

  func beginBackgroundTask() { backgroundTaskEnds = 180 }

  func remaining(at seconds: Int) -> Int { Int(backgroundTaskEnds ?? 0) - seconds }

  func endBackgroundTask() {
    backgroundTaskEnds = nil
    print("background task ended, the app is suspended")
  }
}

let app = StateLab()

func after(_ seconds: Int, _ body: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds), execute: body)
}

DispatchQueue.main.async {
  app.didFinishLaunching()
  app.didBecomeActive()
}
after(2) {
  print("-- home")
  app.willResignActive()
  app.didEnterBackground()
}
after(32) {
  print("-- back")
  app.willEnterForeground()
  app.didBecomeActive()
}
after(34) {
  print("-- alert")
  app.willResignActive()
}
after(36) {
  print("-- alert dismissed")
  app.didBecomeActive()
  print("animating: \(app.isAnimating)")
}

// expect: prints "didFinishLaunching", "didBecomeActive", "-- home", "willResignActive", "didEnterBackground", "180 s remaining"
// expect: prints "155 s remaining", "background task ended, the app is suspended", "-- back", "willEnterForeground", "didBecomeActive"
// expect: prints "-- alert", "willResignActive", "-- alert dismissed", "didBecomeActive", "animating: true"
// expect: "background task" at 2 s
// expect: completes at 36 s
