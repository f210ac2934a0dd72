// Protocols inside of types (SE-0404): as bounds, as types of values, conformed to and extended from outside.
struct Logger {
  protocol Attribute: RawRepresentable where RawValue == Int {}
  protocol Sink: AnyObject { func write(_ s: String) }
  weak var sink: Sink?
  func log<A: Attribute>(_ a: A) { sink?.write("\(a.rawValue)") }
}
enum Level: Int, Logger.Attribute { case low = 1, high = 5 }
final class S: Logger.Sink { func write(_ s: String) { print("sink", s) } }
let s = S()
Logger(sink: s).log(Level.high)
class View { protocol Delegate: AnyObject { func tapped(_ v: View) }; weak var delegate: (any Delegate)?; func tap() { delegate?.tapped(self) } }
final class D: View.Delegate { func tapped(_ v: View) { print("tapped") } }
let d = D(), v = View(); v.delegate = d; v.tap()
extension View.Delegate { func twice(_ v: View) { tapped(v); tapped(v) } }
d.twice(v)
