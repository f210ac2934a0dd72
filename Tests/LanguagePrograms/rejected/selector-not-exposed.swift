// advice: a method that a selector names has to be exposed to Objective-C
import Foundation

final class Clock: NSObject {
  var count = 0
  func start() {
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Clock.missing), userInfo: nil, repeats: true)
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(both), userInfo: nil, repeats: true)
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(getter: count), userInfo: nil, repeats: true)
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(said(_:_:)), userInfo: nil, repeats: true)
  }
  func tick() { count += 1 }
  @objc func both() {}
  @objc func both(_ timer: Timer) {}
  @objc func said(_ timer: Timer, _ word: String) {}
}
