import ScenarioLanguage
import Testing

/// `#selector` is Objective-C's: no twin can be compiled on Linux.
@Suite("Selectors")
struct SelectorTests {
  @Test("A timer tells its target until it is invalid, and keeps it until then")
  func timers() {
    let run = SimulatedRun(
      of: """
        import Foundation
        final class Clock: NSObject {
          var timer: Timer?
          var ticks = 0
          func start() {
            timer = Timer.scheduledTimer(
              timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: "each second", repeats: true)
          }
          @objc private func tick(_ timer: Timer) {
            ticks += 1
            print("tick", ticks, timer.userInfo ?? "-")
            if ticks == 2 { timer.invalidate() }
          }
          deinit { print("gone") }
        }
        var clock: Clock? = Clock()
        clock?.start()
        clock = nil
        """)
    #expect(run?.printed == "tick 1 each second\ntick 2 each second\ngone\n")
  }

  @Test("A notification center tells its target while there is one, and not what was removed")
  func notifications() {
    let run = SimulatedRun(
      of: """
        import Foundation
        extension Notification.Name { static let saved = Notification.Name("saved") }
        class Listener: NSObject {
          let name: String
          init(_ name: String) {
            self.name = name
            super.init()
            NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: .saved, object: nil)
          }
          @objc func heard(_ notification: NSNotification) { print(name, "heard", notification.userInfo?["count"] ?? "-") }
        }
        final class Louder: Listener {
          override func heard(_ notification: NSNotification) { print("LOUD") }
        }
        let first = Listener("first")
        var second: Listener? = Louder("second")
        NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["count": 1])
        second = nil
        NotificationCenter.default.post(name: .saved, object: nil, userInfo: ["count": 2])
        NotificationCenter.default.removeObserver(first)
        NotificationCenter.default.post(name: .saved, object: nil)
        """)
    #expect(run?.printed == "first heard 1\nLOUD\nfirst heard 2\n")
  }

  @Test("A control sends its actions to its targets")
  func controls() {
    let run = SimulatedRun(
      of: """
        import UIKit
        class Screen: UIViewController {
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            button.addTarget(self, action: #selector(Screen.changed(sender:)), for: .valueChanged)
            view.addSubview(button)
          }
          @IBAction func tapped() { print("tapped") }
          @objc func changed(sender: UIButton) { print("changed", sender === button) }
        }
        let screen = Screen()
        screen.loadViewIfNeeded()
        screen.button.sendActions(for: .touchUpInside)
        screen.button.sendActions(for: .valueChanged)
        print(#selector(Screen.changed(sender:)))
        """)
    #expect(run?.printed == "tapped\nchanged true\nchangedWithSender:\n")
  }

  @Test("What is to be performed later is, unless it is cancelled; on the main thread it may be waited for")
  func performing() {
    let run = SimulatedRun(
      of: """
        import Foundation
        @objcMembers final class Search: NSObject {
          func search(_ text: String) { print("search", text) }
          func reload() { print("reload on main:", Thread.isMainThread) }
          func load() {
            performSelector(onMainThread: #selector(reload), with: nil, waitUntilDone: true)
            print("loaded")
          }
        }
        let search = Search()
        for text in ["a", "ab", "abc"] {
          NSObject.cancelPreviousPerformRequests(withTarget: search)
          search.perform(#selector(Search.search(_:)), with: text, afterDelay: 0.3)
        }
        search.performSelector(inBackground: #selector(Search.load), with: nil)
        """)
    #expect(run?.printed == "reload on main: true\nloaded\nsearch abc\n")
  }
}
