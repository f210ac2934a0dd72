// Any value as AnyObject: one of a class is itself.
final class Weak { weak var reference: AnyObject?; init(_ object: AnyObject) { reference = object } }
final class Broadcast<T> {
  private var observers = [Weak]()
  func add(observer: T) { observers.append(Weak(observer as AnyObject)) }
  func each(_ body: (T) -> Void) { observers.compactMap { $0.reference as? T }.forEach(body) }
}
protocol Listener: AnyObject { func heard(_ s: String) }
final class Screen: Listener { func heard(_ s: String) { print(s) } }
let b = Broadcast<Listener>(); let s = Screen()
b.add(observer: s); b.each { $0.heard("hello") }
