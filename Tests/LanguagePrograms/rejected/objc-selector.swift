// advice: Objective-C selectors are not supported: use a closure
import Foundation

class Target {
  @objc func fire() { print("fired") }
}
let selector = #selector(Target.fire)
