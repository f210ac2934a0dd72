// dispatch-queue: sync as a value is the method that takes a block
import Foundation
final class Scheduler {
  let async: (@escaping () -> Void) -> Void
  let sync: (() -> Void) -> Void
  init(async: @escaping (@escaping () -> Void) -> Void, sync: @escaping (() -> Void) -> Void) { self.async = async; self.sync = sync }
  convenience init(queue: DispatchQueue) { self.init(async: { queue.async(execute: $0) }, sync: queue.sync) }
}
let q = DispatchQueue(label: "q")
let s = Scheduler(queue: q)
s.async { print("async") }
s.sync { print("sync") }
let run: (() -> Void) -> Void = q.sync
run { print("run", 1) }
let execute: (() -> Void) -> Void = q.sync(execute:)
execute { print("execute", 2) }
