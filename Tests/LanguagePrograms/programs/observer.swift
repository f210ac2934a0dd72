// programs: observer, in the style of application code
import Foundation
final class Observable<Value> {
  typealias Observer = (_ old: Value, _ new: Value) -> Void
  private var observers: [UUIDLike: Observer] = [:]
  private var next = 0
  struct UUIDLike: Hashable { let n: Int }
  final class Token {
    private let cancelHandler: () -> Void
    init(cancel: @escaping () -> Void) { cancelHandler = cancel }
    deinit { cancelHandler() }
  }
  var value: Value {
    didSet { observers.sorted { $0.key.n < $1.key.n }.forEach { $0.value(oldValue, value) } }
  }
  init(_ value: Value) { self.value = value }
  func observe(on queue: DispatchQueue? = nil, _ observer: @escaping Observer) -> Token {
    let id = UUIDLike(n: next)
    next += 1
    observers[id] = { old, new in
      if let queue = queue { queue.async { observer(old, new) } } else { observer(old, new) }
    }
    return Token { [weak self] in self?.observers.removeValue(forKey: id) }
  }
}
let name = Observable("Ann")
let done = DispatchSemaphore(value: 0)
var token: Observable<String>.Token? = name.observe { old, new in print("\(old) -> \(new)") }
name.value = "Bob"
let other = name.observe(on: DispatchQueue(label: "observer")) { _, new in
  print("async", new)
  done.signal()
}
name.value += "by"
done.wait()
token = nil
name.value = "Cy"
done.wait()
withExtendedLifetime(other) { print("end") }
let count = Observable<Int?>(nil)
let t = count.observe { print($0 as Any, $1 ?? 0) }
count.value = 3
count.value? += 1
_ = t
