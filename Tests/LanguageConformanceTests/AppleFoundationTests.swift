import ScenarioLanguage
import Testing

/// What Foundation and XCTest have on Apple's systems, or only spell so there: no compiled twin can be asked here.
@Suite("What only Apple's Foundation has")
struct AppleFoundationTests {
  @Test("Progress is made without arguments, too, and told what there is to do later")
  func progress() {
    let run = SimulatedRun(
      of: """
        import Foundation
        let progress = Progress()
        print(progress.totalUnitCount, progress.isIndeterminate)
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        print(progress.fractionCompleted, progress.isFinished)
        let child = Progress(), whole = Progress(totalUnitCount: 2)
        whole.addChild(child, withPendingUnitCount: 1)
        child.totalUnitCount = 10
        child.completedUnitCount = 5
        print(whole.fractionCompleted)
        """)
    #expect(run?.printed == "0 true\n0.25 false\n0.25\n")
  }

  @Test("A notification that is expected has a type for its handler")
  func handlers() {
    let run = SimulatedRun(
      of: """
        import XCTest
        final class PostTests: XCTestCase {
          func expectPost(_ name: Notification.Name, handler: XCTNSNotificationExpectation.Handler? = nil) -> XCTestExpectation {
            expectation(forNotification: name, object: nil, handler: handler)
          }
          func testPost() {
            let posted = expectPost(.init("x")) { $0.userInfo?["n"] as? Int == 2 }
            for n in 1...2 { NotificationCenter.default.post(name: .init("x"), object: nil, userInfo: ["n": n]) }
            wait(for: [posted], timeout: 1)
            print("posted")
          }
        }
        """)
    #expect(run?.printed.contains("posted\n") == true)
    #expect(run?.printed.contains("with 0 failures") == true)
  }

  @Test("A class is the target of a timer, too: its own methods are selected")
  func classesAsTargets() {
    let run = SimulatedRun(
      of: """
        import Foundation
        class Limit: NSObject {
          class func begin() {
            Timer.scheduledTimer(
              timeInterval: 0.1, target: self, selector: #selector(fired(_:)), userInfo: ["k": 1], repeats: false)
          }
          @objc static func ended() { print("ended") }
          @objc class func fired(_ timer: Timer) { print("fired", timer.userInfo != nil) }
        }
        Limit.begin()
        Timer.scheduledTimer(timeInterval: 0.2, target: Limit.self, selector: #selector(Limit.ended), userInfo: nil, repeats: false)
        RunLoop.main.run(until: Date() + 0.3)
        """)
    #expect(run?.printed == "fired true\nended\n")
  }

  @Test("A CFRunLoop is no RunLoop: both may be extended")
  func coreRunLoopsApart() {
    let run = SimulatedRun(
      of: """
        import Foundation
        protocol Executor { func submit(_ body: @escaping () -> Void) }
        extension CFRunLoop: Executor {
          func submit(_ body: @escaping () -> Void) {
            CFRunLoopPerformBlock(self, CFRunLoopMode.defaultMode.rawValue, body)
            CFRunLoopWakeUp(self)
          }
        }
        extension RunLoop: Executor { func submit(_ body: @escaping () -> Void) { perform(body) } }
        RunLoop.main.submit { print("Foundation") }
        CFRunLoopGetMain().submit { print("Core Foundation") }
        let executors: [Executor] = [RunLoop.current, CFRunLoopGetCurrent()]
        for (number, executor) in executors.enumerated() { executor.submit { print(number) } }
        print(CFRunLoopGetMain() === CFRunLoopGetCurrent(), RunLoop.main.getCFRunLoop() == CFRunLoopGetMain())
        DispatchQueue.global().async {
          let own = CFRunLoopGetCurrent()
          print(own === CFRunLoopGetMain(), own === CFRunLoopGetCurrent())
        }
        RunLoop.main.run(until: Date() + 0.1)
        """)
    #expect(run?.printed == "true true\nFoundation\nCore Foundation\n0\n1\nfalse true\n")
  }
}
