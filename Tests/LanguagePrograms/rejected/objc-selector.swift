// advice: Linux has no selectors: use a closure
// simulate: platform linux
import Foundation

class Target {
  @objc func fire() { print("fired") }
}
let selector = #selector(Target.fire)
