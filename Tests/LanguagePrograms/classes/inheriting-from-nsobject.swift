// Classes that inherit from NSObject, as application code does.
import Foundation

protocol Reporting: AnyObject { func report(_ text: String) }
class Screen: NSObject, Reporting {
  let title: String
  weak var next: Screen?
  init(title: String) {
    self.title = title
    super.init()
  }
  override convenience init() { self.init(title: "untitled") }
  func report(_ text: String) { print(title, text) }
}
final class Details: Screen {
  override func report(_ text: String) { super.report("details: " + text) }
  deinit { print("gone") }
}
let screen = Screen()
screen.report("shown")
do {
  let details = Details(title: "cat")
  screen.next = details
  screen.next?.report("loaded")
  print(screen.next === details, screen === details)
}
print(screen.next == nil)
