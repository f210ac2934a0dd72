// `as AnyObject` and `as AnyObject?` of values whose type is Any: an object is itself, weak references follow it.
import Foundation

final class Dog {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print(name, "gone") }
}
protocol Storage: AnyObject { var instance: Any? { get set } }
final class WeakStorage: Storage {
  private weak var held: AnyObject?
  var instance: Any? {
    get { held }
    set { held = newValue as AnyObject? }
  }
}
let storage = WeakStorage()
var dog: Dog? = Dog("Rex")
storage.instance = dog
print(storage.instance == nil, (storage.instance as? Dog)?.name ?? "-")
let any: Any = dog!
print((any as AnyObject) === dog, any as AnyObject is Dog)
func identity(_ value: Any) -> ObjectIdentifier { ObjectIdentifier(value as AnyObject) }
print(identity(dog!) == ObjectIdentifier(dog!), identity(any) == identity(dog as Any))
let list: [Any] = [dog!, Dog("Bo")]
print(list.map { $0 as AnyObject }.filter { $0 === dog }.count)
let optional: Any? = nil
print(optional as AnyObject? == nil)
storage.instance = nil
print(storage.instance == nil)
