// reference counting: deinit runs where the last reference goes: on a queue, on main, inside a sync; captured values of items
import Dispatch
import Foundation

final class Token {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name, Thread.isMainThread ? "on main" : "in the background") }
}
let queue = DispatchQueue(label: "queue")
let group = DispatchGroup()
queue.suspend()
do {
  let token = Token("in block")
  queue.async(group: group) { print("block has", token.name) }
}
queue.resume()
group.wait()
queue.sync {}

var item: DispatchWorkItem? = {
  let token = Token("in item")
  return DispatchWorkItem { print("item has", token.name) }
}()
queue.async(execute: item!)
queue.sync {}
print("item has run")
item = nil
print("item dropped")

var holder: Token? = Token("held")
queue.sync {
  holder = nil
  print("released in sync")
}
holder = Token("late")
queue.async(group: group) {
  holder = nil
  print("released in async")
}
group.wait()
var unused: DispatchWorkItem? = {
  let token = Token("never run")
  return DispatchWorkItem { print(token.name) }
}()
unused = nil
print("unused is", unused == nil ? "gone" : "there")
func make() -> () -> Void {
  let token = Token("returned closure")
  return { print("closure has", token.name) }
}
make()()
print("end")
