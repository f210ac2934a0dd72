// What is exposed to Objective-C is a member of a class, or of a protocol that is.
import Foundation
@objc func free() {}
struct Point {
  @objc func move() {}
  @objc var x: Int { 3 }
}
@objc struct Size {}
class Fine: NSObject {
  @objc func method() { @objc func local() {} }
  @objc dynamic var property = 3
}
extension Fine { @objc func more() {} }
extension Int { @objc func twice() {} }
@objc protocol Exposed { func method(); @objc optional func other() }
protocol Plain { @objc func method() }
extension Exposed { @objc func third() {} }
@objc var top = 3
