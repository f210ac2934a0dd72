// The reference date, unique names, texts of threads, a number that stands for an object.
import Foundation
print(Date.timeIntervalSinceReferenceDate >= 0)
import Foundation
print(NSUUID().uuidString.count, UUID().uuidString.count)
import Dispatch
final class Connection {
  let queue = DispatchQueue(label: "db")
  static let key = DispatchSpecificKey<Int>()
  lazy var context: Int = unsafeBitCast(self, to: Int.self)
  init() { queue.setSpecific(key: Connection.key, value: context) }
  func sync<T>(_ block: () throws -> T) rethrows -> T {
    if DispatchQueue.getSpecific(key: Connection.key) == context { return try block() }
    return try queue.sync(execute: block)
  }
}
let c = Connection(); c.sync { c.sync { print("in") } }
print(Thread.current.description.hasPrefix("<"), "\(Thread.current)".isEmpty)
