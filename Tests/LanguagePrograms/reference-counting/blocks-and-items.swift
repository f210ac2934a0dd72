// reference counting: closures that wait in queues, work items, dictionaries and arrays keep what they captured until they go
import Dispatch
final class Owner {
  let name: String
  var handler: (() -> Void)?
  init(_ name: String) { self.name = name }
  func say(_ what: String) { print(name, what) }
  deinit { print("deinit", name) }
}
let queue = DispatchQueue(label: "q")
do {
  let owner = Owner("captured")
  queue.async { owner.say("runs") }
  queue.sync {}
}
print("after the first")
do {
  let owner = Owner("weakly")
  queue.suspend()
  queue.async { [weak owner] in print("weak is", owner?.name ?? "gone") }
}
queue.resume()
queue.sync {}
var item: DispatchWorkItem? = DispatchWorkItem { [owner = Owner("in item")] in owner.say("works") }
item?.perform()
print("performed")
item = nil
print("item gone")
var table: [String: () -> Void] = [:]
table["a"] = { [owner = Owner("in table")] in owner.say("called") }
table["a"]?()
table["b"]?()
table["a"] = nil
print("table empty")
var handlers: [() -> Int] = []
for i in 0..<3 {
  var count = i * 10
  handlers.append {
    count += 1
    return count
  }
}
print(handlers.map { $0() }, handlers.map { $0() })
do {
  let cycle = Owner("cycle")
  cycle.handler = { [unowned cycle] in cycle.say("handled") }
  cycle.handler?()
}
final class Loader {
  var done: ((String) -> Void)?
  func load(then done: @escaping (String) -> Void) {
    self.done = done
    queue.async { [weak self] in
      guard let self else { return print("loader is gone") }
      self.done?("data")
    }
  }
  deinit { print("deinit loader") }
}
func start() {
  let loader = Loader()
  let owner = Owner("screen")
  loader.load { [weak owner] text in owner?.say(text) }
  queue.sync {}
}
start()
let group = DispatchGroup()
do {
  let shared = Owner("shared")
  for i in 1...2 { queue.async(group: group) { shared.say("block \(i)") } }
}
group.wait()
queue.sync {}
print("end")
